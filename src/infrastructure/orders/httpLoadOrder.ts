import { function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { LoadOrder } from '../../application/booking/placing/loadOrder.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { loadOrderErrorOf } from './loadOrderError.ts'
import { readOrderOf } from './readOrders.ts'

const path = '/website/orders/{crn}'

/**
 * Loads one of the customer's own orders. A response object that is no valid order, or another
 * order, fails with the field at fault (spec 2 §3). Also fails with `OrderUnknown`, or as every
 * customer's call does.
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
      TE.chainEitherKW(readOrderOf(crn, order, path)),
    )
