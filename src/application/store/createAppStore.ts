import { combineSlices, configureStore, createAction, type Store } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { emptyFareForm } from '../../domain/fare/fareForm.ts'
import { defaultCategory, type FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { Market } from '../../domain/market/market.ts'
import { selectFareForm } from '../fare/fare.selectors.ts'
import { type FareDraftNeeds, makeFareDraftSaga } from '../fare/fareDraft.saga.ts'
import { type FareEstimateNeeds, makeFareEstimateSaga } from '../fare/fareEstimate.saga.ts'
import { fareFormFrom, fareFormReducer } from '../fare/fareForm.slice.ts'
import { fareResultsReducer } from '../fare/fareResults.slice.ts'
import { type Flow, makeSupervisor } from '../flow/supervise.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { modalReducer } from '../modal/modal.slice.ts'
import { awaitedAddressesReducer, isUnsettled } from '../place/awaitedAddresses.slice.ts'
import { type LocationPickerNeeds, makeLocationPickerSaga } from '../place/locationPicker.saga.ts'
import { locationPickerReducer } from '../place/locationPicker.slice.ts'
import { type MapsNeeds, makeMapsSaga } from '../place/maps.saga.ts'
import { mapsReducer } from '../place/maps.slice.ts'
import { selectNear } from '../place/pageCity.selectors.ts'
import { pageCityReducer } from '../place/pageCity.slice.ts'
import type { Now } from '../ports/clock.port.ts'
import { type ForgetCustomerNeeds, makeForgetCustomerSaga } from '../session/forgetCustomer.saga.ts'
import { loginWantedReducer } from '../session/loginWanted.slice.ts'
import { makeSessionSaga, type SessionNeeds } from '../session/session.saga.ts'
import { selectAsker, selectEntering, selectSession } from '../session/session.selectors.ts'
import { sessionReducer } from '../session/session.slice.ts'
import type { AppState } from './appState.ts'
import type { LaterState } from './laterState.ts'

const makeReducer = (market: Market) =>
  combineSlices({
    // A page is made for one market: changing it loads another page.
    market: () => market,
    session: sessionReducer,
    loginWanted: loginWantedReducer,
    modal: modalReducer,
    maps: mapsReducer,
    pageCity: pageCityReducer,
    locationPicker: locationPickerReducer,
    awaitedAddresses: awaitedAddressesReducer,
    fareForm: fareFormReducer,
    fareResults: fareResultsReducer,
  }).withLazyLoadedSlices<LaterState>()

/** The reducer of the whole application. Features inject their slices into it. */
export type AppReducer = ReturnType<typeof makeReducer>

type Selected = `select${string}`

/** What the application needs from outside, and the market that it is made for. */
export type AppNeeds = {
  readonly category: FareCategory
  /** Whether maps are available from the start, with nothing to load first. Defaults to false. */
  readonly hasMaps?: boolean | undefined
  readonly limits: Pick<TimeLimits, 'autocompleteDebounce' | 'cityAutocompleteDebounce'>
  readonly now: Now
} & Omit<
  FareDraftNeeds<AppState> &
    FareEstimateNeeds<AppState> &
    LocationPickerNeeds<AppState> &
    MapsNeeds &
    SessionNeeds<AppState> &
    ForgetCustomerNeeds,
  Selected
>

/**
 * A part of the application that not every visit needs: its slices, and the flows that run once it is
 * added. It is of one store, because its flows remember what happened there: another store gets another.
 */
export type Feature = {
  /** Injects the slices into the state; see `LaterState`. */
  readonly mount: (root: AppReducer) => void
  /** Identified by name: a flow is not started if one of the same name already runs. */
  readonly flows: readonly Flow[]
}

/** The store of the application. */
export type AppStore = Store<AppState>
/** Dispatches what happened to the store. */
export type AppDispatch = AppStore['dispatch']

/** The application without a frontend, as `createAppStore` makes it. */
export type App = {
  readonly store: AppStore
  /** The state that a prerendered page was rendered from. It grows with every feature that is added. */
  readonly firstState: AppState
  /** Adds a feature; adding it again changes nothing. After `stop` it adds the slices only. */
  readonly add: (feature: Feature) => void
  /**
   * Ends the flows for good; none can be started afterwards. A port must not call it while a flow calls that port: a
   * running flow cannot be ended, and `stop` throws. `goTo` and `reloadPage` may.
   */
  readonly stop: () => void
}

/** The slices of a feature have their first states from here on. */
const featureAdded = createAction('store/featureAdded')

const beginning = (market: Market, category: FareCategory, hasMaps: boolean | undefined) => ({
  fareForm: fareFormFrom(emptyFareForm(market, category)),
  maps: { status: hasMaps ? ('loaded' as const) : ('idle' as const) },
})

/**
 * The initial state of the application, without flows: what pages are prerendered from. `add` mounts
 * the slices of a feature.
 */
export const createStillStore = (market: Market) => {
  const root = makeReducer(market)
  const store = configureStore({
    reducer: root,
    preloadedState: beginning(market, defaultCategory, true),
    devTools: false,
  })
  const add = ({ mount }: Pick<Feature, 'mount'>): void => {
    mount(root)
    store.dispatch(featureAdded())
  }
  return { store, add }
}

/**
 * The application before its flows run. Like `createAppStore`, but the caller has to `start` each of
 * `flows`. Actions dispatched earlier reach the state, but no flow.
 */
export const createWaitingStore = (needs: AppNeeds) => {
  const sagas = createSagaMiddleware({
    onError: (thrown) => {
      needs.report({ tag: 'FLOW_CRASHED', about: 'supervisor', details: [thrown.name] })
    },
  })
  const { market, limits } = needs
  const selectPicker = (state: AppState) => state.locationPicker
  const selectSearchDelay = ({ pageCity }: AppState) =>
    pageCity === null ? limits.autocompleteDebounce : limits.cityAutocompleteDebounce

  const root = makeReducer(market)
  const store = configureStore({
    reducer: root,
    preloadedState: beginning(market, needs.category, needs.hasMaps),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    devTools: false,
  })
  const firstState = { ...store.getState(), ...beginning(market, defaultCategory, true) }
  const { start, stop } = makeSupervisor(sagas, needs.report, needs.now)
  const flows: readonly Flow[] = [
    {
      name: 'session',
      run: makeSessionSaga<AppState>({ ...needs, selectEntering, selectSession }),
    },
    { name: 'forgetCustomer', run: makeForgetCustomerSaga(needs) },
    { name: 'maps', run: makeMapsSaga(needs) },
    {
      name: 'locationPicker',
      run: makeLocationPickerSaga({ ...needs, selectPicker, selectNear, selectSearchDelay }),
    },
    { name: 'fareDraft', run: makeFareDraftSaga({ ...needs, selectFareForm }) },
    {
      name: 'fareEstimate',
      run: makeFareEstimateSaga<AppState>({
        ...needs,
        selectFareForm,
        selectIsUnsettled: isUnsettled('fare'),
        selectSession,
        selectAsker,
      }),
    },
  ]
  const add = ({ mount, flows: added }: Feature): void => {
    mount(root)
    store.dispatch(featureAdded())
    // What was there before has a past by now; of the feature's own slices nothing has happened yet.
    Object.assign(firstState, { ...store.getState(), ...firstState })
    start(added)
  }
  return {
    store,
    firstState,
    add,
    flows,
    start,
    stop,
  }
}

/**
 * The application without a frontend: a store whose flows are running (spec 1 §4). Dispatch what
 * happened and subscribe to the state. `add` adds a feature that not every visit needs, once; `stop`
 * ends the flows for good. Never throws: a flow that crashes is reported and restarted, after growing
 * pauses if it keeps crashing.
 *
 * @example
 * const { store, stop } = createAppStore(needs)
 * store.dispatch(estimateRequested())
 * selectFareProblems(store.getState()).name // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 * stop()
 */
export const createAppStore = (needs: AppNeeds): App => {
  const { flows, start, ...app } = createWaitingStore(needs)
  start(flows)
  return app
}
