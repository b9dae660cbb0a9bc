import type { either as E } from 'fp-ts'
import { isLeft, left, right } from '../answer.ts'
import type { Order, OrderError } from './order.ts'
import { parseOrder } from './parseOrder.ts'

/** The default size and offset of a page of past orders (spec 2 §4). */
export const firstHistoryPage = Object.freeze({ limit: 10, offset: 0 } as const)

/** One page of a customer's orders, split as the service splits them (spec 2 §3). */
export type OrderHistory = {
  readonly limit: number
  readonly offset: number
  readonly live: readonly Order[]
  readonly past: readonly Order[]
}

const malformed = (field: string): OrderError => ({
  kind: 'OrderFieldMalformed',
  crn: null,
  field,
})

const ownValue = (history: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(history, name)?.value

const parseCount =
  (history: object) =>
  (name: keyof typeof firstHistoryPage): E.Either<OrderError, number> => {
    const value = ownValue(history, name) ?? firstHistoryPage[name]
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? right(value)
      : left(malformed(name))
  }

const within = (place: string, error: OrderError): OrderError => ({
  ...error,
  field: error.field === '' ? place : `${place}.${error.field}`,
})

const parseOrders =
  (history: object) =>
  (name: 'live_orders' | 'past_orders'): E.Either<OrderError, readonly Order[]> => {
    const value = ownValue(history, name)
    if (!Array.isArray(value)) return left(malformed(name))
    const given: readonly unknown[] = value
    const orders: Order[] = []
    for (const raw of given) {
      const order = parseOrder(raw)
      if (isLeft(order)) return left(within(`${name}.${orders.length}`, order.left))
      orders.push(order.right)
    }
    return right(orders)
  }

/**
 * Parses a page of order history (spec 2 §3). One unreadable order fails the whole page (spec 2 §4:
 * unknown values raise an error), with the error of `parseOrder`, whose field is the path in the page,
 * like `past_orders.0.order_status`. Limit and offset default to those of the first page. Never throws.
 *
 * @example
 * parseOrderHistory({ live_orders: [], past_orders: [] })
 * // → right: { limit: 10, offset: 0, live: [], past: [] }
 * parseOrderHistory({ live_orders: [] })
 * // → left: { kind: 'OrderFieldMalformed', crn: null, field: 'past_orders' }
 */
export const parseOrderHistory = (raw: unknown): E.Either<OrderError, OrderHistory> => {
  if (typeof raw !== 'object' || raw === null) return left(malformed(''))
  const limit = parseCount(raw)('limit')
  if (isLeft(limit)) return limit
  const offset = parseCount(raw)('offset')
  if (isLeft(offset)) return offset
  const live = parseOrders(raw)('live_orders')
  if (isLeft(live)) return live
  const past = parseOrders(raw)('past_orders')
  if (isLeft(past)) return past
  return right({ limit: limit.right, offset: offset.right, live: live.right, past: past.right })
}
