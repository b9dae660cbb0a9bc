import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import type { FlowCrashed } from '../../flow/flowCrashed.ts'
import { customerRecognised, hasLeft } from '../../session/session.slice.ts'
import { type BookingIntent, isAmong } from './bookingIntent.ts'
import { draftChanged, orderReviewClosed, reviewAgainRequested } from './orderReview.slice.ts'
import { ordersEnded } from './ordersEnded.ts'
import { ordersReopened } from './ordersReopened.ts'
import type { PlaceOrderError } from './placeOrder.port.ts'
import type { TrackableOrder } from './trackableOrder.ts'

/** The booking of the order under review. */
export type PlacingState =
  /** `last` is what was sent before, with any outcome; null for nothing. */
  | { readonly status: 'idle'; readonly last: BookingIntent | null }
  /** The customer booked before the session was restored. Until then, the order cannot be changed. */
  | { readonly status: 'awaiting'; readonly last: BookingIntent | null }
  | { readonly status: 'placing'; readonly intent: BookingIntent }
  | {
      readonly status: 'failed'
      readonly intent: BookingIntent
      readonly error: PlaceOrderError | FlowCrashed
    }
  | {
      readonly status: 'placed'
      readonly intent: BookingIntent
      readonly placed: TrackableOrder
      /** Whether the order has ended. */
      readonly isOver: boolean
    }

/** A booking was answered that is no longer waited for: another order is on the page, or the deadline is over. */
export const placingAnsweredLate = createAction('placing/answeredLate')

const idle = (last: BookingIntent | null): PlacingState => ({ status: 'idle', last })

const estimatePart = 'fareEstimateToken' satisfies keyof OrderDraft

/** Whether a change brings new fares alone. */
const isRenewal = (change: Partial<OrderDraft>): boolean =>
  Object.keys(change).every((part) => part === estimatePart)

/** Whether a failure is about the fares, so that new ones are requested. */
export const isOfItsFares = (error: PlaceOrderError | FlowCrashed): boolean =>
  error.kind === 'EstimateExpired' ||
  (error.kind === 'OrderRefused' && error.parts.some(({ part }) => part === estimatePart))

/** Whether the service said that it booked nothing. */
export const isRefusal = ({ kind }: PlaceOrderError | FlowCrashed): boolean =>
  kind === 'EstimateExpired' || kind === 'OrderRefused'

/**
 * An edit ends a failure of the order. What the service said about the unchanged parts still holds. New fares alone
 * are no edit if the failure was about them: the page still has to say why the fares changed.
 */
const edited = (state: PlacingState, change: Partial<OrderDraft>): PlacingState => {
  if (state.status !== 'failed') return state
  const { intent, error } = state
  if (isRenewal(change) && isOfItsFares(error)) return state
  if (error.kind !== 'OrderRefused') return idle(intent)
  const isUnchanged = (part: keyof OrderDraft): boolean => !Object.hasOwn(change, part)
  const parts = error.parts.filter(({ part }) => part !== estimatePart && isUnchanged(part))
  const unserved = error.unserved.filter(isUnchanged)
  if (parts.length === 0 && unserved.length === 0) return idle(intent)
  return { ...state, error: { ...error, message: parts[0]?.message ?? null, unserved, parts } }
}

/** What was sent last, with any outcome; null if nothing was sent, or once the order has ended. */
export const lastIntent = (state: PlacingState): BookingIntent | null => {
  switch (state.status) {
    case 'idle':
    case 'awaiting':
      return state.last
    case 'placing':
    case 'failed':
      return state.intent
    case 'placed':
      return state.isOver ? null : state.intent
  }
}

/**
 * Whether the order is being booked: the session is being restored, or the call is pending (spec 1 §7).
 *
 * @example
 * isBooking({ status: 'awaiting', last: null }) // → true
 * isBooking({ status: 'idle', last: null }) // → false
 */
export const isBooking = ({ status }: PlacingState): boolean =>
  status === 'awaiting' || status === 'placing'

/**
 * Whether the order may be changed: not while it is being booked, nor once it is booked (spec 2 §7).
 *
 * @example
 * mayChange({ status: 'idle', last: null }) // → true
 * mayChange({ status: 'awaiting', last: null }) // → false
 */
export const mayChange = ({ status }: PlacingState): boolean =>
  status === 'idle' || status === 'failed'

/** Forgets what was sent once its order has ended: a customer who books it again means another order. */
const ended = (state: PlacingState, crns: readonly string[]): PlacingState => {
  if (!isAmong(crns)(lastIntent(state))) return state
  switch (state.status) {
    case 'placing': // The pending request has made no order yet.
      return state
    case 'placed':
      return { ...state, isOver: true }
    case 'awaiting':
      return { ...state, last: null }
    case 'idle':
    case 'failed':
      return idle(null)
  }
}

const slice = createSlice({
  name: 'placing',
  initialState: (): PlacingState => idle(null),
  reducers: {
    /** The session is being restored. */
    placingAwaited: (state): PlacingState => ({ status: 'awaiting', last: lastIntent(state) }),
    /** The order is not booked, or the wait for the session is over. */
    placingCalledOff: (state): PlacingState =>
      state.status === 'awaiting' ? idle(state.last) : state,
    placingStarted: (_, { payload: intent }: PayloadAction<BookingIntent>): PlacingState => ({
      status: 'placing',
      intent,
    }),
    orderPlaced: (state, { payload: placed }: PayloadAction<TrackableOrder>): PlacingState =>
      state.status === 'placing'
        ? { status: 'placed', intent: { ...state.intent, crn: placed.crn }, placed, isOver: false }
        : state,
    placingFailed: (
      state,
      { payload: error }: PayloadAction<PlaceOrderError | FlowCrashed>,
    ): PlacingState =>
      state.status === 'placing'
        ? {
            status: 'failed',
            intent: isRefusal(error) ? { ...state.intent, isRefused: true } : state.intent,
            error,
          }
        : state,
    /** The order was placed before a reload. */
    placedRecalled: (
      _,
      { payload }: PayloadAction<{ intent: BookingIntent; placed: TrackableOrder }>,
    ): PlacingState => ({ status: 'placed', ...payload, isOver: false }),
    /** What was sent before a reload, with any outcome; null for nothing. */
    intentRecalled: (_, { payload: last }: PayloadAction<BookingIntent | null>): PlacingState =>
      idle(last),
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftChanged, (state, { payload }): PlacingState => edited(state, payload))
      .addCase(
        reviewAgainRequested,
        (state): PlacingState => (state.status === 'placed' ? idle(lastIntent(state)) : state),
      )
      // The customer saw this failure before leaving the page. Only an answer that arrives while the page is closed
      // is news on return (`showBelated`).
      .addCase(
        orderReviewClosed,
        (state): PlacingState => (state.status === 'failed' ? idle(state.intent) : state),
      )
      .addCase(ordersEnded, (state, { payload: crns }): PlacingState => ended(state, crns))
      .addCase(
        ordersReopened,
        (state, { payload: crns }): PlacingState =>
          state.status === 'placed' && isAmong(crns)(state.intent)
            ? { ...state, isOver: false }
            : state,
      )
      // The customer has logged in again.
      .addCase(
        customerRecognised,
        (state): PlacingState =>
          state.status === 'failed' && state.error.kind === 'AuthenticationFailed'
            ? idle(state.intent)
            : state,
      )
      // The next customer has booked nothing.
      .addMatcher(hasLeft, (): PlacingState => idle(null))
  },
})

export const placingReducer = slice.reducer
export const {
  placingAwaited,
  placingCalledOff,
  placingStarted,
  orderPlaced,
  placingFailed,
  placedRecalled,
  intentRecalled,
} = slice.actions
