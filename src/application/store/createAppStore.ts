import { combineReducers, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { type Asker, emptyFareForm } from '../../domain/fare/fareForm.ts'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { makeFareDraftSaga } from '../fare/fareDraft.saga.ts'
import { type FareEstimateNeeds, makeFareEstimateSaga } from '../fare/fareEstimate.saga.ts'
import { fareFormFrom, fareFormReducer } from '../fare/fareForm.slice.ts'
import { type FareResultsNeeds, makeFareResultsSaga } from '../fare/fareResults.saga.ts'
import { fareResultsReducer } from '../fare/fareResults.slice.ts'
import { type LocationPickerNeeds, makeLocationPickerSaga } from '../place/locationPicker.saga.ts'
import { locationPickerReducer } from '../place/locationPicker.slice.ts'
import { type MapsNeeds, makeMapsSaga } from '../place/maps.saga.ts'
import { mapsReducer } from '../place/maps.slice.ts'
import { supervise } from '../ports/supervise.ts'
import { type AuthNeeds, makeAuthSaga } from '../session/auth.saga.ts'
import { authReducer } from '../session/auth.slice.ts'
import { type CodeListenerNeeds, makeCodeListenerSaga } from '../session/codeListener.saga.ts'
import type { Credentials } from '../session/customer.port.ts'
import { makeSessionSaga, type SessionNeeds } from '../session/session.saga.ts'
import { sessionReducer } from '../session/session.slice.ts'

const makeReducer = (market: Market) =>
  combineReducers({
    // A page is made for one market: changing it loads another page.
    market: () => market,
    session: sessionReducer,
    auth: authReducer,
    maps: mapsReducer,
    locationPicker: locationPickerReducer,
    fareForm: fareFormReducer,
    fareResults: fareResultsReducer,
  })

/** Everything that the application knows, as plain data. */
export type AppState = ReturnType<ReturnType<typeof makeReducer>>

type Selected = `select${string}`

/** What the application needs of the world, and the market that it is made for. */
export type AppNeeds = { readonly category: ServiceCategory } & Omit<
  FareEstimateNeeds<AppState> &
    FareResultsNeeds<AppState> &
    LocationPickerNeeds<AppState> &
    MapsNeeds &
    AuthNeeds<AppState> &
    CodeListenerNeeds<AppState> &
    SessionNeeds<AppState>,
  Selected
>

/** Who asks for a fare, by the session. */
export const selectAsker = ({ session }: Pick<AppState, 'session'>): Asker => {
  switch (session.status) {
    case 'guest':
    case 'restoring':
      return { kind: 'guest' }
    case 'customer': {
      const { name, mobile, requirement } = session.customer
      return { kind: 'customer', name, mobile, requirement }
    }
  }
}

/** What proves who the customer is; null for a guest, and for one whom nobody has confirmed yet. */
const selectCredentials = ({ session }: AppState): Credentials | null => {
  if (session.status !== 'customer') return null
  const { authToken, mobile } = session.customer
  return { authToken, mobile }
}

/** Near the other end of the route if that is known, else in the market's middle. */
const selectNear = ({ market, fareForm, locationPicker }: AppState): Coordinates => {
  const { pickup, drop } = fareForm.form.input
  const other =
    locationPicker.status !== 'closed' && locationPicker.waypoint === 'pickup' ? drop : pickup
  return other.status === 'resolved' ? other.place.location : market.country.defaultCentre
}

/**
 * The application without a frontend: a store whose flows run from now on. Dispatch what happened,
 * subscribe to what is so; `stop` ends the flows.
 */
export const createAppStore = (needs: AppNeeds) => {
  const sagas = createSagaMiddleware({
    onError: (thrown) => {
      needs.report({ tag: 'FLOW_CRASHED', about: 'supervisor', details: [thrown.name] })
    },
  })
  const { market } = needs
  const selectFareForm = (state: AppState) => state.fareForm
  const selectFareResults = (state: AppState) => state.fareResults
  const selectAuth = (state: AppState) => state.auth
  const selectSession = (state: AppState) => state.session
  const selectPicker = (state: AppState) => state.locationPicker

  const store = configureStore({
    reducer: makeReducer(market),
    preloadedState: { fareForm: fareFormFrom(emptyFareForm(market, needs.category)) },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    devTools: false,
  })
  const task = sagas.run(
    supervise(
      [
        { name: 'session', run: makeSessionSaga({ ...needs, selectSession }) },
        { name: 'auth', run: makeAuthSaga({ ...needs, selectAuth }) },
        { name: 'codeListener', run: makeCodeListenerSaga({ ...needs, selectAuth }) },
        { name: 'maps', run: makeMapsSaga(needs) },
        {
          name: 'locationPicker',
          run: makeLocationPickerSaga({ ...needs, selectPicker, selectNear }),
        },
        { name: 'fareDraft', run: makeFareDraftSaga({ ...needs, selectFareForm }) },
        {
          name: 'fareEstimate',
          run: makeFareEstimateSaga({ ...needs, selectFareForm, selectAsker, selectCredentials }),
        },
        {
          name: 'fareResults',
          run: makeFareResultsSaga({ ...needs, selectFareForm, selectFareResults }),
        },
      ],
      needs.report,
    ),
  )
  return { store, stop: () => task.cancel() }
}

export type AppStore = ReturnType<typeof createAppStore>['store']
export type AppDispatch = AppStore['dispatch']
