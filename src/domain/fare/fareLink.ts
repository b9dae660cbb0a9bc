import { attributionQuery } from '../attribution/attributionQuery.ts'
import type { Link } from '../link/link.ts'
import { linkedId } from '../link/linkedId.ts'
import { shortText } from '../link/plainText.ts'
import { firstOf, parted, type Query, withMissing } from '../link/query.ts'
import { linkedName } from '../person/linkedName.ts'
import { linkedMobile } from '../phone/linkedMobile.ts'
import { isMobileWhole } from '../phone/mobileLength.ts'
import type { PhoneRule } from '../phone/phoneRule.ts'
import type { Waypoint } from '../place/address.ts'
import { parseCoordinates } from '../place/coordinates.ts'
import { linkedLandmark } from '../place/linkedLandmark.ts'
import type { ContactEntry } from './contact.ts'
import type { FareEnquiry } from './fareForm.ts'
import type { FarePage } from './farePage.ts'
import type { CallbackOutcome, QuotedPlace } from './fareQuote.ts'
import { codedCategory } from './service.ts'
import {
  categoryInLink,
  categoryName,
  categoryParam,
  categoryToken,
  type FareCategory,
  fareCategories,
} from './serviceCategory.ts'

export const consentParam = 'consent_for_callback'
export const leadParam = 'lead_entry_created'
export const callParam = 'callback_request_id'
const tokenParam = 'fare_estimate_token'

/**
 * The geo region id in a link, or `otherwise` if it has none (spec 1 §3).
 *
 * @example
 * geoRegionOf(3)([['geo_region_id', '8']]) // → 8
 * geoRegionOf(3)([['geo_region_id', 'Pune']]) // → 3
 */
export const geoRegionOf =
  (otherwise: number) =>
  (query: Query): number =>
    linkedId(query)('geo_region_id') ?? otherwise

/**
 * The consent to a callback as a query for the results page, which announces the callback; empty if
 * consent was not asked for (spec 1 §2).
 *
 * @example
 * consentQuery({ consent: true }) // → [['consent_for_callback', 'true']]
 * consentQuery({ consent: null }) // → []
 */
export const consentQuery = ({ consent }: Pick<FareEnquiry, 'consent'>): Query =>
  consent === null ? [] : [[consentParam, String(consent)]]

/**
 * Whether a link lets the team call back. It does unless it says no (spec 1 §2).
 *
 * @example
 * allowsCallback([['consent_for_callback', 'false']]) // → false
 * allowsCallback([]) // → true
 */
export const allowsCallback = (query: Query): boolean => firstOf(query)(consentParam) !== 'false'

/**
 * The outcome of a callback request as a query for the results page; unknown values are left out
 * (spec 1 §2).
 *
 * @example
 * const query = callbackQuery({
 *   result: 'success',
 *   prevCallbackReqIdPresent: false,
 *   callbackRequestId: '42',
 *   isExistingCust: true,
 *   leadEntryCreated: false,
 *   sendUnregisteredEvent: false,
 * })
 * firstOf(query)('callback_request_id') // → '42'
 * firstOf(query)('is_existing_cust') // → 'true'
 */
export const callbackQuery = (callback: CallbackOutcome): Query =>
  (
    [
      ['result', callback.result],
      ['prev_callback_req_id_present', callback.prevCallbackReqIdPresent],
      [callParam, callback.callbackRequestId],
      ['is_existing_cust', callback.isExistingCust],
      [leadParam, callback.leadEntryCreated],
    ] as const
  ).flatMap(([name, said]) => (said === null ? [] : [[name, String(said)] as const]))

/**
 * The link to the results of an estimate: the returned link, plus the category, the device, the
 * callback's outcome and consent, the tracking parameters and the token (spec 1 §4). Parameters that it
 * already has are kept.
 *
 * @example
 * const returned: Link = { site: null, path: '/en-IN/fare_estimate_mob', query: [] }
 * const place = {
 *   landmark: 'Koramangala',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * const enquiry: FareEnquiry = {
 *   route: { pickup: place, drop: place },
 *   asker: 'guest',
 *   contact: { name: 'Asha Rao', mobile: '9876543210', requirement: 'personal' },
 *   consent: true,
 *   category: 'two-wheeler',
 * }
 * const page: FarePage = {
 *   brand: 'Hathi',
 *   isDeviceMobile: true,
 *   sourceUrl: 'https://hathi.example/en-IN',
 *   attribution: parseAttribution([])('2w'),
 * }
 * const callback: CallbackOutcome = {
 *   result: 'success',
 *   prevCallbackReqIdPresent: false,
 *   callbackRequestId: '42',
 *   isExistingCust: false,
 *   leadEntryCreated: true,
 *   sendUnregisteredEvent: true,
 * }
 * const { query } = resultsLink(returned)(enquiry, page, callback, 'token')
 * firstOf(query)('service_category') // → '2 wheeler'
 * firstOf(query)('fare_estimate_token') // → 'token'
 */
export const resultsLink =
  (returned: Link) =>
  (enquiry: FareEnquiry, page: FarePage, callback: CallbackOutcome, token: string): Link => ({
    ...returned,
    query: withMissing(returned.query)([
      [categoryParam, categoryName(enquiry.category)],
      ['is_device_mobile', String(page.isDeviceMobile)],
      ...callbackQuery(callback),
      ...consentQuery(enquiry),
      ...attributionQuery(page.attribution),
      [tokenParam, token],
    ]),
  })

// Trucks have one name in every enumeration (spec 1 §1).
const otherTwoWheelers = 'twowheelers'

/**
 * The category whose fares a link shows: by its name, as `resultsLink` writes it, or by its short form, its
 * name in the other enumeration or its code, which a link from the service or from elsewhere may have.
 * Null if it names none with fares (spec 1 §1, §2, §3).
 *
 * @example
 * linkedCategory([['service_category', '2 wheeler']]) // → 'two-wheeler'
 * linkedCategory([['service_category', '2W']]) // → 'two-wheeler'
 * linkedCategory([['service_category', 'TwoWheelers']]) // → 'two-wheeler'
 * linkedCategory([['service_category', '0']]) // → 'two-wheeler'
 * linkedCategory([['service_category', 'compact']]) // → null
 */
export const linkedCategory = (query: Query): FareCategory | null => {
  const name = categoryInLink(query)?.toLowerCase()
  if (name === otherTwoWheelers) return 'two-wheeler'
  const isNamed = (category: FareCategory): boolean =>
    name === categoryName(category) || name === categoryToken(category)
  return fareCategories.find(isNamed) ?? codedCategory(query)
}

const isToken = ([name]: Query[number]): boolean => name === tokenParam

const personalParams = new Set([
  'customer_mobile',
  'sender_mobile',
  'customer_name',
  'sender_name',
  'from_address_landmark',
  'from_address_lat',
  'from_address_long',
  'to_address_landmark',
  'to_address_lat',
  'to_address_long',
  'frequency',
])

/**
 * Splits a query: `taken` are the parameters that identify people and places, which are stored
 * encrypted and removed from the URL. `rest` may stay in the URL (spec 1 §2); the estimate's token is
 * among them, because a shared link needs it.
 *
 * @example
 * partFareQuery([['customer_name', 'Asha'], ['fare_estimate_token', 't']])
 * // → { taken: [['customer_name', 'Asha']], rest: [['fare_estimate_token', 't']] }
 */
export const partFareQuery = parted(personalParams)

/**
 * Reads the query of a results link: the token of its estimate (null for none), the parameters to take
 * out of the URL and those to leave in it, what a browser keeps of it (the parameters that are taken out,
 * and the token of the estimate they belong to; without one, all of them, to know the link by), and `isWhole`:
 * false if its mobile number has the wrong length, as in a link that was tampered with or cut off (spec 1 §2, §5).
 *
 * @example
 * const read = readResultsLink(india.phone)
 * const { token, taken, isWhole } = read([['fare_estimate_token', 't'], ['customer_mobile', '987']])
 * token // → 't'
 * taken // → [['customer_mobile', '987']]
 * isWhole // → false
 */
export const readResultsLink = (phone: PhoneRule) => (query: Query) => {
  const first = firstOf(query)
  const mobile = first('customer_mobile')
  // Blanks around it come from the text that the link was copied from.
  const token = first(tokenParam)?.trim() ?? ''
  const { taken, rest } = partFareQuery(query)
  return {
    taken,
    rest,
    kept: token === '' ? query : [...taken, ...query.filter(isToken)],
    token: token === '' ? null : token,
    isWhole: mobile === null || isMobileWhole(phone)(mobile),
  }
}

const endInLink = (query: Query, end: 'from' | 'to'): QuotedPlace | null => {
  const said = (name: string): string => firstOf(query)(`${end}_address_${name}`) ?? ''
  const landmark = linkedLandmark(said('landmark'))
  const location = parseCoordinates(said('lat'), said('long'))
  return landmark === '' || location === null ? null : { landmark, location }
}

/**
 * The ends of the route that the parameters of a link name; null for one without a name or a point (spec 1 §2).
 *
 * @example
 * const { pickup, drop } = routeInLink([
 *   ['from_address_landmark', 'Koramangala'],
 *   ['from_address_lat', '12.9352'],
 *   ['from_address_long', '77.6245'],
 *   ['to_address_landmark', 'Whitefield'],
 * ])
 * pickup // → { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 } }
 * drop // → null
 */
export const routeInLink = (query: Query): Record<Waypoint, QuotedPlace | null> => ({
  pickup: endInLink(query, 'from'),
  drop: endInLink(query, 'to'),
})

/**
 * The query of a link whose check failed, so that it still fails once the number that failed it has left the URL:
 * without its estimate, without the consent, which alone would make it a lead's, and without the request for a
 * call, which alone would promise one (spec 1 §2, §5).
 *
 * @example
 * brokenQuery([['fare_estimate_token', 't'], ['consent_for_callback', 'false'], ['result', 'x']])
 * // → [['result', 'x']]
 */
export const brokenQuery = (query: Query): Query =>
  query.filter(([name]) => name !== tokenParam && name !== consentParam && name !== callParam)

/**
 * The contact details in a link, as form input: each on one line, of limited length, and empty where the
 * link gives none (spec 1 §2).
 *
 * @example
 * contactInLink([['sender_name', 'Asha+Rao'], ['frequency', 'business']])
 * // → { name: 'Asha Rao', mobile: '', requirement: 'business' }
 */
export const contactInLink = (query: Query): ContactEntry => {
  const said = (...names: readonly string[]): string =>
    names.map(firstOf(query)).find(Boolean) ?? ''
  return {
    name: linkedName(said('customer_name', 'sender_name')),
    mobile: shortText(linkedMobile(said('customer_mobile', 'sender_mobile'))),
    requirement: shortText(said('frequency')),
  }
}
