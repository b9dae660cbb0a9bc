import { function as F, taskEither as TE } from 'fp-ts'
import type { PlaceOrder } from '../../application/booking/placeOrder.port.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { toBooking, toPlacedOrder, WirePlaced } from './booking.codec.ts'
import { placeOrderErrorOf } from './placeOrderError.ts'

/** Books an order, once per request id (spec 1 §2, §7). */
export const makeHttpPlaceOrder =
  (order: Http): PlaceOrder =>
  (what, context) =>
    F.pipe(
      order.post({
        path: '/website/orders',
        headers: orderHeaders(context),
        body: toBooking(what),
        answer: WirePlaced,
      }),
      TE.bimap(placeOrderErrorOf, toPlacedOrder),
    )
