import { either as E } from 'fp-ts'
import type { OrderError } from '../../domain/orders/order.ts'
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
