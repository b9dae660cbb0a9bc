import type { Market } from '../market/market.ts'
import type { Order, OrderStop } from '../orders/order.ts'
import { stopHouse } from '../orders/stopHouse.ts'
import { stopName } from '../orders/stopName.ts'
import { prefilledName } from '../person/personName.ts'
import { mayRebook } from './mayRebook.ts'
import {
  type DraftStop,
  type OrderDraft,
  type Party,
  type PartyRole,
  partyName,
} from './orderDraft.ts'

const draftStop = (stop: OrderStop): DraftStop => ({
  landmark: stopName(stop),
  location: stop.location,
  house: stopHouse(stop),
})

const party = (role: PartyRole, { contact }: OrderStop): Party => ({
  name: partyName(role, prefilledName(contact.name)),
  mobile: contact.number,
})

/**
 * The draft for booking an order again, or null where that is not allowed (spec 2 §3). A stop without
 * an address has the best name that is known of it. Plus signs in the contacts' names mean spaces
 * (spec 1 §5).
 *
 * @example
 * const contact = { name: 'Asha', number: '9876543210' }
 * const stop = { place: { address: 'Koramangala' }, contact }
 * const order = parseOrder({
 *   order_crn: 'CRN1',
 *   geo_region_id: 3,
 *   order_status: 'completed',
 *   order_created_at: '2026-11-20T15:35:00Z',
 *   type: 'ondemand',
 *   service_details: { vehicle_id: 1, name: 'Tata Ace' },
 *   route_details: { source: stop, destination: stop },
 *   rebooking_enabled: true,
 * })
 * const draft = order._tag === 'Right' ? draftOfOrder({ bookingFlow: true })(order.right) : null
 * draft?.vehicleId // → 1
 * draft?.sender // → { name: 'Asha', mobile: '9876543210' }
 */
export const draftOfOrder =
  (market: Pick<Market, 'bookingFlow'>) =>
  (order: Order): OrderDraft | null => {
    if (!mayRebook(market)(order)) return null
    const { route, service, geoRegionId } = order
    return {
      sender: party('sender', route.pickup),
      receiver: party('receiver', route.drop),
      pickup: draftStop(route.pickup),
      drop: draftStop(route.drop),
      vehicleId: service.vehicleId,
      goodsType: null,
      fareEstimateToken: null,
      geoRegionId,
    }
  }
