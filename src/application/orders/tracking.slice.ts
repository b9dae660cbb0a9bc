import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import { sessionEnded } from '../session/session.slice.ts'
import type { CancelOrderError } from './cancelOrder.port.ts'
import type { LoadOrderError } from './loadOrder.port.ts'

/** Calling the order off; `requestId` is one for as long as the reason is. */
export type Cancelling =
  | { readonly status: 'idle' }
  | { readonly status: 'cancelling'; readonly reason: string; readonly requestId: string }
  | {
      readonly status: 'failed'
      readonly reason: string
      readonly requestId: string
      readonly error: CancelOrderError
    }

/** The order that is tracked. */
export type TrackingState =
  | { readonly status: 'absent' }
  /** Only its customer sees an order: somebody is to log in first. */
  | { readonly status: 'loginNeeded'; readonly crn: string }
  | { readonly status: 'loading'; readonly crn: string }
  | { readonly status: 'failed'; readonly crn: string; readonly error: LoadOrderError }
  | {
      readonly status: 'shown'
      readonly order: TrackedOrder
      /** Why the last question came to nothing; null while what is shown is fresh. */
      readonly stale: LoadOrderError | null
      readonly cancelling: Cancelling
    }

const absent: TrackingState = { status: 'absent' }

/** The page of an order was opened, or tried again. */
export const trackingOpened = createAction<string>('tracking/opened')
/** The page was left: nobody asks any more. */
export const trackingClosed = createAction('tracking/closed')
/** The customer wants to know now. */
export const refreshRequested = createAction('tracking/refreshRequested')
export const cancelRequested = createAction<{ readonly reason: string }>('tracking/cancelRequested')

const slice = createSlice({
  name: 'tracking',
  initialState: (): TrackingState => absent,
  reducers: {
    trackingNeedsLogin: (_, { payload: crn }: PayloadAction<string>): TrackingState => ({
      status: 'loginNeeded',
      crn,
    }),
    orderLoading: (state, { payload: crn }: PayloadAction<string>): TrackingState =>
      state.status === 'shown' && state.order.crn === crn ? state : { status: 'loading', crn },
    orderTold: (state, { payload: order }: PayloadAction<TrackedOrder>): TrackingState => ({
      status: 'shown',
      order,
      stale: null,
      cancelling:
        state.status === 'shown' && state.order.crn === order.crn
          ? state.cancelling
          : { status: 'idle' },
    }),
    orderUntold: (
      state,
      { payload: { crn, error } }: PayloadAction<{ crn: string; error: LoadOrderError }>,
    ): TrackingState =>
      state.status === 'shown' && state.order.crn === crn
        ? { ...state, stale: error }
        : { status: 'failed', crn, error },
    cancelStarted: (
      state,
      { payload: { reason, requestId } }: PayloadAction<{ reason: string; requestId: string }>,
    ): TrackingState =>
      state.status === 'shown'
        ? { ...state, cancelling: { status: 'cancelling', reason, requestId } }
        : state,
    cancelled: (state, { payload: order }: PayloadAction<TrackedOrder>): TrackingState =>
      state.status === 'shown' && state.order.crn === order.crn
        ? { status: 'shown', order, stale: null, cancelling: { status: 'idle' } }
        : state,
    cancelFailed: (state, { payload: error }: PayloadAction<CancelOrderError>): TrackingState =>
      state.status === 'shown' && state.cancelling.status === 'cancelling'
        ? { ...state, cancelling: { ...state.cancelling, status: 'failed', error } }
        : state,
    cancelDismissed: (state): TrackingState =>
      state.status === 'shown' && state.cancelling.status === 'failed'
        ? { ...state, cancelling: { status: 'idle' } }
        : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(trackingClosed, (): TrackingState => absent)
      .addCase(
        sessionEnded,
        (state): TrackingState =>
          state.status === 'shown' ? { status: 'loginNeeded', crn: state.order.crn } : state,
      )
  },
})

export const trackingReducer = slice.reducer
export const {
  trackingNeedsLogin,
  orderLoading,
  orderTold,
  orderUntold,
  cancelStarted,
  cancelled,
  cancelFailed,
  cancelDismissed,
} = slice.actions
