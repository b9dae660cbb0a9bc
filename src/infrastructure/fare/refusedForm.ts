import type { RemoteError } from '../../application/ports/remoteError.ts'
import { type Refusal, refusalError } from '../http/callFailure.ts'
import { looksLikeRefusal, readFareRefusal, type ServiceRefusal } from './fareRefusal.codec.ts'

/** A form that a service refused, with the service's reasons. */
export type RefusedForm = { readonly kind: 'FormRefused'; readonly refusal: ServiceRefusal }

/**
 * Reads a refusal as one of a form, or else as any other refusal. Where the error object is empty,
 * the service's plain message counts (spec 1 §8).
 *
 * @example
 * const refused = { kind: 'Refused', status: 422 } as const
 * refusedForm({ ...refused, body: { address_error_type: 'INVALID_DROP' } })
 * // → {
 * //     kind: 'FormRefused',
 * //     refusal: { addressErrorType: 'INVALID_DROP', fieldErrors: [], formError: null },
 * //   }
 * refusedForm({ ...refused, body: { error: 'Not today' } })
 * // → { kind: 'NetworkError', because: 'declined', message: 'Not today' }
 */
export const refusedForm = (failure: Refusal): RemoteError | RefusedForm => {
  const error = refusalError(failure)
  if (!looksLikeRefusal(failure.body)) return error
  const refusal = readFareRefusal(failure.body)
  if (refusal === null) return { kind: 'RefusalUnreadable', because: error.because }
  const saysNothing =
    refusal.addressErrorType === null &&
    refusal.fieldErrors.length === 0 &&
    refusal.formError === null
  return saysNothing && error.message !== null ? error : { kind: 'FormRefused', refusal }
}
