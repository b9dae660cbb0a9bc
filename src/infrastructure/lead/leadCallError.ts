import { either as E } from 'fp-ts'
import type { LeadCallError } from '../../application/lead/requestSpotCallback.port.ts'
import type { CallContext } from '../../application/ports/call.ts'
import { fieldWords } from '../../domain/form/fieldWords.ts'
import type { LeadField } from '../../domain/lead/leadForm.ts'
import { refusedForm } from '../fare/refusedForm.ts'
import { type CallFailure, remoteErrorOf } from '../http/callFailure.ts'
import { orCustomerRefused } from '../http/customerCallError.ts'

/** The fields of a lead by the service's names for them (spec 2 §3). */
const fieldOfName = new Map<string, LeadField>([
  ['pickup', 'pickup'],
  ['drop', 'drop'],
  ['name', 'name'],
  ['mobile', 'mobile'],
  ['requirement', 'requirement'],
])

const toLeadCallError = (failure: CallFailure): LeadCallError => {
  if (failure.kind !== 'Refused') return remoteErrorOf(failure)
  const refused = refusedForm(failure)
  if (E.isLeft(refused)) return refused.left
  const { fieldErrors, formError } = refused.right
  return { kind: 'FormRefused', message: formError, fields: fieldWords(fieldOfName)(fieldErrors) }
}

/** Why a call about a lead failed. A customer's credentials may have been rejected. */
export const leadCallError = (context: CallContext): ((failure: CallFailure) => LeadCallError) =>
  orCustomerRefused(context)(toLeadCallError)
