import { afterEach } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E, taskEither as TE } from 'fp-ts'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { hathi } from '../../config/brand/hathi.ts'
import { limits } from '../../config/market/limits.ts'
import { markets } from '../../config/market/markets.ts'
import {
  type BookingNeeds,
  makeBookingFeature,
} from '../../src/application/booking/bookingFeature.ts'
import {
  type ContentFeatureNeeds,
  makeContentFeature,
} from '../../src/application/content/contentFeature.ts'
import { type EstimatingNeeds, makeEstimating } from '../../src/application/fare/estimating.ts'
import { makeResultsFeature, type ResultsNeeds } from '../../src/application/fare/resultsFeature.ts'
import { type LeadNeeds, makeLeadFeature } from '../../src/application/lead/leadFeature.ts'
import { makeOrdersFeature, type OrdersNeeds } from '../../src/application/orders/ordersFeature.ts'
import {
  makePartnerFeature,
  type PartnerNeeds,
} from '../../src/application/partner/partnerFeature.ts'
import { makePickerFeature, type PickerNeeds } from '../../src/application/picker/pickerFeature.ts'
import { mapsWanted } from '../../src/application/place/maps.slice.ts'
import type { MountMap } from '../../src/application/place/mountMap.port.ts'
import type { MountRouteMap } from '../../src/application/place/mountRouteMap.port.ts'
import type { Report } from '../../src/application/ports/reporter.port.ts'
import {
  type AccountNeeds,
  makeAccountFeature,
} from '../../src/application/session/accountFeature.ts'
import { type AppNeeds, createAppStore } from '../../src/application/store/createAppStore.ts'
import type { Link } from '../../src/domain/link/link.ts'
import { type Market, marketOf } from '../../src/domain/market/market.ts'
import { type Place, unknownDetails } from '../../src/domain/place/address.ts'
import { type Surroundings, SurroundingsContext } from '../../src/ui/app/surroundings.ts'
import { makeI18n } from '../../src/ui/app/texts.ts'
import { quietAccount } from './account.ts'
import { quietBooking } from './booking.ts'
import { contentNeeds } from './content.ts'
import { supportDialog } from './dialog.ts'
import { quietLead } from './lead.ts'
import { quietOrders } from './orders.ts'
import { quietPartner } from './partner.ts'
import { quietPicker } from './picker.ts'
import { everyText } from './texts.ts'

/** The market of a listed locale, by the product's own data. */
export const market = (locale: string): Market => {
  const found = marketOf(markets)(locale)
  if (found === null) throw new Error(`${locale} is not listed`)
  return found
}

/** A port that nobody answers. */
export const unanswered =
  <Failure, Answer>(): TE.TaskEither<Failure, Answer> =>
  () =>
    new Promise(() => undefined)

/** Two places of one city. */
export const koramangala: Place = {
  landmark: 'Koramangala 4th Block, Bengaluru',
  location: { lat: 12.934533, lng: 77.626579 },
  details: { ...unknownDetails, city: 'Bengaluru', state: 'Karnataka', pincode: '560034' },
}
export const indiranagar: Place = {
  landmark: 'Indiranagar, Bengaluru',
  location: { lat: 12.978372, lng: 77.640836 },
  details: { ...unknownDetails, city: 'Bengaluru', state: 'Karnataka', pincode: '560038' },
}

const resultsPath = '/en-IN/fare_estimate_mob'

const quietPorts = {
  ...quietAccount,
  ...quietOrders,
  ...quietBooking,
  ...quietPartner,
  ...quietLead,
  ...quietPicker,
  limits,
  landing: [],
  brandName: hathi.name,
  category: 'trucks',
  places: {
    search: () => TE.right([]),
    resolve: () => TE.left({ kind: 'PlaceNotFound' }),
    describe: () => TE.left({ kind: 'NothingAtPoint' }),
    abandon: () => undefined,
  },
  locateCustomer: TE.left({ kind: 'LocationUnsupported' }),
  loadMaps: TE.right(undefined),
  quoteFare: () =>
    TE.right({
      url: resultsPath,
      callback: {
        result: 'success',
        prevCallbackReqIdPresent: false,
        callbackRequestId: 'CBR-1',
        isExistingCust: false,
        brand: 'Hathi',
        leadEntryCreated: false,
        sendUnregisteredEvent: false,
      },
      vehicles: [],
    }),
  issueFareToken: () => TE.right('token-1'),
  recallEstimate: () => TE.left({ kind: 'EstimateUnknown' }),
  loadFareContent: () => TE.left({ kind: 'Unreachable', because: 'connection' }),
  solveCaptcha: TE.right(null),
  memory: {
    keepDraft: () => TE.right(undefined),
    recallDraft: TE.right(null),
    keepParams: () => TE.right(undefined),
    recallParams: TE.right(null),
  },
  orderMemory: { keep: () => TE.right(undefined), recall: TE.right(null) },
  readLink: (path) => E.right({ site: null, path, query: [] }),
  reloadPage: () => undefined,
  now: () => 1_795_000_000_000,
  mintRequestId: () => 'request-1',
  track: () => undefined,
} satisfies Omit<WorldNeeds, 'market' | 'goTo' | 'readPage' | 'report'>

const mountNothing: MountMap<HTMLElement> = () =>
  TE.right({
    moveTo: () => undefined,
    zoomBy: () => undefined,
    panBy: () => undefined,
    resized: () => undefined,
    unmount: () => undefined,
  })

const mountNoRoute: MountRouteMap<HTMLElement> = () =>
  TE.right({
    show: () => undefined,
    zoomBy: () => undefined,
    resized: () => undefined,
    unmount: () => undefined,
  })

const standInWindow = (isDesktop: boolean) => {
  supportDialog()
  const list = (media: string): MediaQueryList => ({
    matches: isDesktop && media.includes('min-width'),
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  })
  window.matchMedia = list
  Element.prototype.scrollIntoView ??= () => undefined
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

/** What the application and its features need. */
export type WorldNeeds = Omit<AppNeeds, 'loadEstimating'> &
  EstimatingNeeds &
  ResultsNeeds &
  AccountNeeds &
  OrdersNeeds &
  BookingNeeds &
  PartnerNeeds &
  LeadNeeds &
  PickerNeeds

export type Visit = {
  readonly locale?: string
  readonly path?: string
  readonly desktop?: boolean
  /** The ports that matter to the test; the others are quiet, and say yes. */
  readonly ports?: Partial<WorldNeeds>
  /** What matters to the test of what the content pages need. */
  readonly content?: Partial<ContentFeatureNeeds>
  readonly mountMap?: MountMap<HTMLElement>
  /** What the screens say instead of the English texts. */
  readonly texts?: typeof everyText
  /** What of the surroundings matters to the test. */
  readonly surroundings?: Partial<Surroundings>
}

// As React marks a promise that it has seen kept: nothing waits for a feature that is there.
const added: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
})

/** Every feature, in the store already. */
export const presentFeatures: Surroundings['features'] = {
  account: () => added,
  results: () => added,
  orders: () => added,
  booking: () => added,
  content: () => added,
  partner: () => added,
  lead: () => added,
  picker: () => added,
}

const stops: Array<() => void> = []

// The screens go before the flows that they look at.
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

// A port's answer takes a few turns of the microtask queue, however soon it comes.
const settled = async () => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
}

/** Visits a screen on the real store, with the product's data and the English texts. */
export const visit = async (
  screen: ReactNode,
  {
    locale = 'en-IN',
    path,
    desktop = false,
    ports = {},
    content = {},
    mountMap = mountNothing,
    texts = everyText,
    surroundings = {},
  }: Visit = {},
) => {
  standInWindow(desktop)
  const went: Link[] = []
  const reports: Report[] = []
  const here = market(locale)
  const address = path ?? `/${locale}/fare-estimate`
  const needs: WorldNeeds = {
    ...quietPorts,
    market: here,
    goTo: (link) => went.push(link),
    readPage: () => ({ url: `https://hathi.example${address}`, isDeviceMobile: !desktop }),
    report: (report) => reports.push(report),
    ...ports,
  }
  const { store, add, stop } = createAppStore({
    ...needs,
    loadEstimating: TE.of(makeEstimating(needs)),
  })
  stops.push(stop)
  add(makeAccountFeature(needs))
  add(makeResultsFeature(needs))
  add(makeOrdersFeature(needs))
  add(makeBookingFeature(needs))
  add(makeContentFeature(contentNeeds(here, content)))
  add(makePartnerFeature(needs))
  add(makeLeadFeature(needs))
  add(makePickerFeature(needs))
  store.dispatch(mapsWanted())
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <Provider store={store}>
        <I18nextProvider i18n={makeI18n(here.language, texts, hathi.name)}>
          <SurroundingsContext
            value={{
              brand: hathi,
              limits: needs.limits,
              mountMap,
              mountRouteMap: mountNoRoute,
              report: needs.report,
              now: needs.now,
              locales: markets.locales,
              rememberLocale: () => undefined,
              flags: { isRaised: () => false, raise: () => undefined },
              goTo: needs.goTo,
              shareLink: () => TE.right('shared'),
              origin: window.location.origin,
              landing: { path: address, query: [] },
              platform: 'other',
              appLinks: null,
              features: presentFeatures,
              ...surroundings,
            }}
          >
            {screen}
          </SurroundingsContext>
        </I18nextProvider>
      </Provider>
    </MemoryRouter>
  )
  const { container } = await act(async () => {
    const rendered = render(page)
    await settled()
    return rendered
  })
  return {
    container,
    store,
    user: userEvent.setup(),
    /** Dispatches, and lets the screens follow. */
    happen: async (...actions: ReadonlyArray<Parameters<typeof store.dispatch>[0]>) => {
      await act(async () => {
        for (const action of actions) store.dispatch(action)
        await settled()
      })
    },
    went,
    reports,
  }
}
