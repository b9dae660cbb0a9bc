import { either as E } from 'fp-ts'
import { put, select, takeEvery } from 'typed-redux-saga'
import type { Market } from '../../domain/market/market.ts'
import type { Order } from '../../domain/orders/order.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { keptIn } from '../booking/keptOrder.ts'
import type { OrderMemory } from '../booking/orderMemory.port.ts'
import type { OrderReviewState } from '../booking/orderReview.slice.ts'
import { ordersEnded } from '../booking/ordersEnded.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import { historyLoaded, liveOrdersTold } from './orders.slice.ts'
import { cancelled, orderTold } from './tracking.slice.ts'

/** What telling of orders that ended needs of the world. */
export type EndedOrdersNeeds<State> = {
  readonly market: Pick<Market, 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly orderMemory: OrderMemory
  /** Of order review, where it was loaded. */
  readonly selectOrderReview: (state: State) => OrderReviewState | undefined
}

const ordersIn = (step: { readonly type: string }): readonly Order[] => {
  if (orderTold.match(step) || cancelled.match(step)) return [step.payload]
  if (!liveOrdersTold.match(step) && !historyLoaded.match(step)) return []
  // One that has just ended may still be among those under way.
  return [...step.payload.live, ...step.payload.past]
}

/**
 * Tells of orders that came to their end. Whoever books once more what this tab booked as one of them
 * means another order: the request that it was is forgotten (spec 2 §7).
 */
export const makeEndedOrdersSaga = <State>(needs: EndedOrdersNeeds<State>) => {
  const { market, limits, orderMemory } = needs
  const told = new Set<string>()

  function* forget(crns: readonly string[]) {
    const recalled = yield* within(limits.requestDeadline, orderMemory.recall)
    const kept = E.isRight(recalled) ? keptIn(market)(recalled.right) : null
    const crn = kept?.intent?.crn ?? null
    if (kept === null || crn === null || !crns.includes(crn)) return
    const order = { ...kept, intent: null, placed: null }
    yield* within(limits.requestDeadline, orderMemory.keep(order))
  }

  function* tell(step: { readonly type: string }) {
    const news = ordersIn(step)
      .filter(({ crn, status }) => isFinished(status) && !told.has(crn))
      .map(({ crn }) => crn)
    if (news.length === 0) return
    for (const crn of news) told.add(crn)
    yield* put(ordersEnded(news))
    // An order that is under review is kept by its own page.
    const review = yield* select(needs.selectOrderReview)
    if (review?.status !== 'reviewing') yield* forget(news)
  }

  return function* endedOrdersSaga() {
    yield* takeEvery(
      [orderTold.type, cancelled.type, liveOrdersTold.type, historyLoaded.type],
      tell,
    )
  }
}
