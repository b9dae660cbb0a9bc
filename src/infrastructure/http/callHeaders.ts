import type { CallContext } from '../../application/ports/call.ts'
import type { CallHeaders } from './http.ts'

/**
 * The headers that identify the caller, on every call of the customer and order services (spec 1
 * §7).
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
 * The additional headers of calls to the order service: the customer intent, country and language,
 * and the credentials of a customer who is logged in (spec 1 §6, §7).
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
