import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import { isCancellable, isWithoutTrip } from '../../domain/orders/orderStatus.ts'
import type { LoadOrderError } from '../booking/placing/loadOrder.port.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { Credentials } from '../ports/customerCall.ts'
import { customerRecognised, restoringStarted, sessionEnded } from '../session/session.slice.ts'
import type { CancelOrderError } from './cancelOrder.port.ts'

/** Why the order is not cancelled. */
export type CancelFailure =
  | CancelOrderError
  /** The service accepted the request, but the search for a driver goes on. */
  | { readonly kind: 'NotCancelled' }
  | FlowCrashed

/** The cancelling of the order, with the customer's reason. */
export type Cancelling =
  | { readonly status: 'idle' }
  | { readonly status: 'cancelling'; readonly reason: string }
  | {
      readonly status: 'failed'
      readonly reason: string
      readonly error: CancelFailure
    }

/** The order that is tracked. */
export type TrackingState =
  | { readonly status: 'absent' }
  /** The service refused the customer's credentials, and they have not logged in since. */
  | { readonly status: 'refused' }
  /** Only its customer sees an order: the visitor must log in first. */
  | { readonly status: 'loginNeeded'; readonly crn: string }
  /** Also while the session is being restored. */
  | { readonly status: 'loading'; readonly crn: string }
  | { readonly status: 'failed'; readonly crn: string; readonly error: LoadOrderError }
  | {
      readonly status: 'shown'
      readonly order: TrackedOrder
      /** Why the last poll failed; null while the order is up to date. */
      readonly stale: LoadOrderError | null
      readonly cancelling: Cancelling
      /** The mobile number of the customer whose order it is; null if it is not known. */
      readonly customer: string | null
    }

const absent: TrackingState = { status: 'absent' }
const refused: TrackingState = { status: 'refused' }
const idle: Cancelling = { status: 'idle' }

/**
 * The page of an order was opened, or the customer retries after a failure (spec 2 §2).
 *
 * @example
 * store.dispatch(trackingOpened('CRN2000001'))
 * store.getState().tracking // → { status: 'loading', crn: 'CRN2000001' }
 * guestStore.dispatch(trackingOpened('CRN2000001'))
 * guestStore.getState().tracking // → { status: 'loginNeeded', crn: 'CRN2000001' }
 */
export const trackingOpened = createAction<string>('tracking/opened')
/**
 * The page was left: polling stops (spec 2 §2).
 *
 * @example
 * store.dispatch(trackingOpened('CRN2000001'))
 * store.dispatch(trackingClosed())
 * store.getState().tracking // → { status: 'absent' }
 */
export const trackingClosed = createAction('tracking/closed')
/**
 * The customer asks for the order's present state (spec 2 §2: View Status).
 *
 * @example
 * const lost = await customerIn({ loadOrder: () => TE.left({ kind: 'OrderUnknown' }) })
 * lost.dispatch(trackingOpened('CRN2000001'))
 * await settled()
 * lost.getState().tracking.status // → 'failed'
 * lost.dispatch(refreshRequested())
 * lost.getState().tracking // → { status: 'loading', crn: 'CRN2000001' }
 */
export const refreshRequested = createAction('tracking/refreshRequested')
/**
 * The customer cancels the order with a reason (spec 2 §4). Nothing happens if `parseReasonWords`
 * refuses the reason.
 *
 * @example
 * customerStore.dispatch(trackingOpened('CRN2000001'))
 * await settled()
 * customerStore.dispatch(cancelRequested({ reason: 'Booked twice' }))
 * await settled()
 * const { tracking } = customerStore.getState()
 * tracking.status === 'shown' && tracking.order.status // → 'cancelled'
 */
export const cancelRequested = createAction<{ readonly reason: string }>('tracking/cancelRequested')

/** The number of the order that the page is about, shown or not; null for none. */
export const trackedCrn = (state: TrackingState): string | null => {
  switch (state.status) {
    case 'absent':
    case 'refused':
      return null
    case 'loginNeeded':
    case 'loading':
    case 'failed':
      return state.crn
    case 'shown':
      return state.order.crn
  }
}

const isRefused = (state: TrackingState): boolean =>
  state.status === 'refused' ||
  (state.status === 'failed' && state.error.kind === 'AuthenticationFailed')

/** Whether the order was requested, and has not been shown yet. */
const isAwaited = (
  state: TrackingState,
): state is Extract<TrackingState, { readonly status: 'loading' | 'failed' }> =>
  state.status === 'loading' || state.status === 'failed'

/** Removes what the previous customer saw. */
const forAnother = (state: TrackingState): TrackingState => {
  const crn = trackedCrn(state)
  return crn === null ? absent : { status: 'loading', crn }
}

/** An order that is shown stays for a customer who has only got new credentials, from another tab. */
const forCustomer = (
  state: TrackingState,
  { payload: { mobile } }: PayloadAction<Pick<Credentials, 'mobile'>>,
): TrackingState =>
  state.status === 'shown' && state.customer === mobile
    ? { ...state, stale: null }
    : forAnother(state)

/** What is left of a try to cancel once the order is as the service says. */
const cancellingSince = (
  { order: { status: before }, cancelling }: Extract<TrackingState, { readonly status: 'shown' }>,
  { status }: TrackedOrder,
): Cancelling => {
  // Nothing is left to cancel, whether or not the request to cancel it has succeeded.
  if (isWithoutTrip(status)) return idle
  // The driver who had been found is gone again.
  const isBack = isCancellable(status) && !isCancellable(before)
  return isBack && cancelling.status === 'failed' ? idle : cancelling
}

type LoadedFor = { readonly customer: string | null }

const slice = createSlice({
  name: 'tracking',
  initialState: (): TrackingState => absent,
  reducers: {
    trackingNeedsLogin: (state): TrackingState =>
      state.status === 'loading' ? { status: 'loginNeeded', crn: state.crn } : state,
    orderLoaded: {
      reducer: (
        state,
        { payload: order, meta: { customer } }: PayloadAction<TrackedOrder, string, LoadedFor>,
      ): TrackingState => {
        if (state.status === 'shown') {
          return { ...state, order, stale: null, cancelling: cancellingSince(state, order) }
        }
        return isAwaited(state)
          ? { status: 'shown', order, stale: null, cancelling: idle, customer }
          : state
      },
      prepare: (payload: TrackedOrder, customer: string | null = null) => ({
        payload,
        meta: { customer },
      }),
    },
    /** Each failure is another one in the state, even if the service fails with one that never changes. */
    orderLoadFailed: (state, { payload: error }: PayloadAction<LoadOrderError>): TrackingState => {
      if (state.status === 'shown') return { ...state, stale: { ...error } }
      return isAwaited(state) ? { status: 'failed', crn: state.crn, error } : state
    },
    cancelStarted: (
      state,
      { payload: { reason } }: PayloadAction<{ readonly reason: string }>,
    ): TrackingState =>
      state.status === 'shown' ? { ...state, cancelling: { status: 'cancelling', reason } } : state,
    cancelled: (state, { payload: order }: PayloadAction<TrackedOrder>): TrackingState =>
      state.status === 'shown' && state.order.crn === order.crn
        ? { ...state, order, stale: null, cancelling: idle }
        : state,
    cancelFailed: (state, { payload: error }: PayloadAction<CancelFailure>): TrackingState =>
      state.status === 'shown' && state.cancelling.status === 'cancelling'
        ? { ...state, cancelling: { ...state.cancelling, status: 'failed', error } }
        : state,
    cancelDismissed: (state): TrackingState =>
      state.status === 'shown' && state.cancelling.status === 'failed'
        ? { ...state, cancelling: idle }
        : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(trackingOpened, (state, { payload: crn }): TrackingState => {
        if (isRefused(state))
          return { status: 'failed', crn, error: { kind: 'AuthenticationFailed' } }
        if (state.status !== 'shown' || state.order.crn !== crn) return { status: 'loading', crn }
        // The flow begins again, and no longer waits for a pending cancel request.
        return state.cancelling.status === 'cancelling' ? { ...state, cancelling: idle } : state
      })
      .addCase(trackingClosed, (state): TrackingState => (isRefused(state) ? refused : absent))
      .addCase(
        refreshRequested,
        (state): TrackingState =>
          state.status === 'failed' && state.error.kind !== 'AuthenticationFailed'
            ? { status: 'loading', crn: state.crn }
            : state,
      )
      .addCase(restoringStarted, forCustomer)
      .addCase(customerRecognised, forCustomer)
      .addCase(sessionEnded, (state, { payload: why }): TrackingState => {
        const crn = trackedCrn(state)
        if (crn === null) return why === 'refused' ? refused : absent
        return why === 'refused'
          ? { status: 'failed', crn, error: { kind: 'AuthenticationFailed' } }
          : { status: 'loginNeeded', crn }
      })
  },
})

export const trackingReducer = slice.reducer
export const {
  trackingNeedsLogin,
  orderLoaded,
  orderLoadFailed,
  cancelStarted,
  cancelled,
  cancelFailed,
} = slice.actions

/**
 * The customer closes the form for cancelling, or dismisses the message that the order could not be
 * cancelled (spec 2 §4).
 *
 * @example
 * const cancelOrder = () => TE.left({ kind: 'OrderUnknown' as const })
 * const failing = await customerIn({ cancelOrder })
 * failing.dispatch(trackingOpened('CRN2000001'))
 * await settled()
 * failing.dispatch(cancelRequested({ reason: 'Booked twice' }))
 * await settled()
 * failing.dispatch(cancelDismissed())
 * const { tracking } = failing.getState()
 * tracking.status === 'shown' && tracking.cancelling // → { status: 'idle' }
 */
export const cancelDismissed = slice.actions.cancelDismissed
