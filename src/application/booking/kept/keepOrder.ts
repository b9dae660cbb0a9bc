import { select } from 'typed-redux-saga'
import { makesOrder } from '../../../domain/booking/intent.ts'
import { within } from '../../flow/within.ts'
import type { BookingIntent } from '../order/bookingIntent.ts'
import type { OrderReviewState } from '../order/orderReview.slice.ts'
import type { PlacedOrder } from '../order/placeOrder.port.ts'
import { lastIntent, type PlacingState } from '../order/placing.slice.ts'
import type { TrackableOrder } from '../order/trackableOrder.ts'
import { type KeptNeeds, makeChangeKept } from './changeKept.ts'
import type { KeptOrder } from './keptOrder.ts'

/** What keeping the order in the tab needs. */
export type KeepOrderNeeds<State> = KeptNeeds & {
  readonly selectOrderReview: (state: State) => OrderReviewState
  readonly selectPlacing: (state: State) => PlacingState
}

/** A placed order as it is kept. Its link is validated again when it is read back. */
const asPlaced = ({ crn, trackingPath }: TrackableOrder): PlacedOrder => ({
  crn,
  trackingUrl: trackingPath,
})

/** Keeps the order under review, so that a reload continues where the customer was (spec 1 §2). */
export const makeKeepOrder = <State>(needs: KeepOrderNeeds<State>) =>
  function* keepOrder() {
    const review = yield* select(needs.selectOrderReview)
    const placing = yield* select(needs.selectPlacing)
    if (review.status !== 'reviewing') return
    const { customer, draft, formerToken, lastVehicleId, category, edit, unsaved } = review
    const kept = {
      country: needs.market.country.code,
      customer,
      draft,
      formerToken,
      lastVehicleId,
      category,
      edit: edit === null ? null : { waypoint: edit.waypoint, input: edit.form.input },
      unsaved,
      intent: lastIntent(placing),
      placed: placing.status === 'placed' ? asPlaced(placing.placed) : null,
    }
    // The page works without it, so a failure is ignored.
    yield* within(needs.limits.requestDeadline, needs.orderMemory.keep(kept))
  }

/** Keeps what came of a request after the customer left its page, unless another order is kept by now. */
const makeKeepOutcome = (needs: KeptNeeds) => {
  const changeKept = makeChangeKept(needs)
  return function* keepOutcome(
    { requestId }: BookingIntent,
    outcome: (kept: KeptOrder, intent: BookingIntent) => KeptOrder,
  ) {
    yield* changeKept((kept) =>
      kept.intent?.requestId === requestId ? outcome(kept, kept.intent) : kept,
    )
  }
}

/** The kept order with what was booked, if the page has asked for other fares since: a confirmation is of its draft. */
const asSent = (
  kept: KeptOrder,
  { order }: BookingIntent,
  market: KeptNeeds['market'],
): KeptOrder =>
  makesOrder(market)(order)(kept.draft)
    ? kept
    : {
        ...kept,
        draft: { ...kept.draft, ...order },
        formerToken: kept.draft.fareEstimateToken ?? kept.formerToken,
      }

/** Keeps the placed order after the customer left its page, unless another order is kept by now. */
export const makeKeepPlaced = (needs: KeptNeeds) => {
  const keepOutcome = makeKeepOutcome(needs)
  return function* keepPlaced(sent: BookingIntent, placed: TrackableOrder) {
    yield* keepOutcome(sent, (kept, intent) => ({
      ...asSent(kept, intent, needs.market),
      intent: { ...intent, crn: placed.crn },
      placed: asPlaced(placed),
    }))
  }
}

/** Keeps that nothing was booked by a request, after the customer left its page. */
export const makeKeepRefused = (needs: KeptNeeds) => {
  const keepOutcome = makeKeepOutcome(needs)
  return function* keepRefused(sent: BookingIntent) {
    yield* keepOutcome(sent, (kept, intent) => ({
      ...kept,
      intent: { ...intent, isRefused: true },
    }))
  }
}
