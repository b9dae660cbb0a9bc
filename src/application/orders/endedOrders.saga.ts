import { put, takeEvery } from 'typed-redux-saga'
import type { Order } from '../../domain/orders/order.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { ordersEnded } from '../booking/ordersEnded.ts'
import { orderPlaced } from '../booking/placing.slice.ts'
import { historyLoaded, liveOrdersTold } from './orders.slice.ts'
import { cancelled, orderTold } from './tracking.slice.ts'

const ordersIn = (step: { readonly type: string }): readonly Order[] => {
  if (orderTold.match(step) || cancelled.match(step)) return [step.payload]
  if (!liveOrdersTold.match(step) && !historyLoaded.match(step)) return []
  // One that has just ended may still be among those under way.
  return [...step.payload.live, ...step.payload.past]
}

/** Tells of orders that came to their end, of each once; again only where one of them is told as placed. */
export const makeEndedOrdersSaga = () => {
  const told = new Set<string>()

  function* tell(step: { readonly type: string }) {
    const news = ordersIn(step)
      .filter(({ crn, status }) => isFinished(status) && !told.has(crn))
      .map(({ crn }) => crn)
    if (news.length === 0) return
    for (const crn of news) told.add(crn)
    yield* put(ordersEnded(news))
  }

  /** Booking may not have been there to hear of its end. */
  function* tellAgain({ payload: { crn } }: ReturnType<typeof orderPlaced>) {
    if (told.has(crn)) yield* put(ordersEnded([crn]))
  }

  return function* endedOrdersSaga() {
    yield* takeEvery(orderPlaced.match, tellAgain)
    yield* takeEvery(
      [orderTold.type, cancelled.type, liveOrdersTold.type, historyLoaded.type],
      tell,
    )
  }
}
