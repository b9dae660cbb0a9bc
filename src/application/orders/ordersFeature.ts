import { type ForgetEndedNeeds, makeForgetEndedSaga } from '../booking/kept/forgetEnded.saga.ts'
import { type ConnectionNeeds, connectionFlows } from '../session/connection.saga.ts'
import { selectCredentials, selectSession } from '../session/session.selectors.ts'
import type { AppState } from '../store/appState.ts'
import type { Feature } from '../store/createAppStore.ts'
import type { LaterState } from '../store/laterState.ts'
import { cancelFormReducer } from './cancelForm.slice.ts'
import { makeEndedOrdersSaga } from './endedOrders.saga.ts'
import { type LiveOrdersNeeds, makeLiveOrdersSaga } from './liveOrders.saga.ts'
import { makeOrderHistorySaga, type OrderHistoryNeeds } from './orderHistory.saga.ts'
import { ordersReducer } from './orders.slice.ts'
import { makeRebookSaga, type RebookNeeds } from './rebook.saga.ts'
import { makeTrackingSaga, type TrackingNeeds } from './tracking.saga.ts'
import { trackingReducer } from './tracking.slice.ts'

/** The state of a store with the orders feature. */
export type OrderingState = AppState & Pick<LaterState, 'orders' | 'tracking' | 'cancelForm'>

/** What the orders feature needs. */
export type OrdersNeeds = Omit<
  OrderHistoryNeeds<OrderingState> &
    LiveOrdersNeeds<OrderingState> &
    TrackingNeeds<OrderingState> &
    ForgetEndedNeeds<OrderingState> &
    RebookNeeds &
    ConnectionNeeds,
  `select${string}`
>

const selectOrders = ({ orders }: OrderingState) => orders
const selectTracking = ({ tracking }: OrderingState) => tracking
const selectOrderReview = ({ orderReview }: AppState) => orderReview

/**
 * Order history, live orders, and the tracking of an order (spec 2 §2).
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * add(makeOrdersFeature(needs))
 * store.getState().orders?.history // → { status: 'absent' }
 * stop()
 */
export const makeOrdersFeature = (needs: OrdersNeeds): Feature => {
  const selected = { ...needs, selectSession, selectCredentials, selectOrders, selectTracking }
  return {
    mount: (root) => {
      root.inject({ reducerPath: 'orders', reducer: ordersReducer })
      root.inject({ reducerPath: 'tracking', reducer: trackingReducer })
      root.inject({ reducerPath: 'cancelForm', reducer: cancelFormReducer })
    },
    flows: [
      { name: 'orderHistory', run: makeOrderHistorySaga(selected) },
      { name: 'liveOrders', run: makeLiveOrdersSaga(selected) },
      { name: 'tracking', run: makeTrackingSaga(selected) },
      { name: 'endedOrders', run: makeEndedOrdersSaga(selected) },
      { name: 'forgetEnded', run: makeForgetEndedSaga({ ...needs, selectOrderReview }) },
      { name: 'rebook', run: makeRebookSaga(needs) },
      ...connectionFlows(needs),
    ],
  }
}
