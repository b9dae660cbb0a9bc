import type { Credentials } from '../../application/ports/customerCall.ts'
import type { CallHeaders } from '../http/http.ts'

/**
 * The header of every call of the customer service: the customer intent that it belongs to (spec 1
 * §7).
 */
export const customerHeaders = (requestId: string): CallHeaders => ({
  'client-request-uuid': requestId,
})

/**
 * The headers of a customer's own calls (spec 1 §7). The country is the service's own, `in`,
 * whatever the market.
 */
export const authenticatedHeaders = (
  { mobile, authToken }: Credentials,
  requestId: string,
): CallHeaders => ({
  ...customerHeaders(requestId),
  country: 'in',
  mobile,
  'auth-token': authToken,
})
