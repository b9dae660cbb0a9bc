import type { Market } from '../market/market.ts'

/**
 * Whether a page offers the login: wherever the booking flow is on, otherwise on order review only
 * (spec 1 §4), however the path's letters and slashes are written.
 *
 * @example
 * offersLogin({ bookingFlow: false }, '/tr-TR/order-review') // → true
 * offersLogin({ bookingFlow: false }, '/tr-TR/partners') // → false
 */
export const offersLogin = ({ bookingFlow }: Pick<Market, 'bookingFlow'>, path: string): boolean =>
  bookingFlow || /^\/+[^/]+\/+order-review(\/|$)/i.test(path)
