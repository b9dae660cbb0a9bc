import { either as E } from 'fp-ts'
import type { OrderError, TrackedOrder } from '../../domain/orders/order.ts'
import { type OrderHistory, parseOrderHistory } from '../../domain/orders/orderHistory.ts'
import { parseTrackedOrder } from '../../domain/orders/parseOrder.ts'
import type { Http } from '../http/http.ts'

/**
 * Reads orders from a response whose codec only requires an object. The domain says which order is
 * invalid, and where; that is reported like any response that breaks the contract (spec 2 §8).
 */
const readOrders =
  <Answer>(order: Http, path: string, parse: (answer: unknown) => E.Either<OrderError, Answer>) =>
  (answer: unknown): E.Either<OrderError, Answer> => {
    const read = parse(answer)
    if (E.isLeft(read)) order.tellBreach(path, [read.left.kind, read.left.field])
    return read
  }

const parseOrderOf =
  (crn: string) =>
  (answer: unknown): E.Either<OrderError, TrackedOrder> => {
    const parsed = parseTrackedOrder(answer)
    const told = E.isLeft(parsed) ? parsed.left.crn : parsed.right.crn
    if (told === crn || told === null) return parsed
    // The number that was asked for: it is the one that the customer knows.
    return E.left({ kind: 'OrderFieldMalformed', crn, field: 'order_crn' })
  }

/**
 * Reads the order of a number like `readOrders`. What another order says tells nothing of this one,
 * so its number is the field at fault.
 */
export const readOrderOf = (crn: string, order: Http, path: string) =>
  readOrders(order, path, parseOrderOf(crn))

// An order moves down its list as others follow, and would count as a new breach each time.
const withoutPlace = (field: string): string => field.replace(/^(\w+)\.\d+/, '$1')

/**
 * Reads a page of orders like `readOrders`. The page's unreadable orders are reported too, all of
 * them at once.
 */
export const readHistory = (order: Http, path: string) => {
  const readPage = readOrders(order, path, parseOrderHistory)
  return (answer: unknown): E.Either<OrderError, OrderHistory> => {
    const read = readPage(answer)
    if (E.isRight(read)) {
      const { live, past } = read.right.unread
      const places = [...live, ...past].flatMap(({ kind, field }) => [kind, withoutPlace(field)])
      if (places.length > 0) order.tellBreach(path, [...new Set(places)])
    }
    return read
  }
}
