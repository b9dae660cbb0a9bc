import { isLiveOrder, liveOrders } from './liveOrders.ts'
import type { Order } from './order.ts'
import { isFinished } from './orderStatus.ts'

/** The parts of order history as a customer sees them. */
export type HistoryParts<O> = {
  readonly live: readonly O[]
  /** Under way, but not among what counts as live. */
  readonly other: readonly O[]
  readonly past: readonly O[]
}

/**
 * The orders of a history in the parts that are shown. The spec says which of those under way count
 * as live orders (spec 2 §4), and of the others nothing: they have a part of their own, and what has
 * ended meanwhile is past, so that a customer sees every order that the service tells of.
 *
 * @param history The orders that the service says are under way, and those of the past.
 * @example
 * historyParts({
 *   live: [
 *     { crn: 'CRN1', status: 'live', type: 'courier' },
 *     { crn: 'CRN2', status: 'completed', type: 'ondemand' },
 *   ],
 *   past: [],
 * })
 * // → {
 * //     live: [],
 * //     other: [{ crn: 'CRN1', status: 'live', type: 'courier' }],
 * //     past: [{ crn: 'CRN2', status: 'completed', type: 'ondemand' }],
 * //   }
 */
export const historyParts = <O extends Pick<Order, 'crn' | 'status' | 'type'>>({
  live,
  past,
}: {
  readonly live: readonly O[]
  readonly past: readonly O[]
}): HistoryParts<O> => {
  const known = new Set(past.map(({ crn }) => crn))
  const told = live.filter(({ crn }) => !known.has(crn))
  const rest = told.filter((order) => !isLiveOrder(order))
  return {
    live: liveOrders(told),
    other: rest.filter(({ status }) => !isFinished(status)),
    past: [...rest.filter(({ status }) => isFinished(status)), ...past],
  }
}
