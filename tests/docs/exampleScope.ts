import { either as E, taskEither as TE } from 'fp-ts'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { partners } from '../../config/market/partner.ts'
import { site } from '../../config/market/site.ts'
import { makeBookingFeature } from '../../src/application/booking/bookingFeature.ts'
import { orderReviewOpened } from '../../src/application/booking/order/orderReview.slice.ts'
import {
  type ContentFeatureNeeds,
  makeContentFeature,
} from '../../src/application/content/contentFeature.ts'
import { makeEstimating } from '../../src/application/fare/estimating.ts'
import { resultsOpened } from '../../src/application/fare/fareResults.slice.ts'
import { makeResultsFeature } from '../../src/application/fare/resultsFeature.ts'
import { makeLeadFeature } from '../../src/application/lead/leadFeature.ts'
import { makeOrdersFeature } from '../../src/application/orders/ordersFeature.ts'
import { makePartnerFeature } from '../../src/application/partner/partnerFeature.ts'
import { makePickerFeature } from '../../src/application/picker/pickerFeature.ts'
import type { PickerPurpose } from '../../src/application/place/locationPicker.slice.ts'
import type { MapEvents, MapStart } from '../../src/application/place/mountMap.port.ts'
import type { CallContext } from '../../src/application/ports/call.ts'
import type { Credentials } from '../../src/application/ports/customerCall.ts'
import { makeAccountFeature } from '../../src/application/session/accountFeature.ts'
import { loginEdited, loginSubmitted } from '../../src/application/session/auth.slice.ts'
import type { Known } from '../../src/application/session/known.ts'
import { type AuthStart, loginWanted } from '../../src/application/session/loginWanted.slice.ts'
import type { AppState } from '../../src/application/store/appState.ts'
import {
  type AppNeeds,
  type AppStore,
  createAppStore,
  createStillStore,
  type Feature,
} from '../../src/application/store/createAppStore.ts'
import type { LaterState } from '../../src/application/store/laterState.ts'
import { completeOrder } from '../../src/domain/booking/completeness.ts'
import { orderDraftQuery } from '../../src/domain/booking/orderDraft.ts'
import { parseLead } from '../../src/domain/lead/leadForm.ts'
import { formatLink, type Link } from '../../src/domain/link/link.ts'
import type { Market } from '../../src/domain/market/market.ts'
import {
  emptyRegistration,
  parseRegistration,
  type RegistrationForm,
} from '../../src/domain/partner/registration.ts'
import type { Http, Question } from '../../src/infrastructure/http/http.ts'
import { readAnswer } from '../../src/infrastructure/http/readAnswer.ts'
import { canvasOptions } from '../../src/infrastructure/map/googleCanvas.ts'
import type { GoogleMapsApi } from '../../src/infrastructure/map/googleMapsApi.ts'
import type { LeafletCanvasNeeds } from '../../src/infrastructure/map/leafletCanvas.ts'
import { asha } from '../support/account.ts'
import { orderEstimate, wholeDraft } from '../support/booking.ts'
import { cityRecords, pageOf } from '../support/content.ts'
import { farePage, filledEnquiry, filledForm, india, marketIn } from '../support/fares.ts'
import { makeGoogleMapsFake } from '../support/googleMapsFake.ts'
import { googleMapsWorld } from '../support/googleMapsWorld.ts'
import { pastOrder } from '../support/orders.ts'
import { koramangala, whitefield } from '../support/places.ts'
import { quietSurroundings } from '../support/surroundings.ts'
import { quietPorts, type WorldNeeds } from '../support/world.ts'

type Needs = Omit<WorldNeeds & AppNeeds & ContentFeatureNeeds, 'sent'>

const credentials: Credentials = { authToken: asha.authToken, mobile: asha.mobile }

/** Browser credentials that are always `kept`. */
const keeping = (kept: Credentials | null): Needs['credentials'] => ({
  read: () => (kept === null ? null : { ...kept, requirement: 'personal' }),
  keep: () => undefined,
  forget: () => undefined,
})

const needsIn = (market: Market, went: string[], events: string[]): Needs => {
  const ports: WorldNeeds = {
    ...quietPorts,
    market,
    recallEstimate: () => TE.right(orderEstimate),
    goTo: (link: Link) => void went.push(formatLink(link)),
    readPage: () => ({ url: 'https://hathi.example/en-IN', isDeviceMobile: true }),
    track: ({ name }) => void events.push(name),
    report: () => undefined,
  }
  return {
    ...ports,
    // `run` replaces this once it has the store's needs.
    loadEstimating: TE.left({ kind: 'Unreachable', because: 'offline' }),
    site,
    loadPage: (slug) => TE.right(pageOf(slug)),
    loadCities: () => TE.right(cityRecords),
  }
}

const featuresOf = (needs: Needs): readonly Feature[] => [
  makeAccountFeature(needs),
  makeResultsFeature(needs),
  makeOrdersFeature(needs),
  makeBookingFeature(needs),
  makeContentFeature(needs),
  makePartnerFeature(needs),
  makeLeadFeature(needs),
  makePickerFeature(needs),
]

const isPresent = (state: AppState): state is AppState & LaterState =>
  Object.values(state).every((slice) => slice !== undefined) && state.content !== undefined

/** A store whose type says that it has every feature. */
type FullStore = Pick<AppStore, 'dispatch' | 'subscribe'> & {
  readonly getState: () => AppState & LaterState
}

const full = ({ dispatch, subscribe, getState }: AppStore): FullStore => ({
  dispatch,
  subscribe,
  getState: () => {
    const state = getState()
    if (!isPresent(state)) throw new Error('A feature was not added')
    return state
  },
})

const stillStore = (needs: Needs): FullStore => {
  const { store, add } = createStillStore(needs.market)
  for (const feature of featuresOf(needs)) add(feature)
  return full(store)
}

const running: Array<() => void> = []

const run = (needs: Needs): FullStore => {
  const loadEstimating = TE.of(makeEstimating(needs))
  const { store, add, stop } = createAppStore({ ...needs, loadEstimating })
  running.push(stop)
  for (const feature of featuresOf(needs)) add(feature)
  return full(store)
}

/** Ends the flows of all the stores that examples were given. */
export const stopStores = (): void => {
  for (const stop of running.splice(0)) stop()
}

const answersWith = (status: number, body: object): Http => {
  const ask = <Answer>({ path, answer }: Question<Answer>) =>
    TE.fromEither(readAnswer(path, answer)({ status, text: JSON.stringify(body) }))
  return { get: ask, post: ask, tellBreach: () => undefined }
}

const makeStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const purpose: PickerPurpose = { owner: 'fare', waypoint: 'pickup', onChoice: 'pin', near: null }

const login: { readonly start: AuthStart; readonly known: Known } = {
  start: { checksExistence: false, followUp: null },
  known: { name: '', mobile: '', email: '', requirement: '', whatsappConsent: true },
}

const filledRegistration: Omit<RegistrationForm, 'city'> = {
  name: 'Lakshmi',
  mobile: '9876543210',
  vehicle: { id: 1, name: 'Tata Ace' },
  infoSource: 'garage_hoarding',
}

const right = <Right>(parsed: E.Either<unknown, Right>): Right => {
  if (E.isLeft(parsed)) throw new Error('An example is not what it should be')
  return parsed.right
}

const completedOrder = right(completeOrder(india)(wholeDraft))

const registration = right(
  parseRegistration(partners)({ ...emptyRegistration(partners), ...filledRegistration }),
)

const leadEnquiry = right(
  parseLead(india)({ kind: 'guest' })({ ...filledForm, category: 'trucks' }),
)

const mapStart: MapStart = {
  centre: { lat: 12.9716, lng: 77.5946 },
  zoom: 15,
  least: 3,
  most: 18,
  label: 'Map of Bengaluru',
}

const mapEvents: MapEvents = {
  onDragStart: () => undefined,
  onDragEnd: () => undefined,
  onDrawn: () => undefined,
}

const googleOptions = { ...canvasOptions(mapStart, mapStart), scrollwheel: true }

const tiles: LeafletCanvasNeeds = {
  tilesUrl: '/tiles/{z}/{x}/{y}.svg',
  tilesAttribution: 'OpenStreetMap',
  prefersReducedMotion: () => true,
}

const offline = TE.left({ kind: 'Unreachable', because: 'offline' } as const)

const context: CallContext = { requestId: 'request-1', region: 'in', locale: 'en-IN' }

/** Runs everything that is only waiting for its turn. */
const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

const orderPage = { path: '/en-IN/order-review', query: orderDraftQuery(wholeDraft) }

const resultsPage = {
  path: '/en-IN/fare_estimate_mob',
  query: [
    ['fare_estimate_token', 'token-1'],
    ['geo_region_id', '4'],
  ],
} as const

/**
 * What the examples of the application, the adapters and the screens find in scope besides the package's
 * exports, made new for each example. Promises are awaited before the example starts. The first page of
 * the guide lists the same names.
 */
export const exampleScope = () => {
  const went: string[] = []
  const events: string[] = []
  const needs = needsIn(india, went, events)
  const customerIn = async (changed: Partial<Needs>): Promise<FullStore> => {
    const store = run({ ...needs, credentials: keeping(credentials), ...changed })
    await settled()
    return store
  }
  const loggingIn = async (store: FullStore, mobile: string): Promise<FullStore> => {
    store.dispatch(loginWanted(login))
    store.dispatch(loginEdited({ mobile }))
    store.dispatch(loginSubmitted())
    await settled()
    return store
  }
  return {
    E,
    TE,
    settled,
    /** India, in English. */
    market: india,
    /** All the ports and data that the store and its features need, as quiet fakes that succeed. */
    needs,
    /** The addresses that the visitor was taken to through `needs`. */
    went,
    /** The names of the events that `needs` tracked. */
    events,
    /** A store with every feature but no flows: an action changes the state and nothing else. */
    get store(): FullStore {
      return stillStore(needs)
    },
    /** The same store with its flows, for a guest, on `needs`. */
    get guestStore(): FullStore {
      return run(needs)
    },
    /** Like `guestStore`, with some of the needs replaced. */
    storeIn: (changed: Partial<Needs>): FullStore => run({ ...needs, ...changed }),
    /** Like `guestStore`, for a customer. */
    get customerStore(): Promise<FullStore> {
      return customerIn({})
    },
    /** Like `customerStore`, with some of the needs replaced. */
    customerIn,
    /** A guest's store that shows the fares of `resultsPage`. */
    get resultsStore(): Promise<FullStore> {
      const store = run(needs)
      store.dispatch(resultsOpened(resultsPage))
      return settled().then(() => store)
    },
    /** A customer's store with a complete order under review. */
    get reviewStore(): Promise<FullStore> {
      return customerIn({}).then(async (store) => {
        store.dispatch(orderReviewOpened(orderPage))
        await settled()
        return store
      })
    },
    /** A guest's store in which a one-time code was sent to a customer. */
    get codeStore(): Promise<FullStore> {
      return loggingIn(run(needs), '9876543210')
    },
    /** A newcomer's store in Turkey, at the signup. */
    get signupStore(): Promise<FullStore> {
      const market = marketIn('tr-TR')
      return loggingIn(run({ ...needs, market, sendCode: () => TE.right(false) }), '5321234567')
    },
    koramangala,
    whitefield,
    order: pastOrder,
    orderPage,
    resultsPage,
    /** A guest's complete fare form. */
    filledForm,
    /** A valid enquiry about a fare. */
    fareEnquiry: filledEnquiry,
    /** The page that a request for fares comes from. */
    farePage,
    /** A partner's input, except the city. */
    filledRegistration,
    /** The purpose to open the location picker with. */
    purpose,
    /** What to open the login with if nothing is known. */
    login,
    /** A complete order. */
    completedOrder,
    /** A valid lead. */
    leadEnquiry,
    /** A valid registration. */
    registration,
    /** The context of a call. */
    context,
    credentials,
    /** A service that answers every call with this body. */
    answering: (body: object): Http => answersWith(200, body),
    /** A service that refuses every call with this status and body. */
    refusing: answersWith,
    /** The result of a port without a network. */
    offline,
    /** The patience for a call: one second, on a device that is online. */
    patience: { deadline: 1_000, isOnline: () => true },
    /** A fake of Google's loaded maps. */
    get googleApi(): GoogleMapsApi {
      return makeGoogleMapsFake(googleMapsWorld).api
    },
    googleOptions,
    mapStart,
    mapEvents,
    /** The tiles of an XYZ server. */
    tiles,
    /** The surroundings of the screens, in which nothing happens. */
    surroundings: quietSurroundings,
    createElement,
    /** The HTML of a component's first render, within a router. */
    markup: (Shown: FunctionComponent): string =>
      renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Shown))),
    /** An empty storage of the browser. */
    storage: makeStorage(),
  }
}

/** The names in the scope. */
export const scopeNames: ReadonlySet<string> = new Set(Object.keys(exampleScope()))
