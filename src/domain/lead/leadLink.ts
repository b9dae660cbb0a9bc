import { callbackQuery, consentName, consentQuery, leadName } from '../fare/fareLink.ts'
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

/** Whether the visitor of a link is called back, and what for. */
export type CallbackNews = 'none' | 'ofFare' | 'ofLead'

/**
 * Whether a link says that its visitor is called back: somebody was asked to, or it is of a lead that is no new one,
 * of which nothing but its visitor's consent is said. Consent beside what became of a request promises nobody a call.
 * What became of a fare's own request has a result, and no event to be sent (spec 1 §2, spec 2 §7).
 *
 * @example
 * callbackNews([['consent_for_callback', 'true']]) // → 'ofLead'
 * callbackNews([['consent_for_callback', 'true'], ['lead_entry_created', 'false']]) // → 'none'
 * callbackNews([['result', 'success'], ['callback_request_id', '42']]) // → 'ofFare'
 */
export const callbackNews = (query: Query): CallbackNews => {
  const first = firstOf(query)
  const isOfKnownLead = first(leadName) === null && first(consentName) === 'true'
  if (!isOfKnownLead && (first('callback_request_id') ?? '') === '') return 'none'
  return first('result') === null || first(eventName) !== null ? 'ofLead' : 'ofFare'
}
