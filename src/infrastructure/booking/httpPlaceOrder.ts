import { function as F, taskEither as TE } from 'fp-ts'
import type { PlaceOrder } from '../../application/booking/order/placeOrder.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { toBooking, toPlacedOrder, WirePlaced, WireTrackingLink } from './booking.codec.ts'
import { placeOrderErrorOf } from './placeOrderError.ts'

const path = '/website/orders'

/**
 * Places an order, once per request id (spec 1 §2, §7). Fails with `EstimateExpired`, with
 * `OrderRefused` if the service rejects the order, or as every customer's call does.
 *
 * @example
 * const placed = { order_crn: 'CRN3000001', tracking_link: '/en-IN/track-order?crn=CRN3000001' }
 * const placeOrder = makeHttpPlaceOrder(answering(placed))
 * await placeOrder(completedOrder, context)()
 * // → right: { crn: 'CRN3000001', trackingUrl: '/en-IN/track-order?crn=CRN3000001' }
 * await makeHttpPlaceOrder(refusing(410, {}))(completedOrder, context)()
 * // → left: { kind: 'EstimateExpired' }
 */
export const makeHttpPlaceOrder =
  (order: Http): PlaceOrder =>
  (what, context) =>
    F.pipe(
      order.post({
        path,
        headers: orderHeaders(context),
        body: toBooking(what),
        answer: WirePlaced,
      }),
      TE.bimap(placeOrderErrorOf, (placed) => {
        if (!WireTrackingLink.is(placed.tracking_link)) order.tellBreach(path, ['tracking_link'])
        return toPlacedOrder(placed)
      }),
    )
