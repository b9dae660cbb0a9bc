import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { Query } from '../../domain/link/query.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { FareContent } from './loadFareContent.port.ts'
import type { RecallFaresError } from './recallFaresError.ts'

/** Why no estimate is shown: the call failed, the flow crashed, or the link names no estimate. */
export type FareResultsError = RecallFaresError | { readonly kind: 'LinkIncomplete' } | FlowCrashed

/** The estimate of the results page. */
export type FareResults =
  | { readonly status: 'absent' }
  | { readonly status: 'recalling'; readonly token: string }
  | {
      readonly status: 'shown'
      readonly estimate: FareEstimate
      /** The model's id of the vehicle being booked, while the flow waits for the session or the stored contact. */
      readonly bookedVehicleId: number | null
    }
  | { readonly status: 'failed'; readonly error: FareResultsError }

/** What the link of the results page names; null for what it does not name. */
export type LinkedFares = {
  /** What its fares are of, which an estimate does not say. */
  readonly category: FareCategory | null
  readonly token: string | null
  /** The parameters that stay in its URL: without a token, they tell it from others. */
  readonly rest: Query
}

/** The results page: its estimate, what its link names, and what content says of it. */
export type FareResultsState = {
  readonly results: FareResults
  /** Null until a link was read. */
  readonly linked: LinkedFares | null
  /** Null until it is loaded. The page works without it. */
  readonly content: FareContent | null
}

/**
 * The results page was opened: by the flow, by a link, or again after a failure (spec 1 §2).
 *
 * @example
 * guestStore.dispatch(resultsOpened(resultsPage))
 * guestStore.getState().fareResults.results // → { status: 'recalling', token: 'token-1' }
 * await settled()
 * guestStore.getState().fareResults.results.status // → 'shown'
 */
export const resultsOpened = createAction<{ readonly path: string; readonly query: Query }>(
  'fareResults/opened',
)
/**
 * The customer goes back to the form with the shown route, or with the link's route if no estimate is shown
 * (spec 1 §2).
 *
 * @example
 * resultsStore.dispatch(routeEditRequested())
 * selectHasRoute(resultsStore.getState()) // → true
 */
export const routeEditRequested = createAction('fareResults/routeEditRequested')
/**
 * The customer wants to book a vehicle of the shown estimate, by its model's id (spec 1 §2).
 *
 * @example
 * resultsStore.dispatch(bookingRequested({ vehicleId: 1 }))
 * await settled()
 * selectModal(resultsStore.getState()) // → { kind: 'auth' }
 */
export const bookingRequested = createAction<{ readonly vehicleId: number }>(
  'fareResults/bookingRequested',
)

type RecallEnd = {
  readonly token: string
  readonly results: Extract<FareResults, { readonly status: 'shown' | 'failed' }>
}

const slice = createSlice({
  name: 'fareResults',
  initialState: (): FareResultsState => ({
    results: { status: 'absent' },
    linked: null,
    content: null,
  }),
  reducers: {
    recallStarted: (state, { payload: token }: PayloadAction<string>): FareResultsState => ({
      ...state,
      results: { status: 'recalling', token },
    }),
    /** A new quote replaces any estimate that was recalled or is being recalled. */
    estimateShown: (
      state,
      { payload: estimate }: PayloadAction<FareEstimate>,
    ): FareResultsState => ({
      ...state,
      results: { status: 'shown', estimate, bookedVehicleId: null },
    }),
    /** A recall ended. Has no effect once the page awaits or shows another estimate. */
    recallEnded: (
      state,
      { payload: { token, results } }: PayloadAction<RecallEnd>,
    ): FareResultsState =>
      state.results.status === 'recalling' && state.results.token === token
        ? { ...state, results }
        : state,
    /** Null once the booking no longer waits. */
    bookingAwaited: (
      state,
      { payload: bookedVehicleId }: PayloadAction<number | null>,
    ): FareResultsState =>
      state.results.status === 'shown'
        ? { ...state, results: { ...state.results, bookedVehicleId } }
        : state,
    /**
     * The page was opened by a link that names no estimate, or whose mobile number has the wrong length; or the way
     * from its estimate to order review crashed.
     */
    resultsFailed: (
      state,
      { payload: error }: PayloadAction<FareResultsError>,
    ): FareResultsState => ({
      ...state,
      results: { status: 'failed', error },
    }),
    /** The page read its link, or its content was loaded. */
    factsRead: (
      state,
      { payload: facts }: PayloadAction<Partial<Omit<FareResultsState, 'results'>>>,
    ): FareResultsState => ({ ...state, ...facts }),
  },
})

export const fareResultsReducer = slice.reducer
export const {
  factsRead,
  recallStarted,
  estimateShown,
  recallEnded,
  resultsFailed,
  bookingAwaited,
} = slice.actions
