import { function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { LoadOrderHistory } from '../../application/orders/loadOrderHistory.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import { customerCallErrorOf } from '../http/customerCallError.ts'
import type { Http } from '../http/http.ts'
import { readHistory } from './readOrders.ts'

const path = '/order-history/orders'

/**
 * Loads a page of the order history (spec 2 §7). An order that cannot be read is left out and
 * reported. A response object that is no valid page fails with the field at fault. Also fails as
 * every customer's call does.
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
