import type { Market } from '../market/market.ts'
import type { Order } from '../orders/order.ts'

/**
 * Whether an order may be booked again: booking is on in the market, and the service allows it
 * (spec 2 §3: rebooking_enabled).
 *
 * @example
 * mayRebook({ bookingFlow: true })({ rebookingEnabled: true }) // → true
 * mayRebook({ bookingFlow: false })({ rebookingEnabled: true }) // → false
 */
export const mayRebook =
  ({ bookingFlow }: Pick<Market, 'bookingFlow'>) =>
  ({ rebookingEnabled }: Pick<Order, 'rebookingEnabled'>): boolean =>
    bookingFlow && rebookingEnabled
