import { function as F, taskEither as TE } from 'fp-ts'
import type {
  PlaceOrder,
  PlaceOrderError,
  RefusedOrderPart,
} from '../../application/booking/placeOrder.port.ts'
import type { FieldError } from '../../domain/form/fieldWords.ts'
import { readFareRefusal } from '../fare/fareRefusal.codec.ts'
import { type CallFailure, remoteErrorOf, statusOf } from '../http/callFailure.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import { customerCallErrorOf } from '../http/customerCallError.ts'
import type { Http } from '../http/http.ts'
import { partOfName, toBooking, toPlacedOrder, unservedBy, WirePlaced } from './booking.codec.ts'

const refusedParts = (errors: readonly FieldError[]): readonly RefusedOrderPart[] =>
  errors.flatMap(({ fieldName, message }) => {
    const part = partOfName.get(fieldName)
    return part === undefined || message === '' ? [] : [{ part, message }]
  })

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null

const refusedOrder = (failure: CallFailure & { readonly kind: 'Refused' }): PlaceOrderError => {
  const error = remoteErrorOf(failure)
  // The validator's error object, whose words the service uses here too.
  const refusal = isObject(failure.body) ? readFareRefusal(failure.body) : null
  if (refusal === null) return { kind: 'RefusalUnreadable', status: failure.status }
  return {
    kind: 'OrderRefused',
    message: error.kind === 'NetworkError' ? error.message : null,
    unserved: unservedBy(refusal.addressErrorType),
    parts: refusedParts(refusal.fieldErrors),
  }
}

const toPlaceError = (failure: CallFailure): PlaceOrderError => {
  if (statusOf(failure) === 410) return { kind: 'EstimateExpired' }
  return failure.kind === 'Refused' && failure.status === 422
    ? refusedOrder(failure)
    : customerCallErrorOf(failure)
}

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
      TE.bimap(toPlaceError, toPlacedOrder),
    )
