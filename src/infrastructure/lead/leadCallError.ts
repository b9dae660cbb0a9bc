import type { LeadCallError } from '../../application/lead/requestSpotCallback.port.ts'
import type { CallContext } from '../../application/ports/call.ts'
import { fieldWords } from '../../domain/form/fieldWords.ts'
import type { LeadField } from '../../domain/lead/leadForm.ts'
import { refusedForm } from '../fare/refusedForm.ts'
import { type CallFailure, remoteErrorOf } from '../http/callFailure.ts'
import { isUnbelieved } from '../http/customerCallError.ts'

/** The fields of a lead by the names that the service has for them (spec 2 §3). */
const fieldOfName = new Map<string, LeadField>([
  ['pickup', 'pickup'],
  ['drop', 'drop'],
  ['name', 'name'],
  ['mobile', 'mobile'],
  ['requirement', 'requirement'],
])

/** Why a call of a lead came to nothing: whoever called as a customer may not be believed any more. */
export const leadCallError =
  ({ credentials }: CallContext) =>
  (failure: CallFailure): LeadCallError => {
    const error = remoteErrorOf(failure)
    if (isUnbelieved(error) && credentials !== undefined) {
      return { kind: 'AuthenticationFailed' }
    }
    // Stryker disable next-line ConditionalExpression: a form is refused by nothing but a refusal, which the compiler has to be told
    if (failure.kind !== 'Refused') return error
    const refused = refusedForm(failure)
    if (refused.kind !== 'FormRefused') return refused
    const { fieldErrors, formError } = refused.refusal
    const fields = Array.from(fieldWords(fieldOfName)(fieldErrors), ([field, message]) => ({
      field,
      message,
    }))
    return { kind: 'FormRefused', message: formError, fields }
  }
