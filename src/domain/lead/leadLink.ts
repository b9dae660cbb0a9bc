import {
  callbackQuery,
  callParam,
  consentParam,
  consentQuery,
  leadParam,
} from '../fare/fareLink.ts'
import type { CallbackOutcome } from '../fare/fareQuote.ts'
import type { Link } from '../link/link.ts'
import { firstOf, type Query, withMissing } from '../link/query.ts'
import type { LeadEnquiry } from './leadForm.ts'

const eventParam = 'send_unregistered_event'

/** The outcome of a lead's callback, including the event that the service wants sent. */
const dataOf = (callback: CallbackOutcome): Query => [
  ...callbackQuery(callback),
  [eventParam, String(callback.sendUnregisteredEvent)],
]

/**
 * The link to follow after a lead: the returned link plus its geo region, the consent and, if a lead
 * entry was created, the outcome of the callback request (spec 2 §7). Parameters that it already has
 * are kept.
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

/** Whether the visitor of a link will be called back, and about what. */
export type CallbackNews = 'none' | 'ofFare' | 'ofLead'

/**
 * Whether a link says that its visitor will be called back: it has the id of a callback request, or it
 * is a lead's whose visitor consents to a call. The link of a lead that already existed carries the
 * consent alone; that of a new one says that it was created, and its service may say no more. Consent
 * next to the outcome of a fare's own request promises no call. That outcome has a result, but no event
 * to send (spec 1 §2, spec 2 §3, §7).
 *
 * @example
 * callbackNews([['consent_for_callback', 'true']]) // → 'ofLead'
 * callbackNews([['consent_for_callback', 'true'], ['lead_entry_created', 'false']]) // → 'none'
 * callbackNews([['result', 'success'], ['callback_request_id', '42']]) // → 'ofFare'
 */
export const callbackNews = (query: Query): CallbackNews => {
  const first = firstOf(query)
  const isLeads = first(eventParam) !== null
  const created = first(leadParam)
  const isOfLead = created === null || (isLeads && created === 'true')
  const isAwaited = isOfLead && first(consentParam) === 'true'
  if (!isAwaited && (first(callParam) ?? '') === '') return 'none'
  return first('result') === null || isLeads ? 'ofLead' : 'ofFare'
}

/**
 * Whether a link is that of a lead whose visitor will not be called back: it refuses consent, without the
 * outcome of a fare's own request (spec 2 §3, §7).
 *
 * @example
 * isOfUncalledLead([['consent_for_callback', 'false']]) // → true
 * isOfUncalledLead([['consent_for_callback', 'false'], ['result', 'success']]) // → false
 * isOfUncalledLead([['consent_for_callback', 'true']]) // → false
 */
export const isOfUncalledLead = (query: Query): boolean => {
  const first = firstOf(query)
  const isOfFare = first(eventParam) === null && (first('result') ?? first(leadParam)) !== null
  return !isOfFare && first(consentParam) === 'false' && callbackNews(query) === 'none'
}
