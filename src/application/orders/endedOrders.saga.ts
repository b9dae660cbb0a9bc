import type { Action } from '@reduxjs/toolkit'
import { put, select, takeEvery } from 'typed-redux-saga'
import type { Order } from '../../domain/orders/order.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { ordersEnded } from '../booking/order/ordersEnded.ts'
import { ordersReopened } from '../booking/order/ordersReopened.ts'
import { orderPlaced } from '../booking/order/placing.slice.ts'
import { reopenedIn } from './historyPage.ts'
import {
  historyLoaded,
  liveOrdersLoaded,
  moreLoaded,
  newestLoaded,
  type OrdersState,
} from './orders.slice.ts'
import { cancelled, orderLoaded } from './tracking.slice.ts'

const pages = [historyLoaded, moreLoaded, newestLoaded, liveOrdersLoaded]

const ordersIn = (action: Action): readonly Order[] => {
  if (orderLoaded.match(action) || cancelled.match(action)) return [action.payload]
  for (const page of pages) {
    // An order that has just ended may still be listed as live.
    if (page.match(action)) return [...action.payload.live, ...action.payload.past]
  }
  return []
}

type EndedOrdersNeeds<State> = { readonly selectOrders: (state: State) => OrdersState }

/**
 * Dispatches `ordersEnded` for orders that have ended, once for each and again if `orderPlaced` follows, and
 * `ordersReopened` for those that are under way again.
 */
export const makeEndedOrdersSaga = <State>({ selectOrders }: EndedOrdersNeeds<State>) => {
  function* announce(action: Action) {
    const orders = ordersIn(action)
    const { ended } = yield* select(selectOrders)
    const known = new Set(ended)
    const finished = orders.filter(({ status }) => isFinished(status)).map(({ crn }) => crn)
    const news = [...new Set(finished)].filter((crn) => !known.has(crn))
    if (news.length > 0) yield* put(ordersEnded(news))
    // The page may have asked before the end. Watching the orders under way asks again then.
    if (historyLoaded.match(action) || moreLoaded.match(action)) return
    const reopened = reopenedIn(ended, orders)
    if (reopened.length > 0) yield* put(ordersReopened(reopened))
  }

  /** Booking learns the number of its order only now, so it could not act on the first `ordersEnded`. */
  function* announceAgain({ payload: { crn } }: ReturnType<typeof orderPlaced>) {
    const { ended } = yield* select(selectOrders)
    if (ended.includes(crn)) yield* put(ordersEnded([crn]))
  }

  return function* endedOrdersSaga() {
    yield* takeEvery(orderPlaced.match, announceAgain)
    yield* takeEvery([orderLoaded.type, cancelled.type, ...pages.map(({ type }) => type)], announce)
  }
}
