import { taskEither as TE } from 'fp-ts'
import { bookingActionRequested } from '../../../../src/application/booking/order/orderReview.slice.ts'
import type {
  PlaceOrder,
  PlaceOrderError,
} from '../../../../src/application/booking/order/placeOrder.port.ts'
import { placedOrder, wholeDraft } from '../../../support/booking.ts'
import { visitOrder } from '../../../support/visitOrder.ts'

type Options = NonNullable<Parameters<typeof visitOrder>[0]>

export const book = bookingActionRequested()
export const offline: PlaceOrderError = { kind: 'Unreachable', because: 'offline' }

/** Order review with a draft on it. */
export const reviewing = async (options: Options = {}, draft = wholeDraft) => {
  const visit = visitOrder(options)
  await visit.openDraft(draft)
  return visit
}

/** A service that gives these answers in turn, and then always the order. */
export const answering = (...failures: readonly PlaceOrderError[]): PlaceOrder => {
  const left = [...failures]
  return () => {
    const failure = left.shift()
    return failure === undefined ? TE.right(placedOrder) : TE.left(failure)
  }
}
