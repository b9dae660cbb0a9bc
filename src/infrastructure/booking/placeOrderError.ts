import type {
  PlaceOrderError,
  RefusedOrderPart,
} from '../../application/booking/order/placeOrder.port.ts'
import { type FieldError, fieldWords } from '../../domain/form/fieldWords.ts'
import { readFareRefusal, unservedBy } from '../fare/fareRefusal.codec.ts'
import { type CallFailure, type Refusal, refusalError, statusOf } from '../http/callFailure.ts'
import { customerCallErrorOf } from '../http/customerCallError.ts'

type Part = RefusedOrderPart['part']

/** The part of an order that shows the errors of a field. Several fields may share a part. */
const fieldIn = (part: Part) => ({ part })

/** The fields of an order by the service's names for them. */
const fieldOfName = new Map([
  ['from_address', fieldIn('pickup')],
  ['to_address', fieldIn('drop')],
  ['sender_name', fieldIn('sender')],
  ['sender_mobile', fieldIn('sender')],
  ['receiver_name', fieldIn('receiver')],
  ['receiver_mobile', fieldIn('receiver')],
  ['vehicle_id', fieldIn('vehicleId')],
  ['goods_type', fieldIn('goodsType')],
  ['fare_estimate_token', fieldIn('fareEstimateToken')],
])

const refusedParts = (errors: readonly FieldError[]): readonly RefusedOrderPart[] =>
  fieldWords(fieldOfName)(errors).map(({ field: { part }, message }) => ({ part, message }))

const refusedOrder = (failure: Refusal): PlaceOrderError => {
  // The service answers with the validator's error object here too.
  const refusal = readFareRefusal(failure.body)
  const { because, message } = refusalError(failure)
  if (refusal === null) return { kind: 'RefusalUnreadable', because }
  return {
    kind: 'OrderRefused',
    message,
    unserved: unservedBy(refusal.addressErrorType),
    parts: refusedParts(refusal.fieldErrors),
  }
}

/** Why an order was not placed (spec 1 §7). */
export const placeOrderErrorOf = (failure: CallFailure): PlaceOrderError => {
  if (statusOf(failure) === 410) return { kind: 'EstimateExpired' }
  return failure.kind === 'Refused' && failure.status === 422
    ? refusedOrder(failure)
    : customerCallErrorOf(failure)
}
