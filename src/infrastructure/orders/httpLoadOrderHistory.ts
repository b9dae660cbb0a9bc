import { function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { LoadOrderHistory } from '../../application/orders/loadOrderHistory.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import { customerCallErrorOf } from '../http/customerCallError.ts'
import type { Http } from '../http/http.ts'
import { readHistory } from './readOrders.ts'

const path = '/order-history/orders'

/**
 * Order history (spec 2 §7). An order that cannot be read is left out of the page, and reported. An answer
 * that is an object, but no page of orders, says where it is none. Fails as every call in a customer's name does.
 *
 * @example
 * const loadOrderHistory = makeHttpLoadOrderHistory(refusing(401, {}))
 * await loadOrderHistory({ limit: 10, offset: 0 }, context)()
 * // → left: { kind: 'AuthenticationFailed' }
 */
export const makeHttpLoadOrderHistory =
  (order: Http): LoadOrderHistory =>
  ({ limit, offset }, context, abandonment) =>
    F.pipe(
      order.get({
        path,
        query: [
          ['limit', String(limit)],
          ['offset', String(offset)],
        ],
        headers: orderHeaders(context),
        answer: t.UnknownRecord,
        abandonment,
      }),
      TE.mapLeft(customerCallErrorOf),
      TE.chainEitherKW(readHistory(order, path)),
    )
