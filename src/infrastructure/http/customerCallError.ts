import type { CallContext } from '../../application/ports/call.ts'
import type { CustomerCallError } from '../../application/ports/customerCall.ts'
import type { Reason, RemoteError } from '../../application/ports/remoteError.ts'
import { type CallFailure, remoteErrorOf } from './callFailure.ts'

type Failed = { readonly kind: RemoteError['kind']; readonly because?: Reason }

/** Whether a service does not believe who called, or not any more (spec 2 §8). */
export const isUnbelieved = ({ because }: Failed): boolean => because === 'unbelieved'

/**
 * Why a call in a customer's name came to nothing (spec 2 §8: Authentication Failed).
 *
 * @example
 * customerCallErrorOf({ kind: 'Refused', status: 401, body: {} })
 * // → { kind: 'AuthenticationFailed' }
 * customerCallErrorOf({ kind: 'Refused', status: 503, body: {} })
 * // → { kind: 'NetworkError', because: 'failed', message: null }
 */
export const customerCallErrorOf = (failure: CallFailure): CustomerCallError => {
  const error = remoteErrorOf(failure)
  return isUnbelieved(error) ? { kind: 'AuthenticationFailed' } : error
}

/**
 * Why a call came to nothing that guests make as well: of a customer as `customerCallErrorOf` says, of a guest as of
 * any call (spec 2 §8).
 *
 * @example
 * const refused = { kind: 'NetworkError', because: 'unbelieved', message: null } as const
 * const credentials = { mobile: '9876543210', authToken: 'abc' }
 * orCustomerRefused({ ...context, credentials })(refused) // → { kind: 'AuthenticationFailed' }
 * orCustomerRefused(context)(refused).kind // → 'NetworkError'
 */
export const orCustomerRefused =
  ({ credentials }: CallContext) =>
  (error: RemoteError): CustomerCallError =>
    credentials !== undefined && isUnbelieved(error) ? { kind: 'AuthenticationFailed' } : error
