import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CompleteOrder } from '../../domain/booking/completeness.ts'
import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import type { Money } from '../../domain/money/money.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import { customerRecognised, hasLeft } from '../session/session.slice.ts'
import { draftChanged, orderReviewClosed, reviewAgainRequested } from './orderReview.slice.ts'
import { hasEnded, ordersEnded } from './ordersEnded.ts'
import type { PlaceOrderError } from './placeOrder.port.ts'
import type { TrackableOrder } from './trackableOrder.ts'

/** The vehicle of an order as it was offered, with what it is to cost. */
export type OfferedVehicle = { readonly name: string; readonly fare: Money }

/** What a customer means to book, and the one request that it is, however often it is sent. */
export type BookingIntent = {
  readonly order: CompleteOrder
  readonly vehicle: OfferedVehicle
  /** The number that the customer is known by. */
  readonly customer: string
  readonly requestId: string
  /** The order that came of it, as far as anybody told. */
  readonly crn: string | null
}

/** The booking of the order under review. */
export type PlacingState =
  /** `last` is what was sent before, whatever became of it; null while nothing was. */
  | { readonly status: 'idle'; readonly last: BookingIntent | null }
  /** Asked for before it is known who asks: nothing of the order changes until then. */
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
      /** Whether the order came to its end. */
      readonly isOver: boolean
    }

const idle = (last: BookingIntent | null): PlacingState => ({ status: 'idle', last })

const token = 'fareEstimateToken' satisfies keyof OrderDraft

const isRenewal = (change: Partial<OrderDraft>): boolean =>
  Object.keys(change).every((part) => part === token)

/** Whether the fares are asked for anew because of it. */
export const isOfItsFares = (error: PlaceOrderError | FlowCrashed): boolean =>
  error.kind === 'EstimateExpired' ||
  (error.kind === 'OrderRefused' && error.parts.some(({ part }) => part === token))

/**
 * A failure of the order as it was sent is over; what was said of the parts that nobody changed still holds. New
 * fares alone are no edit where the failure asked for them: it says why they are others now.
 */
const edited = (state: PlacingState, change: Partial<OrderDraft>): PlacingState => {
  if (state.status !== 'failed') return state
  const { intent, error } = state
  if (isRenewal(change) && isOfItsFares(error)) return state
  if (error.kind !== 'OrderRefused') return idle(intent)
  const parts = error.parts.filter(({ part }) => part !== token && !Object.hasOwn(change, part))
  const [first] = parts
  return first === undefined
    ? idle(intent)
    : { ...state, error: { ...error, message: first.message, unserved: [], parts } }
}

/** What was sent last, whatever became of it; null while nothing was, and once the order is over. */
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
 * Whether the order is being booked: who books it is still to be known, or the call is on its way (spec 1 §7).
 *
 * @example
 * isBooking({ status: 'awaiting', last: null }) // → true
 * isBooking({ status: 'idle', last: null }) // → false
 */
export const isBooking = ({ status }: PlacingState): boolean =>
  status === 'awaiting' || status === 'placing'

/**
 * Whether the order may be changed: what is being booked, or is booked, stays as it is (spec 2 §7).
 *
 * @example
 * mayChange({ status: 'idle', last: null }) // → true
 * mayChange({ status: 'awaiting', last: null }) // → false
 */
export const mayChange = ({ status }: PlacingState): boolean =>
  status === 'idle' || status === 'failed'

/** Whoever books once more what came to its end means another order. */
const ended = (state: PlacingState, crns: readonly string[]): PlacingState => {
  if (!hasEnded(crns)(lastIntent(state))) return state
  switch (state.status) {
    case 'placing': // What is on its way has come to no end.
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
    /** The customer is waited for. */
    placingAwaited: (state): PlacingState => ({ status: 'awaiting', last: lastIntent(state) }),
    /** It is not booked after all. */
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
      state.status === 'placing' ? { status: 'failed', intent: state.intent, error } : state,
    /** What was placed before a reload. */
    placedRecalled: (
      _,
      { payload }: PayloadAction<{ intent: BookingIntent; placed: TrackableOrder }>,
    ): PlacingState => ({ status: 'placed', ...payload, isOver: false }),
    /** What was sent before a reload, if anything was, and whatever became of it. */
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
      // The page showed this failure before it was left. Only an answer that arrives while it is closed is news on
      // return (`tellBelated`).
      .addCase(
        orderReviewClosed,
        (state): PlacingState => (state.status === 'failed' ? idle(state.intent) : state),
      )
      .addCase(ordersEnded, (state, { payload: crns }): PlacingState => ended(state, crns))
      // Whoever logged in again is believed.
      .addCase(
        customerRecognised,
        (state): PlacingState =>
          state.status === 'failed' && state.error.kind === 'AuthenticationFailed'
            ? idle(state.intent)
            : state,
      )
      // Whoever comes next has booked nothing.
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
