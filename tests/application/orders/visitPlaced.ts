import { bookingActionRequested } from '../../../src/application/booking/order/orderReview.slice.ts'
import type { Order, TrackedOrder } from '../../../src/domain/orders/order.ts'
import { makeTabMemory, placedOrder } from '../../support/booking.ts'
import { orderAt, searchedOrder } from '../../support/orders.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { settle, type WorldNeeds } from '../../support/visitStore.ts'

export const { crn } = placedOrder
/** The press that books. */
export const book = bookingActionRequested()
/** An order under the number that the visit's booking gets. */
export const numbered = <O extends Order>(order: O): O => ({ ...order, crn })
export const searched: TrackedOrder = numbered(searchedOrder)
export const cancelledOrder: TrackedOrder = numbered(orderAt('cancelled'))

/** A customer who has booked, and sees the confirmation. */
export const visitPlaced = async (ports: Partial<WorldNeeds> = {}, memory = makeTabMemory()) => {
  const visit = visitOrder({ memory, ports })
  await visit.openDraft()
  visit.tell(book)
  await settle()
  return visit
}
