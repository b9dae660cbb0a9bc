import { function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { LoadOrder } from '../../application/booking/loadOrder.port.ts'
import { parseTrackedOrder } from '../../domain/orders/parseOrder.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { loadOrderErrorOf } from './loadOrderError.ts'
import { readOrders } from './readOrders.ts'

const path = '/website/orders/{crn}'

/**
 * One of the customer's own orders. An answer that is an object, but no order, says where it is
 * none (spec 2 §3). Fails with `OrderUnknown`, else as every call in a customer's name does.
 *
 * @example
 * const loadOrder = makeHttpLoadOrder(refusing(404, {}))
 * await loadOrder('CRN2000001', context)() // → left: { kind: 'OrderUnknown' }
 */
export const makeHttpLoadOrder =
  (order: Http): LoadOrder =>
  (crn, context, abandonment) =>
    F.pipe(
      order.get({
        path,
        segments: { crn },
        headers: orderHeaders(context),
        answer: t.UnknownRecord,
        abandonment,
      }),
      TE.mapLeft(loadOrderErrorOf),
      TE.chainEitherKW(readOrders(order, path, parseTrackedOrder)),
    )
