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

/** Why a call came to nothing that guests make as well: who is a guest is no customer any more. */
export const orCustomerRefused =
  ({ credentials }: CallContext) =>
  (error: RemoteError): CustomerCallError =>
    credentials !== undefined && isUnbelieved(error) ? { kind: 'AuthenticationFailed' } : error
