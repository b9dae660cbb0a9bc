import { put } from 'typed-redux-saga'
import { draftOfOrder } from '../../domain/booking/rebooking.ts'
import type { Market } from '../../domain/market/market.ts'
import { type GoToOrderReviewNeeds, makeGoToOrderReview } from '../booking/goToOrderReview.ts'
import { takeLatestOfVisitor } from '../session/takeLatestOfVisitor.ts'
import { rebookingSettled, rebookingStarted, rebookRequested } from './orders.slice.ts'

/** What booking an order again needs of the world. */
export type RebookNeeds = GoToOrderReviewNeeds & {
  readonly market: Pick<Market, 'locale' | 'bookingFlow'>
}

/** Books an order again by its review, where it may be (spec 2 §3). */
export const makeRebookSaga = (needs: RebookNeeds) => {
  const goToOrderReview = makeGoToOrderReview(needs)

  function* rebook({ payload: order }: ReturnType<typeof rebookRequested>) {
    const draft = draftOfOrder(needs.market)(order)
    if (draft === null) return
    yield* put(rebookingStarted(order.crn))
    try {
      yield* goToOrderReview(draft)
    } finally {
      yield* put(rebookingSettled())
    }
  }

  return function* rebookSaga() {
    // The last order that was tapped is the one that is meant.
    yield* takeLatestOfVisitor(rebookRequested.match, rebook)
  }
}
