import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Order } from '../../domain/orders/order.ts'
import type { OrderHistory } from '../../domain/orders/orderHistory.ts'
import { sessionEnded } from '../session/session.slice.ts'
import type { LoadOrderHistoryError } from './loadOrderHistory.port.ts'

/** The past orders after those that are shown. */
export type MorePast =
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly offset: number }
  | { readonly status: 'loading'; readonly offset: number }
  | { readonly status: 'failed'; readonly offset: number; readonly error: LoadOrderHistoryError }

/** The page of past orders (spec 2 §2). */
export type HistoryPage =
  | { readonly status: 'absent' }
  /** Only a customer has orders: somebody is to log in first. */
  | { readonly status: 'loginNeeded' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LoadOrderHistoryError }
  | { readonly status: 'shown'; readonly past: readonly Order[]; readonly more: MorePast }

export type OrdersState = {
  /** The orders under way, as the service last told them; null before it did. */
  readonly live: readonly Order[] | null
  readonly history: HistoryPage
}

const nothing: OrdersState = { live: null, history: { status: 'absent' } }

/** The order-history page was opened, or tried again. */
export const historyOpened = createAction('orders/historyOpened')
/** The customer wants the past orders after those shown. */
export const morePastRequested = createAction('orders/morePastRequested')
/** An order is to be booked again. */
export const rebookRequested = createAction<Order>('orders/rebookRequested')

const moreAfter = ({ limit, offset, past }: OrderHistory): MorePast =>
  past.length < limit ? { status: 'none' } : { status: 'ready', offset: offset + past.length }

const slice = createSlice({
  name: 'orders',
  initialState: (): OrdersState => nothing,
  reducers: {
    loginFirst: (state): OrdersState => ({ ...state, history: { status: 'loginNeeded' } }),
    historyLoading: (state): OrdersState => ({ ...state, history: { status: 'loading' } }),
    historyLoaded: (_, { payload }: PayloadAction<OrderHistory>): OrdersState => ({
      live: payload.live,
      history: { status: 'shown', past: payload.past, more: moreAfter(payload) },
    }),
    historyFailed: (
      state,
      { payload: error }: PayloadAction<LoadOrderHistoryError>,
    ): OrdersState => ({ ...state, history: { status: 'failed', error } }),
    moreLoading: (state, { payload: offset }: PayloadAction<number>): OrdersState =>
      state.history.status === 'shown'
        ? { ...state, history: { ...state.history, more: { status: 'loading', offset } } }
        : state,
    moreLoaded: (state, { payload }: PayloadAction<OrderHistory>): OrdersState => {
      const { history } = state
      if (history.status !== 'shown' || history.more.status !== 'loading') return state
      // One that ended meanwhile moves the rest down the pages: nobody is shown twice.
      const known = new Set(history.past.map(({ crn }) => crn))
      return {
        live: payload.live,
        history: {
          status: 'shown',
          past: [...history.past, ...payload.past.filter(({ crn }) => !known.has(crn))],
          more: moreAfter(payload),
        },
      }
    },
    moreFailed: (state, { payload: error }: PayloadAction<LoadOrderHistoryError>): OrdersState =>
      state.history.status === 'shown' && state.history.more.status === 'loading'
        ? {
            ...state,
            history: {
              ...state.history,
              more: { status: 'failed', offset: state.history.more.offset, error },
            },
          }
        : state,
    /** What is under way, asked for beside the page. */
    liveOrdersTold: (state, { payload: live }: PayloadAction<readonly Order[]>): OrdersState => ({
      ...state,
      live,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (): OrdersState => nothing)
  },
})

export const ordersReducer = slice.reducer
export const {
  loginFirst,
  historyLoading,
  historyLoaded,
  historyFailed,
  moreLoading,
  moreLoaded,
  moreFailed,
  liveOrdersTold,
} = slice.actions
