import type { Market } from '../market/market.ts'
import type { Order } from '../orders/order.ts'

/**
 * Whether an order may be booked again: booking is on in the market, and the service allows it
 * (spec 2 §3: rebooking_enabled). Not an order with stops between its ends: order review cannot book
 * them.
 *
 * @example
 * const order = { rebookingEnabled: true, route: { via: [] } }
 * mayRebook({ bookingFlow: true })(order) // → true
 * mayRebook({ bookingFlow: false })(order) // → false
 */
export const mayRebook =
  ({ bookingFlow }: Pick<Market, 'bookingFlow'>) =>
  (
    order: Pick<Order, 'rebookingEnabled'> & { readonly route: Pick<Order['route'], 'via'> },
  ): boolean =>
    bookingFlow && order.rebookingEnabled && order.route.via.length === 0
