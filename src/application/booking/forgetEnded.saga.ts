import { select, takeEvery } from 'typed-redux-saga'
import { type KeptNeeds, makeChangeKept } from './changeKept.ts'
import { withoutEnded } from './keptOrder.ts'
import type { OrderReviewState } from './orderReview.slice.ts'
import { ordersEnded } from './ordersEnded.ts'

/** What forgetting the requests of ended orders needs; order review may not have been loaded. */
export type ForgetEndedNeeds<State> = KeptNeeds & {
  readonly selectOrderReview: (state: State) => OrderReviewState | undefined
}

/**
 * Whoever books once more what this tab booked, and what came to its end, means another order: the request
 * that it was is forgotten (spec 2 §7). It runs with what tells of orders, also where nobody reviews one.
 */
export const makeForgetEndedSaga = <State>(needs: ForgetEndedNeeds<State>) => {
  const changeKept = makeChangeKept(needs)

  function* forget({ payload: crns }: ReturnType<typeof ordersEnded>) {
    // An order that is under review is kept by its own page.
    const review = yield* select(needs.selectOrderReview)
    if (review?.status !== 'reviewing') yield* changeKept(withoutEnded(crns))
  }

  return function* forgetEndedSaga() {
    yield* takeEvery(ordersEnded.match, forget)
  }
}
