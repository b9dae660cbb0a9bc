import type { Credentials } from '../../application/ports/customerCall.ts'
import type { CallHeaders } from '../http/http.ts'

/** What a call of the customer service says of the intent it belongs to (spec 1 §7). */
export const customerHeaders = (requestId: string): CallHeaders => ({
  'client-request-uuid': requestId,
})

/** What a call in a customer's name says besides (spec 1 §7): `in` is this service's own country, whatever the market. */
export const authenticatedHeaders = (
  { mobile, authToken }: Credentials,
  requestId: string,
): CallHeaders => ({
  ...customerHeaders(requestId),
  country: 'in',
  mobile,
  'auth-token': authToken,
})
