import { takeLeading } from 'typed-redux-saga'
import { draftOfOrder } from '../../domain/booking/rebooking.ts'
import { type GoToOrderReviewNeeds, makeGoToOrderReview } from '../booking/goToOrderReview.ts'
import { rebookRequested } from './orders.slice.ts'

/** What booking an order again needs of the world. */
export type RebookNeeds = Omit<GoToOrderReviewNeeds, 'memory'> & {
  readonly orderMemory: GoToOrderReviewNeeds['memory']
}

/** Books an order again by its review, where it may be (spec 2 §3). */
export const makeRebookSaga = (needs: RebookNeeds) => {
  const goToOrderReview = makeGoToOrderReview({ ...needs, memory: needs.orderMemory })

  function* rebook({ payload: order }: ReturnType<typeof rebookRequested>) {
    const draft = draftOfOrder(order)
    if (draft !== null) yield* goToOrderReview(draft)
  }

  return function* rebookSaga() {
    yield* takeLeading(rebookRequested.match, rebook)
  }
}
