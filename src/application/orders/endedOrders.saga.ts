import { put, select, takeEvery } from 'typed-redux-saga'
import type { Order } from '../../domain/orders/order.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { ordersEnded } from '../booking/ordersEnded.ts'
import { orderPlaced } from '../booking/placing.slice.ts'
import { historyLoaded, liveOrdersLoaded, type OrdersState } from './orders.slice.ts'
import { cancelled, orderLoaded } from './tracking.slice.ts'

const ordersIn = (step: { readonly type: string }): readonly Order[] => {
  if (orderLoaded.match(step) || cancelled.match(step)) return [step.payload]
  if (!liveOrdersLoaded.match(step) && !historyLoaded.match(step)) return []
  // One that has just ended may still be among those under way.
  return [...step.payload.live, ...step.payload.past]
}

type EndedOrdersNeeds<State> = { readonly selectOrders: (state: State) => OrdersState }

/** Tells of orders that came to their end, of each once; again only where one of them is told as placed. */
export const makeEndedOrdersSaga = <State>({ selectOrders }: EndedOrdersNeeds<State>) => {
  function* isTold() {
    const told = new Set((yield* select(selectOrders)).ended)
    return (crn: string) => told.has(crn)
  }

  function* tell(step: { readonly type: string }) {
    const wasTold = yield* isTold()
    const news = ordersIn(step)
      .filter(({ crn, status }) => isFinished(status) && !wasTold(crn))
      .map(({ crn }) => crn)
    if (news.length > 0) yield* put(ordersEnded(news))
  }

  /** What was placed is known to booking by its number only from now on. */
  function* tellAgain({ payload: { crn } }: ReturnType<typeof orderPlaced>) {
    if ((yield* isTold())(crn)) yield* put(ordersEnded([crn]))
  }

  return function* endedOrdersSaga() {
    yield* takeEvery(orderPlaced.match, tellAgain)
    yield* takeEvery(
      [orderLoaded.type, cancelled.type, liveOrdersLoaded.type, historyLoaded.type],
      tell,
    )
  }
}
