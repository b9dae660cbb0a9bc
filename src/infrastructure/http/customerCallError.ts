import type { CallContext } from '../../application/ports/call.ts'
import type { CustomerCallError } from '../../application/ports/customerCall.ts'
import type { Reason, RemoteError } from '../../application/ports/remoteError.ts'
import { type CallFailure, remoteErrorOf } from './callFailure.ts'

type Unread = { readonly kind: RemoteError['kind']; readonly because?: Reason }

/** Whether the service rejected the caller's credentials (spec 2 §8). */
const isUnbelieved = ({ because }: Unread): boolean => because === 'unbelieved'

/**
 * Why a customer's call failed (spec 2 §8: Authentication Failed).
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
 * Why a call failed that guests may make too (spec 2 §8). A customer whose credentials were
 * rejected gets `AuthenticationFailed`, whatever else the refusal says; `read` interprets every
 * other failure.
 *
 * @example
 * const refused = { kind: 'Refused', status: 401, body: {} } as const
 * const credentials = { mobile: '9876543210', authToken: 'abc' }
 * orCustomerRefused({ ...context, credentials })(remoteErrorOf)(refused)
 * // → { kind: 'AuthenticationFailed' }
 * orCustomerRefused(context)(remoteErrorOf)(refused).kind // → 'NetworkError'
 */
export const orCustomerRefused =
  ({ credentials }: CallContext) =>
  <Failed>(read: (failure: CallFailure) => Failed) =>
  (failure: CallFailure): Failed | Extract<CustomerCallError, { kind: 'AuthenticationFailed' }> =>
    credentials !== undefined && isUnbelieved(remoteErrorOf(failure))
      ? { kind: 'AuthenticationFailed' }
      : read(failure)
