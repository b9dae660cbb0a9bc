import { call, put, race, take } from 'typed-redux-saga'
import { draftOfOrder } from '../../domain/booking/rebooking.ts'
import type { Market } from '../../domain/market/market.ts'
import { oneAtATime } from '../booking/kept/oneAtATime.ts'
import {
  type GoToOrderReviewNeeds,
  makeGoToOrderReview,
} from '../booking/review/goToOrderReview.ts'
import { stillHere } from '../flow/stillHere.ts'
import { takeLatestOfVisitor } from '../session/takeLatestOfVisitor.ts'
import {
  historyOpened,
  rebookingSettled,
  rebookingStarted,
  rebookRequested,
} from './orders.slice.ts'
import { trackingClosed } from './tracking.slice.ts'

/** What booking an order again needs. */
export type RebookNeeds = GoToOrderReviewNeeds & {
  readonly market: Pick<Market, 'locale' | 'bookingFlow'>
}

/** Takes an order to order review as a new draft, if it may be booked again (spec 2 §3). */
export const makeRebookSaga = (needs: RebookNeeds) => {
  const goToOrderReview = makeGoToOrderReview(needs)

  function* rebook({ payload: order }: ReturnType<typeof rebookRequested>) {
    const draft = draftOfOrder(needs.market)(order)
    if (draft === null) return
    const isHere = stillHere(needs.readPage)
    yield* put(rebookingStarted(order.crn))
    try {
      yield* race({
        gone: call(oneAtATime, needs.orderMemory, function* () {
          if (isHere()) yield* goToOrderReview(draft)
        }),
        // The pages of two orders have the same path, and so has order history once it is opened again.
        left: take([trackingClosed.type, historyOpened.type]),
      })
    } finally {
      yield* put(rebookingSettled())
    }
  }

  return function* rebookSaga() {
    // If the customer taps several orders, the last one counts.
    yield* takeLatestOfVisitor(rebookRequested.match, rebook)
  }
}
