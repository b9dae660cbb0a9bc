import { either as E } from 'fp-ts'
import type { OrderError } from '../../domain/orders/order.ts'
import { type OrderHistory, parseOrderHistory } from '../../domain/orders/orderHistory.ts'
import type { Http } from '../http/http.ts'

/**
 * Reads orders out of an answer whose codec asks for an object alone: the domain says which order is
 * none, and where, and the operators hear of it as of any answer that breaks the contract (spec 2 §8).
 */
export const readOrders =
  <Answer>(order: Http, path: string, parse: (answer: unknown) => E.Either<OrderError, Answer>) =>
  (answer: unknown): E.Either<OrderError, Answer> => {
    const read = parse(answer)
    if (E.isLeft(read)) order.tellBreach(path, [read.left.kind, read.left.field])
    return read
  }

// An order moves down its list with each that follows it, and would be another breach each time.
const withoutPlace = (field: string): string => field.replace(/^(\w+)\.\d+/, '$1')

/**
 * Reads a page of orders like `readOrders`; the operators hear of its orders that cannot be read as well, of
 * all of them at once.
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
