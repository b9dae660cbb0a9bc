import { select, takeEvery } from 'typed-redux-saga'
import type { OrderReviewState } from '../order/orderReview.slice.ts'
import { ordersEnded } from '../order/ordersEnded.ts'
import { type KeptNeeds, makeChangeKept } from './changeKept.ts'
import { withoutEnded } from './keptOrder.ts'

/** What forgetting the requests of ended orders needs. Order review may not be loaded. */
export type ForgetEndedNeeds<State> = KeptNeeds & {
  readonly selectOrderReview: (state: State) => OrderReviewState | undefined
}

/**
 * Forgets the request that this tab sent once its order has ended: a customer who books the same again
 * means another order (spec 2 §7). It runs with the orders feature, also while no order is under review.
 */
export const makeForgetEndedSaga = <State>(needs: ForgetEndedNeeds<State>) => {
  const changeKept = makeChangeKept(needs)

  function* forget({ payload: crns }: ReturnType<typeof ordersEnded>) {
    // The page of an order under review keeps it itself.
    const review = yield* select(needs.selectOrderReview)
    if (review?.status !== 'reviewing') yield* changeKept(withoutEnded(crns))
  }

  return function* forgetEndedSaga() {
    yield* takeEvery(ordersEnded.match, forget)
  }
}
