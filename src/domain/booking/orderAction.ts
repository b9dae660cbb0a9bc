import type { Market } from '../market/market.ts'
import type { Driver, Order, TrackedOrder } from '../orders/order.ts'
import { isCancellable, isFinished } from '../orders/orderStatus.ts'
import { isDiallable } from '../phone/isDiallable.ts'
import { mayRebook } from './mayRebook.ts'

/** The next action that tracking offers for an order (spec 2 §3, §4). */
export type OrderAction =
  | { readonly kind: 'Cancel' }
  | { readonly kind: 'CallDriver'; readonly driver: Driver }
  | { readonly kind: 'Rebook' }
  | { readonly kind: 'EstimateFare' }

/**
 * The next action for an order that is tracked (spec 2 §3, §4): `Cancel` while a driver is being
 * searched for, then `CallDriver` if the driver's number can be dialled: a masked one cannot. Once the
 * order is over, `Rebook` where that is allowed; otherwise `EstimateFare` if nothing was delivered, as
 * the customer may still need a vehicle. Null if there is no action.
 *
 * @example
 * const order = { type: 'ondemand', rebookingEnabled: true, route: { via: [] }, driver: null } as const
 * const action = orderAction({ bookingFlow: true })
 * action({ ...order, status: 'searching' }) // → { kind: 'Cancel' }
 * action({ ...order, status: 'live' }) // → null
 * action({ ...order, status: 'completed' }) // → { kind: 'Rebook' }
 * orderAction({ bookingFlow: false })({ ...order, status: 'unsuccessful' }) // → { kind: 'EstimateFare' }
 */
export const orderAction =
  (market: Pick<Market, 'bookingFlow'>) =>
  (
    order: Pick<TrackedOrder, 'rebookingEnabled' | 'status' | 'type' | 'driver'> & {
      readonly route: Pick<Order['route'], 'via'>
    },
  ): OrderAction | null => {
    const { status, driver } = order
    if (isCancellable(status)) return { kind: 'Cancel' }
    if (!isFinished(status)) {
      return driver !== null && isDiallable(driver.number) ? { kind: 'CallDriver', driver } : null
    }
    if (mayRebook(market)(order)) return { kind: 'Rebook' }
    return status === 'completed' ? null : { kind: 'EstimateFare' }
  }
