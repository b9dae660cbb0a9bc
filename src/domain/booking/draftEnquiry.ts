import { isRight } from '../answer.ts'
import type { FareEnquiry } from '../fare/fareForm.ts'
import type { FareEstimate, QuotedPlace } from '../fare/fareQuote.ts'
import type { FareCategory } from '../fare/serviceCategory.ts'
import type { Limits } from '../limits.ts'
import { type AddressPair, parseAddressPair } from '../place/address.ts'
import { metresBetween } from '../place/coordinates.ts'
import { entryOfStop } from './editedStop.ts'
import type { DraftStop, OrderDraft } from './orderDraft.ts'

/**
 * The route of a draft, or null while one of its ends is missing (spec 1 §4).
 *
 * @example
 * routeOfDraft(parseOrderDraft([['from_landmark', 'Koramangala']])) // → null
 */
export const routeOfDraft = ({ pickup, drop }: OrderDraft): AddressPair | null => {
  const route = parseAddressPair({ pickup: entryOfStop(pickup), drop: entryOfStop(drop) })
  return isRight(route) ? route.right : null
}

/**
 * Whether an estimate was made for the route of a draft: each end lies less than `leastMove` metres
 * from the quoted one. A link may name any token, and the fares of another route do not apply to this
 * order (spec 1 §4, §9).
 *
 * @example
 * const pickup = { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 } }
 * const drop = { landmark: 'Whitefield', location: { lat: 12.9698, lng: 77.75 } }
 * const draft = withQuotedStops({ pickup, drop })(parseOrderDraft([]))
 * isOfRoute({ leastMove: 3 })({ pickup, drop })(draft) // → true
 * isOfRoute({ leastMove: 3 })({ pickup: drop, drop: pickup })(draft) // → false
 */
export const isOfRoute =
  ({ leastMove }: Pick<Limits, 'leastMove'>) =>
  (quoted: Pick<FareEstimate, 'pickup' | 'drop'>) =>
  (draft: Pick<OrderDraft, 'pickup' | 'drop'>): boolean => {
    const isThere = (place: QuotedPlace, { location }: DraftStop): boolean =>
      location !== null && metresBetween(place.location, location) < leastMove
    return isThere(quoted.pickup, draft.pickup) && isThere(quoted.drop, draft.drop)
  }

/**
 * The category that a vehicle is quoted in, by its id: two-wheelers or trucks. Without a chosen
 * vehicle, it is trucks (spec 1 §4).
 *
 * @example
 * categoryOfVehicle(97)(97) // → 'two-wheeler'
 * categoryOfVehicle(97)(null) // → 'trucks'
 */
export const categoryOfVehicle =
  (twoWheelerId: number) =>
  (vehicleId: number | null): FareCategory =>
    vehicleId === twoWheelerId ? 'two-wheeler' : 'trucks'

/**
 * The fare enquiry of a customer whose order has a new route (spec 1 §4). Consent is not asked for
 * again.
 *
 * @example
 * const place = {
 *   landmark: 'Koramangala',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * const contact = { name: 'Asha Rao', mobile: '9876543210', requirement: 'personal' } as const
 * const enquiry = enquiryOfRoute({ pickup: place, drop: place }, contact, 'trucks')
 * enquiry.asker // → 'customer'
 * enquiry.consent // → null
 */
export const enquiryOfRoute = (
  route: AddressPair,
  contact: FareEnquiry['contact'],
  category: FareCategory,
): FareEnquiry => ({ route, asker: 'customer', contact, consent: null, category })
