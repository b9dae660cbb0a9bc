import { either as E, taskEither as TE } from 'fp-ts'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { partners } from '../../config/market/partner.ts'
import { site } from '../../config/market/site.ts'
import { makeBookingFeature } from '../../src/application/booking/bookingFeature.ts'
import { orderReviewOpened } from '../../src/application/booking/orderReview.slice.ts'
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
import {
  type AuthStart,
  type Known,
  loginEdited,
  loginSubmitted,
} from '../../src/application/session/auth.slice.ts'
import { loginWanted } from '../../src/application/session/loginWanted.slice.ts'
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

/** What the browser keeps of `kept`, and nothing else. */
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
    // As the world is when it is run: see `run`.
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

/** A store that has every feature, and says so. */
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

/** Ends the flows of every store that examples were given. */
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

/** Lets everything happen that waits for nothing but its turn. */
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
 * What the examples of the application's, the adapters' and the screens' functions find there besides
 * what the package exports, anew for each example. What is a promise is waited for before it begins.
 * The guide's first page tells readers of the same names.
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
    /** Every port and every datum that the store and its features need: a quiet world, which says yes. */
    needs,
    /** The addresses that the visitor was taken to by `needs`. */
    went,
    /** The names of the events that `needs` counted. */
    events,
    /** A store with every feature and without flows: what is dispatched changes the state, and no more. */
    get store(): FullStore {
      return stillStore(needs)
    },
    /** The same store with its flows, for a guest in the world of `needs`. */
    get guestStore(): FullStore {
      return run(needs)
    },
    /** As `guestStore`, in a world that is another one in what is named. */
    storeIn: (changed: Partial<Needs>): FullStore => run({ ...needs, ...changed }),
    /** As `guestStore`, for a customer. */
    get customerStore(): Promise<FullStore> {
      return customerIn({})
    },
    /** As `customerStore`, in a world that is another one in what is named. */
    customerIn,
    /** A guest's store that shows the fares of `resultsPage`. */
    get resultsStore(): Promise<FullStore> {
      const store = run(needs)
      store.dispatch(resultsOpened(resultsPage))
      return settled().then(() => store)
    },
    /** A customer's store with an order under review that lacks nothing. */
    get reviewStore(): Promise<FullStore> {
      return customerIn({}).then(async (store) => {
        store.dispatch(orderReviewOpened(orderPage))
        await settled()
        return store
      })
    },
    /** A guest's store, where a one-time code was sent to a customer. */
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
    /** The fare form of a guest who may ask. */
    filledForm,
    /** A fare that may be asked for. */
    fareEnquiry: filledEnquiry,
    /** What a request for fares says of the page that it comes from. */
    farePage,
    /** What a partner fills in besides the city. */
    filledRegistration,
    /** What the location picker is opened for. */
    purpose,
    /** What the login is opened with, where nothing is known. */
    login,
    /** An order that may be sent. */
    completedOrder,
    /** A lead that may be sent. */
    leadEnquiry,
    /** A registration that may be sent. */
    registration,
    /** What a call says of itself. */
    context,
    credentials,
    /** A service that answers every question so. */
    answering: (body: object): Http => answersWith(200, body),
    /** A service that refuses every question so. */
    refusing: answersWith,
    /** What a port comes to that reaches nobody. */
    offline,
    /** Patience for a call: a second, on a device that is online. */
    patience: { deadline: 1_000, isOnline: () => true },
    /** Google's maps as they are once loaded, without Google. */
    get googleApi(): GoogleMapsApi {
      return makeGoogleMapsFake(googleMapsWorld).api
    },
    googleOptions,
    mapStart,
    mapEvents,
    /** The tiles of an XYZ server. */
    tiles,
    /** What surrounds the screens, in a world where nothing happens. */
    surroundings: quietSurroundings,
    createElement,
    /** What a component shows at first, as HTML, within a router. */
    markup: (Shown: FunctionComponent): string =>
      renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Shown))),
    /** A storage of the browser, with nothing in it. */
    storage: makeStorage(),
  }
}

/** The names of that scope. */
export const scopeNames: ReadonlySet<string> = new Set(Object.keys(exampleScope()))
