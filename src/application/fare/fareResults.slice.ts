import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { Query } from '../../domain/link/query.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import type { FareContent } from './loadFareContent.port.ts'
import type { RecallFaresError } from './recallFaresError.ts'

/** Why there is nothing to show: besides the call's failures and the flow's own, a link that names no estimate. */
export type FareResultsError = RecallFaresError | { readonly kind: 'LinkIncomplete' } | FlowCrashed

/** The estimate of the results page. */
export type FareResults =
  | { readonly status: 'absent' }
  | { readonly status: 'recalling'; readonly token: string }
  | {
      readonly status: 'shown'
      readonly estimate: FareEstimate
      /** Whose booking is under way, by its model's id: it waits for who is there, or for what is kept. */
      readonly bookedVehicleId: number | null
    }
  | { readonly status: 'failed'; readonly error: FareResultsError }

/** What the link of the results page names; null for what it does not name. */
export type LinkedFares = {
  /** What its fares are of, which an estimate does not say. */
  readonly category: FareCategory | null
  readonly token: string | null
}

/** The results page: its estimate, what its link names, and what content says of it. */
export type FareResultsState = {
  readonly results: FareResults
  /** Null until a link was read. */
  readonly linked: LinkedFares | null
  /** Null until content answered; the page does without it. */
  readonly content: FareContent | null
}

/**
 * The page was opened, by the flow, by a link, or again after a failure (spec 1 §2).
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
 * The customer goes to the form with the shown route, or with the one that the link names where there is no
 * estimate to show (spec 1 §2).
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
    linkRead: (state, { payload: linked }: PayloadAction<LinkedFares>): FareResultsState => ({
      ...state,
      linked,
    }),
    recallStarted: (state, { payload: token }: PayloadAction<string>): FareResultsState => ({
      ...state,
      results: { status: 'recalling', token },
    }),
    /** Fares that were just quoted: whatever was recalled before, these are meant. */
    estimateShown: (
      state,
      { payload: estimate }: PayloadAction<FareEstimate>,
    ): FareResultsState => ({
      ...state,
      results: { status: 'shown', estimate, bookedVehicleId: null },
    }),
    /** What came of a recall, unless something else is awaited or shown by now. */
    recallEnded: (
      state,
      { payload: { token, results } }: PayloadAction<RecallEnd>,
    ): FareResultsState =>
      state.results.status === 'recalling' && state.results.token === token
        ? { ...state, results }
        : state,
    /** Null once it is not under way any more. */
    bookingAwaited: (
      state,
      { payload: bookedVehicleId }: PayloadAction<number | null>,
    ): FareResultsState =>
      state.results.status === 'shown'
        ? { ...state, results: { ...state.results, bookedVehicleId } }
        : state,
    /** The page was opened by a link that names no estimate. */
    linkRefused: (
      state,
      { payload: error }: PayloadAction<FareResultsError>,
    ): FareResultsState => ({
      ...state,
      results: { status: 'failed', error },
    }),
    fareContentLoaded: (
      state,
      { payload: content }: PayloadAction<FareContent>,
    ): FareResultsState => ({
      ...state,
      content,
    }),
  },
})

export const fareResultsReducer = slice.reducer
export const {
  linkRead,
  recallStarted,
  estimateShown,
  recallEnded,
  linkRefused,
  bookingAwaited,
  fareContentLoaded,
} = slice.actions
