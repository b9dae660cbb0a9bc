import type { either as E } from 'fp-ts'
import { isLeft, left, right } from '../answer.ts'
import type { Order, OrderError } from './order.ts'
import { parseOrder } from './parseOrder.ts'

/** The default size and offset of a page of past orders (spec 2 §4). */
export const firstHistoryPage = Object.freeze({ limit: 10, offset: 0 } as const)

/** The most past orders that the service tells at once, as the contract has it (spec 2 §4). */
export const longestHistoryPage = 100

/** One page of a customer's orders, split as the service splits them (spec 2 §3). */
export type OrderHistory = {
  readonly limit: number
  readonly offset: number
  readonly live: readonly Order[]
  readonly past: readonly Order[]
  /** The page's orders that cannot be read, and so are in neither list: which, and where in the page. */
  readonly unread: {
    readonly live: readonly OrderError[]
    readonly past: readonly OrderError[]
  }
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

type Read = { readonly orders: readonly Order[]; readonly unread: readonly OrderError[] }

const parseOrders =
  (history: object) =>
  (name: 'live_orders' | 'past_orders'): E.Either<OrderError, Read> => {
    const value = ownValue(history, name)
    if (!Array.isArray(value)) return left(malformed(name))
    const given: readonly unknown[] = value
    const orders: Order[] = []
    const unread: OrderError[] = []
    given.forEach((raw, at) => {
      const order = parseOrder(raw)
      if (isLeft(order)) unread.push(within(`${name}.${at}`, order.left))
      else orders.push(order.right)
    })
    return right({ orders, unread })
  }

/**
 * Parses a page of order history (spec 2 §3). An order that cannot be read hides none of the others: it is
 * left out, and `unread` has the error of `parseOrder` for it (spec 2 §4: unknown values raise an error), whose
 * field is the path in the page, like `past_orders.0.order_status`. Fails where the page itself is malformed.
 * Limit and offset default to those of the first page. Never throws.
 *
 * @example
 * parseOrderHistory({ live_orders: [], past_orders: [] })
 * // → right: { limit: 10, offset: 0, live: [], past: [], unread: { live: [], past: [] } }
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
  return right({
    limit: limit.right,
    offset: offset.right,
    live: live.right.orders,
    past: past.right.orders,
    unread: { live: live.right.unread, past: past.right.unread },
  })
}
