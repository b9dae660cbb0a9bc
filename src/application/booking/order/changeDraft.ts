import { put, select } from 'typed-redux-saga'
import { changeOf } from '../../../domain/booking/intent.ts'
import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import { draftChanged, type OrderReviewState } from './orderReview.slice.ts'

type ChangeDraftNeeds<State> = {
  readonly selectOrderReview: (state: State) => OrderReviewState
}

/** Changes the draft under review. Dispatches only the fields that differ, and nothing if none does. */
export const makeChangeDraft = <State>({ selectOrderReview }: ChangeDraftNeeds<State>) =>
  function* changeDraft(change: (draft: OrderDraft) => OrderDraft) {
    const review = yield* select(selectOrderReview)
    if (review.status !== 'reviewing') return
    const changed = changeOf(review.draft)(change(review.draft))
    if (Object.keys(changed).length > 0) yield* put(draftChanged(changed))
  }
