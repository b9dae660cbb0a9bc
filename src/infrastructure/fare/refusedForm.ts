import { either as E } from 'fp-ts'
import type { RemoteError } from '../../application/ports/remoteError.ts'
import { type Refusal, refusalError } from '../http/callFailure.ts'
import { looksLikeRefusal, readFareRefusal, type ServiceRefusal } from './fareRefusal.codec.ts'

/**
 * Reads why a service refused a form; left if the refusal is not one of a form, or cannot be read. Where the error
 * object is empty, the service's plain message counts (spec 1 §8).
 *
 * @example
 * const refused = { kind: 'Refused', status: 422 } as const
 * refusedForm({ ...refused, body: { address_error_type: 'INVALID_DROP' } })
 * // → right: { addressErrorType: 'INVALID_DROP', fieldErrors: [], formError: null }
 * refusedForm({ ...refused, body: { error: 'Not today' } })
 * // → left: { kind: 'NetworkError', because: 'declined', message: 'Not today' }
 */
export const refusedForm = (failure: Refusal): E.Either<RemoteError, ServiceRefusal> => {
  const error = refusalError(failure)
  if (!looksLikeRefusal(failure.body)) return E.left(error)
  const refusal = readFareRefusal(failure.body)
  if (refusal === null) return E.left({ kind: 'RefusalUnreadable', because: error.because })
  const saysNothing =
    refusal.addressErrorType === null &&
    refusal.fieldErrors.length === 0 &&
    refusal.formError === null
  return saysNothing && error.message !== null ? E.left(error) : E.right(refusal)
}
