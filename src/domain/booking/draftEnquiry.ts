import { isRight } from '../answer.ts'
import type { FareEnquiry } from '../fare/fareForm.ts'
import { type AddressPair, parseAddressPair } from '../place/address.ts'
import { entryOfStop } from './editedStop.ts'
import type { OrderDraft } from './orderDraft.ts'

/**
 * The route of a draft, or null while an end of it is still to be given (spec 1 §4).
 *
 * @example
 * routeOfDraft(parseOrderDraft([['from_landmark', 'Koramangala']])) // → null
 */
export const routeOfDraft = ({ pickup, drop }: OrderDraft): AddressPair | null => {
  const route = parseAddressPair({ pickup: entryOfStop(pickup), drop: entryOfStop(drop) })
  return isRight(route) ? route.right : null
}

/**
 * What a customer asks fares for when the route of an order is another one: two-wheelers where one
 * was chosen, trucks else (spec 1 §4). Nobody is asked for a consent again.
 *
 * @example
 * const place = {
 *   landmark: 'Koramangala',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * const contact = { name: 'Asha Rao', mobile: '9876543210', requirement: 'personal' } as const
 * const enquiry = enquiryOfRoute(97)({ pickup: place, drop: place }, contact, 97)
 * enquiry.category // → 'two-wheeler'
 * enquiry.consent // → null
 */
export const enquiryOfRoute =
  (twoWheelerId: number) =>
  (route: AddressPair, contact: FareEnquiry['contact'], vehicleId: number | null): FareEnquiry => ({
    route,
    asker: 'customer',
    contact,
    consent: null,
    category: vehicleId === twoWheelerId ? 'two-wheeler' : 'trucks',
  })
