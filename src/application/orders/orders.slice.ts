import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Order } from '../../domain/orders/order.ts'
import type { OrderHistory } from '../../domain/orders/orderHistory.ts'
import { ordersEnded } from '../booking/order/ordersEnded.ts'
import { ordersReopened } from '../booking/order/ordersReopened.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { WhySessionEnded } from '../session/credentials.port.ts'
import { customerRecognised, restoringStarted, sessionEnded } from '../session/session.slice.ts'
import {
  asKnown,
  eachOnce,
  firstShown,
  type HistoryPage,
  type MorePast,
  unlisted,
  unlistedSince,
  withFurther,
  withNewest,
} from './historyPage.ts'
import type { LoadOrderHistoryError } from './loadOrderHistory.port.ts'
import { cancelled, orderLoaded } from './tracking.slice.ts'

/** The order history, and the orders under way. */
export type OrdersState = {
  /** The mobile number of the customer whose orders are requested; null while there is none. */
  readonly customer: string | null
  /** The orders under way, and those that ended since the last answer; null while they are unknown. */
  readonly live: readonly Order[] | null
  /** Whether the service's last list of them included an order that cannot be read. */
  readonly isLiveUnread: boolean
  /** Why the newest orders did not come when they were last requested; null if they did. */
  readonly stale: LoadOrderHistoryError | null
  readonly history: HistoryPage
  /** The number of the order that is being booked again, until its review opens; null for none. */
  readonly rebooked: string | null
  /**
   * The numbers of all orders that `ordersEnded` named, without those opened again. Booking reads them, too, as it may
   * load later.
   */
  readonly ended: readonly string[]
}

/**
 * The order-history page was opened, or the customer retries after a failure (spec 2 §2).
 *
 * @example
 * store.dispatch(historyOpened())
 * store.getState().orders.history // → { status: 'loading' }
 * guestStore.dispatch(historyOpened())
 * guestStore.getState().orders.history // → { status: 'loginNeeded' }
 */
export const historyOpened = createAction('orders/historyOpened')
/**
 * The customer wants the past orders after those shown (spec 2 §4: limit and offset).
 *
 * @example
 * const past = Array.from({ length: 10 }, (_, at) => ({ ...order, crn: `CRN${at}` }))
 * const ashas = await customerIn({
 *   loadOrderHistory: ({ offset }) =>
 *     TE.right({
 *       limit: 10,
 *       offset,
 *       live: [],
 *       past: offset === 0 ? past : [order],
 *       unread: { live: [], past: [] },
 *     }),
 * })
 * ashas.dispatch(historyOpened())
 * await settled()
 * ashas.dispatch(morePastRequested())
 * await settled()
 * const { history } = ashas.getState().orders
 * history.status === 'shown' && history.past.length // → 11
 */
export const morePastRequested = createAction('orders/morePastRequested')
/**
 * The customer books an order again (spec 2 §3).
 *
 * @example
 * customerStore.dispatch(rebookRequested(order))
 * await settled()
 * went // → ['/en-IN/order-review?vehicle_id=1&geo_region_id=3']
 */
export const rebookRequested = createAction<Order>('orders/rebookRequested')

/** The orders under way. One that is listed but cannot be read now stays as it was known. */
const underWay = (
  before: OrdersState['live'],
  { live, unread }: OrderHistory,
): Pick<OrdersState, 'live' | 'isLiveUnread'> => {
  const hidden = new Set(unread.live.map(({ crn }) => crn))
  const kept = (before ?? []).filter(({ crn }) => hidden.has(crn))
  return { live: eachOnce([...live, ...kept]), isLiveUnread: hidden.size > 0 }
}

/** The orders that are known, shown or not. */
const ordersOf = ({ live, history }: OrdersState): readonly Order[] => [
  ...(live ?? []),
  ...(history.status === 'shown' ? history.past : []),
]

const isOpen = ({ status }: HistoryPage): boolean => status !== 'absent' && status !== 'refused'

/** Removes what the previous customer saw. */
const forAnother = ({ history, ...state }: OrdersState): OrdersState => ({
  ...state,
  customer: null,
  live: null,
  isLiveUnread: false,
  stale: null,
  history: { status: isOpen(history) ? 'loading' : 'absent' },
})

/** More that was refused to a former token of the customer is requested again with the new one. */
const moreFor = (more: MorePast): MorePast =>
  more.status === 'failed' && more.error.kind === 'AuthenticationFailed'
    ? { status: 'loading', offset: more.offset }
    : more

/** A history that is shown stays for a customer who has only got new credentials, from another tab. */
const forCustomer = (
  state: OrdersState,
  { payload: { mobile } }: PayloadAction<Pick<Credentials, 'mobile'>>,
): OrdersState => {
  const { customer, history } = state
  return customer === mobile && history.status === 'shown'
    ? { ...state, stale: null, history: { ...history, more: moreFor(history.more) } }
    : forAnother(state)
}

/** Whether the service refused the customer's credentials, and they have not logged in since. */
const isRefused = (history: HistoryPage): boolean =>
  history.status === 'refused' ||
  (history.status === 'failed' && history.error.kind === 'AuthenticationFailed')

const afterwards = (why: WhySessionEnded): HistoryPage =>
  why === 'refused'
    ? { status: 'failed', error: { kind: 'AuthenticationFailed' } }
    : { status: 'loginNeeded' }

/**
 * A page that was shown stays as the customer left it, also while more is being loaded: watching the orders under way
 * adds what is new.
 */
const opened = (history: HistoryPage): HistoryPage => {
  if (isRefused(history)) return afterwards('refused')
  return history.status === 'shown' ? history : { status: 'loading' }
}

const unopened = (why: WhySessionEnded): HistoryPage => ({
  status: why === 'refused' ? 'refused' : 'absent',
})

/** The orders with one of them as its page has it. One that has ended stays: the past orders may not have it yet. */
const withTracked = (state: OrdersState, order: Order): OrdersState => ({
  ...state,
  live: state.live?.map((known) => (known.crn === order.crn ? order : known)) ?? null,
})

const slice = createSlice({
  name: 'orders',
  initialState: (): OrdersState => ({
    customer: null,
    live: null,
    isLiveUnread: false,
    stale: null,
    history: { status: 'absent' },
    rebooked: null,
    ended: [],
  }),
  reducers: {
    /** The payload is the mobile number of the customer whose orders are requested from now on. */
    watchBegun: (state, { payload: customer }: PayloadAction<string>): OrdersState => ({
      ...state,
      customer,
    }),
    loginFirst: (state): OrdersState =>
      state.history.status === 'loading' ? { ...state, history: { status: 'loginNeeded' } } : state,
    historyLoaded: (state, { payload }: PayloadAction<OrderHistory>): OrdersState =>
      state.history.status === 'loading'
        ? {
            ...state,
            ...underWay(state.live, payload),
            stale: null,
            history: firstShown(payload),
          }
        : state,
    historyFailed: (
      state,
      { payload: error }: PayloadAction<LoadOrderHistoryError>,
    ): OrdersState =>
      state.history.status === 'loading'
        ? { ...state, history: { status: 'failed', error } }
        : state,
    moreLoading: (state, { payload: offset }: PayloadAction<number>): OrdersState =>
      state.history.status === 'shown'
        ? { ...state, history: { ...state.history, more: { status: 'loading', offset } } }
        : state,
    moreLoaded: (state, { payload }: PayloadAction<OrderHistory>): OrdersState => {
      const { history } = state
      if (history.status !== 'shown' || history.more.status !== 'loading') return state
      const answer = asKnown(ordersOf(state), payload)
      const now = underWay(state.live, answer)
      const shown = withFurther(history, history.more.offset, answer)
      return {
        ...state,
        ...now,
        // Where those belong that have ended, the newest past orders say, which are asked for next.
        live: [...(now.live ?? []), ...unlisted(state.live, shown, answer)],
        history: shown,
      }
    },
    moreFailed: (state, { payload: error }: PayloadAction<LoadOrderHistoryError>): OrdersState => {
      const { history } = state
      if (history.status !== 'shown' || history.more.status !== 'loading') return state
      const { offset } = history.more
      return { ...state, history: { ...history, more: { status: 'failed', offset, error } } }
    },
    /**
     * The orders under way, and the newest past ones, while a history that has to begin again with them waits for as
     * many as are shown. The past orders stay as they are.
     */
    newestLoaded: (state, { payload }: PayloadAction<OrderHistory>): OrdersState => {
      const { history } = state
      if (history.status !== 'shown') return state
      const answer = asKnown(ordersOf(state), payload)
      const now = underWay(state.live, answer)
      return {
        ...state,
        ...now,
        live: [...(now.live ?? []), ...unlistedSince(state.live, history, answer)],
      }
    },
    /** The orders under way and the newest past ones, not requested by the page. */
    liveOrdersLoaded: (state, { payload }: PayloadAction<OrderHistory>): OrdersState => {
      const answer = asKnown(ordersOf(state), payload)
      return {
        ...state,
        ...underWay(state.live, answer),
        stale: null,
        history: withNewest(state.history, state.live, answer),
      }
    },
    /** Each failure is another one in the state, even if the service fails with one that never changes. */
    liveOrdersFailed: (state, { payload }: PayloadAction<LoadOrderHistoryError>): OrdersState => ({
      ...state,
      stale: { ...payload },
    }),
    rebookingStarted: (state, { payload: rebooked }: PayloadAction<string>): OrdersState => ({
      ...state,
      rebooked,
    }),
    rebookingSettled: (state): OrdersState => ({ ...state, rebooked: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(
        historyOpened,
        (state): OrdersState => ({ ...state, history: opened(state.history) }),
      )
      .addCase(orderLoaded, (state, { payload: order }): OrdersState => withTracked(state, order))
      .addCase(cancelled, (state, { payload: order }): OrdersState => withTracked(state, order))
      .addCase(
        ordersEnded,
        (state, { payload: crns }): OrdersState => ({
          ...state,
          ended: [...new Set([...state.ended, ...crns])],
        }),
      )
      .addCase(
        ordersReopened,
        (state, { payload: crns }): OrdersState => ({
          ...state,
          ended: state.ended.filter((crn) => !crns.includes(crn)),
        }),
      )
      .addCase(restoringStarted, forCustomer)
      .addCase(customerRecognised, forCustomer)
      .addCase(
        sessionEnded,
        ({ history, ...state }, { payload: why }): OrdersState => ({
          ...state,
          customer: null,
          live: null,
          isLiveUnread: false,
          stale: null,
          history: isOpen(history) ? afterwards(why) : unopened(why),
        }),
      )
  },
})

export const ordersReducer = slice.reducer
export const {
  watchBegun,
  loginFirst,
  historyLoaded,
  historyFailed,
  moreLoading,
  moreLoaded,
  moreFailed,
  newestLoaded,
  liveOrdersLoaded,
  liveOrdersFailed,
  rebookingStarted,
  rebookingSettled,
} = slice.actions
