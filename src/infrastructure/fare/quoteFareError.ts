import { either as E } from 'fp-ts'
import type { RemoteError } from '../../application/ports/remoteError.ts'
import type { FareField, FareForm } from '../../domain/fare/fareForm.ts'
import { type FormRefusal, refusedFields } from '../../domain/fare/fareRefusal.ts'
import { fieldWords } from '../../domain/form/fieldWords.ts'
import { type CallFailure, remoteErrorOf } from '../http/callFailure.ts'
import { type ServiceRefusal, unservedBy } from './fareRefusal.codec.ts'
import { refusedForm } from './refusedForm.ts'

/** The fields of the fare form by the service's names for them (spec 1 §5). */
const fieldOfName = new Map<string, FareField>([
  ['from_address', 'pickup'],
  ['to_address', 'drop'],
  ['name', 'name'],
  ['customer_mobile', 'mobile'],
  ['frequency', 'requirement'],
])

const toFormRefusal = ({
  addressErrorType,
  fieldErrors,
  formError,
}: ServiceRefusal): FormRefusal<FareForm> => ({
  kind: 'FormRefused',
  message: formError,
  fields: refusedFields({
    unserved: unservedBy(addressErrorType),
    fieldErrors: fieldWords(fieldOfName)(fieldErrors),
    formError,
  }),
})

/**
 * Why a fare request failed: the validator refused fields of the form, or the call failed as any
 * call may (spec 1 §5, §8). Only a field's first message counts; empty messages and unknown names
 * are ignored.
 *
 * @example
 * const about = [{ field_name: 'customer_mobile', message: 'Blocked' }]
 * const body = { address_error_type: 'INVALID_DROP', field_errors: about }
 * quoteFareErrorOf({ kind: 'Refused', status: 422, body })
 * // → {
 * //     kind: 'FormRefused',
 * //     message: null,
 * //     fields: [{ field: 'mobile', message: 'Blocked' }, { field: 'drop', message: null }],
 * //   }
 */
export const quoteFareErrorOf = (failure: CallFailure): RemoteError | FormRefusal<FareForm> => {
  if (failure.kind !== 'Refused') return remoteErrorOf(failure)
  const refused = refusedForm(failure)
  return E.isRight(refused) ? toFormRefusal(refused.right) : refused.left
}
