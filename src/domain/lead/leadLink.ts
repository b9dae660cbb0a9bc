import { callbackQuery, consentQuery, hasCallback } from '../fare/fareLink.ts'
import type { CallbackOutcome } from '../fare/fareQuote.ts'
import type { Link } from '../link/link.ts'
import { firstOf, type Query, withMissing } from '../link/query.ts'
import type { LeadEnquiry } from './leadForm.ts'

const eventName = 'send_unregistered_event'

/** All that the service says of a lead's callback, the event that it wants sent too. */
const dataOf = (callback: CallbackOutcome): Query => [
  ...callbackQuery(callback),
  [eventName, String(callback.sendUnregisteredEvent)],
]

/**
 * Where a lead goes on: the returned link with its geo region and, if a lead entry was created,
 * with what became of the callback request (spec 2 §7). What it carries already is kept.
 *
 * @example
 * const returned: Link = { site: null, path: '/en-IN/fare_estimate_mob', query: [] }
 * const { query } = leadLink(returned)({ consent: false }, 3, {
 *   result: 'success',
 *   prevCallbackReqIdPresent: false,
 *   callbackRequestId: null,
 *   isExistingCust: false,
 *   leadEntryCreated: false,
 *   sendUnregisteredEvent: false,
 * })
 * query // → [['geo_region_id', '3'], ['consent_for_callback', 'false']]
 */
export const leadLink =
  (returned: Link) =>
  (
    enquiry: Pick<LeadEnquiry, 'consent'>,
    geoRegionId: number,
    callback: CallbackOutcome,
  ): Link => ({
    ...returned,
    query: withMissing(returned.query)([
      ['geo_region_id', String(geoRegionId)],
      ...consentQuery(enquiry),
      ...(callback.leadEntryCreated ? dataOf(callback) : []),
    ]),
  })

/**
 * Whether a link that shows fares is a lead's whose visitor is called back. The link of a fare has what
 * became of its own request, and nobody asked for a call there (spec 1 §2, spec 2 §7).
 *
 * @example
 * isCalledLead([['consent_for_callback', 'true']]) // → true
 * isCalledLead([['consent_for_callback', 'false']]) // → false
 * isCalledLead([['result', 'success'], ['callback_request_id', '42']]) // → false
 */
export const isCalledLead = (query: Query): boolean => {
  const first = firstOf(query)
  return hasCallback(query) && (first('result') === null || first(eventName) !== null)
}
