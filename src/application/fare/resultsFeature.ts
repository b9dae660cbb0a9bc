import { type ConnectionNeeds, connectionFlows } from '../session/connection.saga.ts'
import { selectSession } from '../session/session.selectors.ts'
import type { AppState } from '../store/appState.ts'
import type { Feature } from '../store/createAppStore.ts'
import { selectFareForm, selectFareResults } from './fare.selectors.ts'
import { type FareBookingNeeds, makeFareBookingSaga } from './fareBooking.saga.ts'
import { type FareResultsNeeds, makeFareResultsSaga } from './fareResults.saga.ts'

/** What the results page needs. */
export type ResultsNeeds = Omit<
  FareResultsNeeds<AppState> & FareBookingNeeds<AppState> & ConnectionNeeds,
  `select${string}`
>

/**
 * The results page, and booking from it (spec 1 §2). Its slice is in the store without it.
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * add(makeResultsFeature(needs))
 * store.dispatch(resultsOpened(resultsPage))
 * selectFareResults(store.getState()).results // → { status: 'recalling', token: 'token-1' }
 * stop()
 */
export const makeResultsFeature = (needs: ResultsNeeds): Feature => ({
  mount: () => undefined,
  flows: [
    {
      name: 'fareResults',
      run: makeFareResultsSaga<AppState>({ ...needs, selectFareForm, selectFareResults }),
    },
    {
      name: 'fareBooking',
      run: makeFareBookingSaga<AppState>({
        ...needs,
        selectFareForm,
        selectFareResults,
        selectSession,
      }),
    },
    ...connectionFlows(needs),
  ],
})
