import { isLiveOrder, liveOrders } from './liveOrders.ts'
import type { Order } from './order.ts'
import { isFinished } from './orderStatus.ts'

/** The parts of order history, as shown to a customer. */
export type HistoryParts<O> = {
  readonly live: readonly O[]
  /** Unfinished orders that do not count as live. */
  readonly other: readonly O[]
  readonly past: readonly O[]
}

/**
 * Sorts the orders of a history into the parts that are shown. The spec says which unfinished orders
 * count as live (spec 2 §4), but says nothing about the others. They get a part of their own, and
 * orders that have finished meanwhile count as past, so that a customer sees every order that the
 * service returns.
 *
 * @param history The orders that the service reports as under way, and those of the past.
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
