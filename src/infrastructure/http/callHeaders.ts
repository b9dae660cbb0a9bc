import type { CallContext } from '../../application/ports/call.ts'
import type { CallHeaders } from './http.ts'

/**
 * What every call of the customer and order services says of its sender (spec 1 §7).
 *
 * @example
 * callerHeaders('device-1')
 * // → { brand: 'smartshift', source: 'website', 'device-id': 'device-1' }
 */
export const callerHeaders = (deviceId: string): CallHeaders => ({
  brand: 'smartshift',
  source: 'website',
  'device-id': deviceId,
})

/**
 * What a call of the order service says besides: the intent it belongs to, country and language,
 * and who a customer is (spec 1 §6, §7).
 *
 * @example
 * orderHeaders({ requestId: 'r-1', region: 'in', locale: 'en-IN' })
 * // → { 'client-request-uuid': 'r-1', country: 'in', 'preferred-languages': 'en-IN' }
 */
export const orderHeaders = ({
  requestId,
  region,
  locale,
  credentials,
}: CallContext): CallHeaders => ({
  'client-request-uuid': requestId,
  country: region,
  'preferred-languages': locale,
  ...(credentials === undefined
    ? {}
    : { mobile: credentials.mobile, 'auth-token': credentials.authToken }),
})
