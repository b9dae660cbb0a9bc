import { function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { CancelOrder } from '../../application/orders/cancelOrder.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { cancelOrderErrorOf } from './cancelOrderError.ts'
import { readOrderOf } from './readOrders.ts'

const path = '/website/orders/{crn}/cancel'

/**
 * Cancels one of the customer's own orders, once per request id (spec 2 §4). Fails with
 * `OrderUnknown`, with `TooLateToCancel` if the service no longer cancels it, whatever its message,
 * with the field at fault if the answer is no valid order or another order, or as every customer's
 * call does.
 *
 * @example
 * const cancelOrder = makeHttpCancelOrder(refusing(401, {}))
 * await cancelOrder('CRN2000001', 'Booked twice', context)()
 * // → left: { kind: 'AuthenticationFailed' }
 */
export const makeHttpCancelOrder =
  (order: Http): CancelOrder =>
  (crn, reason, context) =>
    F.pipe(
      order.post({
        path,
        segments: { crn },
        headers: orderHeaders(context),
        body: { reason },
        answer: t.UnknownRecord,
      }),
      TE.mapLeft(cancelOrderErrorOf),
      TE.chainEitherKW(readOrderOf(crn, order, path)),
    )
