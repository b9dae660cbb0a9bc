import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Order, OrderError } from '../../domain/orders/order.ts'
import { firstHistoryPage, type OrderHistory } from '../../domain/orders/orderHistory.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { ordersEnded } from '../booking/ordersEnded.ts'
import {
  customerRecognised,
  restoringStarted,
  sessionEnded,
  type WhySessionEnded,
} from '../session/session.slice.ts'
import type { LoadOrderHistoryError } from './loadOrderHistory.port.ts'
import { cancelled, orderLoaded } from './tracking.slice.ts'

/** The past orders after those that are shown. */
export type MorePast =
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly offset: number }
  | { readonly status: 'loading'; readonly offset: number }
  | { readonly status: 'failed'; readonly offset: number; readonly error: LoadOrderHistoryError }

/** The page of past orders (spec 2 §2). */
export type HistoryPage =
  | { readonly status: 'absent' }
  /** The service refused the customer's credentials while the page was not open. */
  | { readonly status: 'refused' }
  /** Only a customer has orders: the visitor must log in first. */
  | { readonly status: 'loginNeeded' }
  /** Also while the session is being restored. */
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LoadOrderHistoryError }
  | {
      readonly status: 'shown'
      readonly past: readonly Order[]
      readonly more: MorePast
      /** The listed orders that cannot be read, each once. */
      readonly unread: readonly OrderError[]
    }

/** The order history, and the orders under way. */
export type OrdersState = {
  /** The orders under way, and those that ended since the last answer; null while they are unknown. */
  readonly live: readonly Order[] | null
  /** Whether the service's last list of them included an order that cannot be read. */
  readonly isLiveUnread: boolean
  readonly history: HistoryPage
  /** The number of the order that is being booked again, until its review opens; null for none. */
  readonly rebooked: string | null
  /** The numbers of all orders that `ordersEnded` named. Booking reads them, too, as it may load later. */
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

/** What follows a page. `offset` is that of the request, as the answer may lack it. */
const moreAfter = (offset: number, { limit, past, unread }: OrderHistory): MorePast => {
  // The service counts unreadable orders, too.
  const told = past.length + unread.past.length
  return told < limit ? { status: 'none' } : { status: 'ready', offset: offset + told }
}

/** Those that are not among the others, each once: an answer may list an order twice. */
const without = <Listed extends { readonly crn: string | null }>(
  orders: readonly Listed[],
  others: ReadonlyArray<{ readonly crn: string | null }>,
): readonly Listed[] => {
  const known = new Set<string | null>(others.map(({ crn }) => crn))
  return orders.filter(({ crn }) => {
    const isNew = !known.has(crn)
    known.add(crn)
    return isNew
  })
}

const eachOnce = (orders: readonly Order[]): readonly Order[] => without(orders, [])

/** The orders under way. One that is listed but cannot be read now stays as it was known. */
const underWay = (
  before: OrdersState['live'],
  { live, unread }: OrderHistory,
): Pick<OrdersState, 'live' | 'isLiveUnread'> => {
  const hidden = new Set(unread.live.map(({ crn }) => crn))
  const kept = (before ?? []).filter(({ crn }) => hidden.has(crn))
  return { live: eachOnce([...live, ...kept]), isLiveUnread: hidden.size > 0 }
}

/** The orders that could not be read so far, except those shown by now. Those without a number count as one. */
const stillUnread = (
  before: readonly OrderError[],
  { live, unread }: OrderHistory,
  past: readonly Order[],
): readonly OrderError[] => without([...before, ...unread.live, ...unread.past], [...live, ...past])

/** The past orders without those that the service has opened again. */
const stillPast = (past: readonly Order[], { live }: OrderHistory): readonly Order[] =>
  without(
    past,
    live.filter(({ status }) => !isFinished(status)),
  )

/**
 * A shown history with its newest orders loaded again. Orders that have ended since moved the rest down, and those that
 * were opened again moved it up. If none of a whole page was known, others may lie between it and those shown: it begins
 * again, and these follow on further pages.
 */
const withNewest = (history: HistoryPage, told: OrderHistory): HistoryPage => {
  if (history.status !== 'shown') return history
  const { more } = history
  const past = stillPast(history.past, told)
  const known = [...past, ...history.unread]
  const newest = told.past
  const begun = moreAfter(firstHistoryPage.offset, told)
  const listed = [...newest, ...told.unread.past]
  if (begun.status === 'ready' && without(listed, known).length === listed.length) {
    const all = eachOnce(newest)
    return { status: 'shown', past: all, more: begun, unread: stillUnread(history.unread, told, all) }
  }
  // Orders that could not be read before were counted then.
  const added = without(newest, known).length
  const moved = added - (history.past.length - past.length)
  const all = [...eachOnce(newest), ...without(past, newest)]
  return {
    status: 'shown',
    past: all,
    more: more.status === 'none' ? more : { ...more, offset: more.offset + moved },
    unread: stillUnread(history.unread, told, all),
  }
}

/**
 * What follows further past orders. Those that were listed before moved down, because others have ended since; those that
 * were opened again let the rest move up. Loading the newest orders counts the ended ones.
 */
const moreAfterFurther = (
  offset: number,
  told: OrderHistory,
  known: ReadonlyArray<{ readonly crn: string | null }>,
  reopened: number,
): MorePast => {
  const more = moreAfter(offset, told)
  const listed = new Set(known.map(({ crn }) => crn))
  const again = [...told.past, ...told.unread.past].filter(
    ({ crn }) => crn !== null && listed.has(crn),
  )
  return more.status === 'ready' ? { ...more, offset: more.offset - again.length - reopened } : more
}

const isOpen = ({ status }: HistoryPage): boolean => status !== 'absent' && status !== 'refused'

/** Removes what the previous customer saw. */
const forAnother = ({ history, ...state }: OrdersState): OrdersState => ({
  ...state,
  live: null,
  isLiveUnread: false,
  history: { status: isOpen(history) ? 'loading' : 'absent' },
})

/** Whether the service refused the customer's credentials, and they have not logged in since. */
const isRefused = (history: HistoryPage): boolean =>
  history.status === 'refused' ||
  (history.status === 'failed' && history.error.kind === 'AuthenticationFailed')

const afterwards = (why: WhySessionEnded): HistoryPage =>
  why === 'refused'
    ? { status: 'failed', error: { kind: 'AuthenticationFailed' } }
    : { status: 'loginNeeded' }

/** A page that was shown stays as the customer left it: watching the orders under way adds what is new. */
const opened = (history: HistoryPage): HistoryPage => {
  if (isRefused(history)) return afterwards('refused')
  return history.status === 'shown' && history.more.status !== 'loading'
    ? history
    : { status: 'loading' }
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
    live: null,
    isLiveUnread: false,
    history: { status: 'absent' },
    rebooked: null,
    ended: [],
  }),
  reducers: {
    loginFirst: (state): OrdersState =>
      state.history.status === 'loading' ? { ...state, history: { status: 'loginNeeded' } } : state,
    historyLoaded: (state, { payload }: PayloadAction<OrderHistory>): OrdersState =>
      state.history.status === 'loading'
        ? {
            ...state,
            ...underWay(state.live, payload),
            history: {
              status: 'shown',
              past: eachOnce(payload.past),
              more: moreAfter(firstHistoryPage.offset, payload),
              unread: stillUnread([], payload, payload.past),
            },
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
      // An order that ended in the meantime moves the others down the pages: none is shown twice.
      const before = stillPast(history.past, payload)
      const further = without(payload.past, before)
      const past = [...before, ...further]
      const unread = stillUnread(history.unread, payload, past)
      const isNoNews = further.length === 0 && unread.length <= history.unread.length
      return {
        ...state,
        ...underWay(state.live, payload),
        history: {
          status: 'shown',
          past,
          // A service without paging would return the same orders for ever.
          more: isNoNews
            ? { status: 'none' }
            : moreAfterFurther(
                history.more.offset,
                payload,
                [...before, ...history.unread],
                history.past.length - before.length,
              ),
          unread,
        },
      }
    },
    moreFailed: (state, { payload: error }: PayloadAction<LoadOrderHistoryError>): OrdersState => {
      const { history } = state
      if (history.status !== 'shown' || history.more.status !== 'loading') return state
      const { offset } = history.more
      return { ...state, history: { ...history, more: { status: 'failed', offset, error } } }
    },
    /** The orders under way and the newest past ones, not requested by the page. */
    liveOrdersLoaded: (state, { payload }: PayloadAction<OrderHistory>): OrdersState => ({
      ...state,
      ...underWay(state.live, payload),
      history: withNewest(state.history, payload),
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
      .addCase(restoringStarted, forAnother)
      .addCase(customerRecognised, forAnother)
      .addCase(
        sessionEnded,
        ({ history, ...state }, { payload: why }): OrdersState => ({
          ...state,
          live: null,
          isLiveUnread: false,
          history: isOpen(history) ? afterwards(why) : unopened(why),
        }),
      )
  },
})

export const ordersReducer = slice.reducer
export const {
  loginFirst,
  historyLoaded,
  historyFailed,
  moreLoading,
  moreLoaded,
  moreFailed,
  liveOrdersLoaded,
  rebookingStarted,
  rebookingSettled,
} = slice.actions
