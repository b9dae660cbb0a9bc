import { either as E, function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { CancelOrder } from '../../application/orders/cancelOrder.port.ts'
import type { OrderError, TrackedOrder } from '../../domain/orders/order.ts'
import { parseTrackedOrder } from '../../domain/orders/parseOrder.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { cancelOrderErrorOf } from './cancelOrderError.ts'
import { readOrders } from './readOrders.ts'

const path = '/website/orders/{crn}/cancel'

/** Reads the cancelled order. What another order says tells nothing of this one. */
const parseCancelled =
  (crn: string) =>
  (answer: unknown): E.Either<OrderError, TrackedOrder> => {
    const parsed = parseTrackedOrder(answer)
    if (E.isLeft(parsed) || parsed.right.crn === crn) return parsed
    return E.left({ kind: 'OrderFieldMalformed', crn: parsed.right.crn, field: 'order_crn' })
  }

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
      TE.chainEitherKW(readOrders(order, path, parseCancelled(crn))),
    )
