import type { Market } from '../market/market.ts'
import type { Order } from '../orders/order.ts'
import { isFinished } from '../orders/orderStatus.ts'

/**
 * Whether an order may be booked again: booking is on in the market, the service allows it (spec 2
 * §3: rebooking_enabled), and it is over. Only on-demand orders without stops between their ends:
 * order review cannot book others.
 *
 * @example
 * const route = { via: [] }
 * const order = { rebookingEnabled: true, status: 'completed', type: 'ondemand', route } as const
 * mayRebook({ bookingFlow: true })(order) // → true
 * mayRebook({ bookingFlow: false })(order) // → false
 */
export const mayRebook =
  ({ bookingFlow }: Pick<Market, 'bookingFlow'>) =>
  (
    order: Pick<Order, 'rebookingEnabled' | 'status' | 'type'> & {
      readonly route: Pick<Order['route'], 'via'>
    },
  ): boolean =>
    bookingFlow &&
    order.rebookingEnabled &&
    isFinished(order.status) &&
    order.type === 'ondemand' &&
    order.route.via.length === 0
