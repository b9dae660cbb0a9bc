import { afterEach, beforeEach, expect, jest } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import {
  type BookingNeeds,
  makeBookingFeature,
} from '../../src/application/booking/bookingFeature.ts'
import type { KeptOrder } from '../../src/application/booking/kept/keptOrder.ts'
import { type EstimatingNeeds, makeEstimating } from '../../src/application/fare/estimating.ts'
import type { KeptParams } from '../../src/application/fare/fareMemory.port.ts'
import { resultsOpened } from '../../src/application/fare/fareResults.slice.ts'
import { makeResultsFeature, type ResultsNeeds } from '../../src/application/fare/resultsFeature.ts'
import { makeOrdersFeature, type OrdersNeeds } from '../../src/application/orders/ordersFeature.ts'
import type { AnalyticsEvent } from '../../src/application/ports/analytics.port.ts'
import type { CallContext } from '../../src/application/ports/call.ts'
import type { Report } from '../../src/application/ports/reporter.port.ts'
import {
  type AccountNeeds,
  makeAccountFeature,
} from '../../src/application/session/accountFeature.ts'
import { type AppNeeds, createAppStore } from '../../src/application/store/createAppStore.ts'
import type { FareDraft } from '../../src/domain/fare/fareDraft.ts'
import type { FareEnquiry } from '../../src/domain/fare/fareForm.ts'
import type { FarePage } from '../../src/domain/fare/farePage.ts'
import type { Link } from '../../src/domain/link/link.ts'
import { parseQuery } from '../../src/domain/link/query.ts'
import { content, estimate, india, quote } from './fares.ts'
import { quietPorts } from './world.ts'

export { makePending, unanswered } from './pending.ts'

/** Lets time pass, in milliseconds, and runs everything that comes due. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

/** Runs everything that is only waiting for its turn. */
export const settle = () => pass(0)

/**
 * `pass`, but many times faster, for properties: first what is due runs, then what the answers lead to.
 */
export const passQuickly = async (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds)
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
}

const stops: Array<() => void> = []
const complaints: string[] = []

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], now: estimate.quotedAt })
  // The store warns here if a state or an action is not plain data.
  jest.spyOn(console, 'error').mockImplementation((...said) => {
    complaints.push(said.map(String).join(' '))
  })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
  expect(complaints.splice(0)).toEqual([])
})

type Went = { readonly link: Link; readonly replacing: boolean }

type AskedOfPage = { enquiry: FareEnquiry; page: FarePage; context: CallContext }

type Asked = {
  readonly quotes: Array<AskedOfPage & { captcha: string | null }>
  readonly tokens: Array<AskedOfPage & { geoRegionId: number }>
  readonly recalls: Array<{ token: string; context: CallContext }>
  readonly contents: string[]
  readonly searches: string[]
}

type Kept = {
  readonly drafts: FareDraft[]
  readonly params: KeptParams[]
  readonly orders: KeptOrder[]
}

/** What the application and its features need. */
export type WorldNeeds = Omit<AppNeeds, 'loadEstimating'> &
  EstimatingNeeds &
  ResultsNeeds &
  AccountNeeds &
  OrdersNeeds &
  BookingNeeds

type FeatureName = 'account' | 'results' | 'orders' | 'booking'

/**
 * The application without a frontend, with ports that succeed, and a record of everything that it asked
 * of them.
 */
export const visitStore = (
  ports: Partial<WorldNeeds & Pick<AppNeeds, 'loadEstimating'>> = {},
  {
    isBookingLate = false,
    only,
  }: {
    /** The test adds the booking feature later, as on a page without order review. */
    readonly isBookingLate?: boolean
    /** The only feature to add; all of them by default. */
    readonly only?: FeatureName
  } = {},
) => {
  const asked: Asked = { quotes: [], tokens: [], recalls: [], contents: [], searches: [] }
  const kept: Kept = { drafts: [], params: [], orders: [] }
  const events: AnalyticsEvent[] = []
  const reports: Report[] = []
  const went: Went[] = []
  const reloads: number[] = []
  let minted = 0
  const world: WorldNeeds = {
    ...quietPorts,
    market: india,
    quoteFare: () => TE.right(quote),
    recallEstimate: () => TE.right(estimate),
    loadFareContent: () => TE.right(content),
    readLink: (text) => {
      const [path = '', search = ''] = text.split('?')
      return E.right({ site: null, path, query: parseQuery(search) })
    },
    goTo: () => undefined,
    readPage: () => ({
      url: 'https://hathi.example/en-IN/fare-estimate',
      isDeviceMobile: true,
    }),
    now: () => Date.now(),
    mintRequestId: () => {
      minted += 1
      return `request-${minted}`
    },
    report: () => undefined,
    ...ports,
  }
  const needs: WorldNeeds = {
    ...world,
    quoteFare: (enquiry, page, captcha, context) => {
      asked.quotes.push({ enquiry, page, captcha, context })
      return world.quoteFare(enquiry, page, captcha, context)
    },
    issueFareToken: (enquiry, page, geoRegionId, context) => {
      asked.tokens.push({ enquiry, page, geoRegionId, context })
      return world.issueFareToken(enquiry, page, geoRegionId, context)
    },
    recallEstimate: (token, context) => {
      asked.recalls.push({ token, context })
      return world.recallEstimate(token, context)
    },
    loadFareContent: (locale) => {
      asked.contents.push(locale)
      return world.loadFareContent(locale)
    },
    places: {
      ...world.places,
      search: (text, near, abandonment) => {
        asked.searches.push(text)
        return world.places.search(text, near, abandonment)
      },
    },
    memory: {
      draft: {
        ...world.memory.draft,
        keep: (draft) => {
          kept.drafts.push(draft)
          return world.memory.draft.keep(draft)
        },
      },
      params: {
        ...world.memory.params,
        keep: (params) => {
          kept.params.push(params)
          return world.memory.params.keep(params)
        },
      },
    },
    orderMemory: {
      ...world.orderMemory,
      keep: (order) => {
        kept.orders.push(order)
        return world.orderMemory.keep(order)
      },
    },
    goTo: (link, how) => {
      went.push({ link, replacing: how?.replacing ?? false })
      world.goTo(link, how)
      const { site, path, query } = link
      if (site !== null || !path.endsWith('/fare_estimate_mob')) return
      // Like a page: after the navigation, not during it.
      queueMicrotask(() => store.dispatch(resultsOpened({ path, query })))
    },
    reloadPage: () => {
      reloads.push(Date.now())
      world.reloadPage()
    },
    track: (event) => {
      events.push(event)
      world.track(event)
    },
    report: (report) => {
      reports.push(report)
      world.report(report)
    },
  }
  const { store, add, stop } = createAppStore({
    ...needs,
    loadEstimating: ports.loadEstimating ?? TE.of(makeEstimating(needs)),
  })
  stops.push(stop)
  const has = (name: FeatureName) => only === undefined || only === name
  if (has('account')) add(makeAccountFeature(needs))
  if (has('results')) add(makeResultsFeature(needs))
  if (has('orders')) add(makeOrdersFeature(needs))
  const addBooking = () => add(makeBookingFeature(needs))
  if (has('booking') && !isBookingLate) addBooking()
  return {
    asked,
    kept,
    events,
    reports,
    went,
    reloads,
    stop,
    add,
    addBooking,
    eventNames: () => events.map(({ name }) => name),
    /** Dispatches actions one after the other, without waiting. */
    tell: (...actions: ReadonlyArray<Parameters<typeof store.dispatch>[0]>) => {
      for (const action of actions) store.dispatch(action)
    },
    state: () => store.getState(),
    form: () => store.getState().fareForm.form,
    results: () => store.getState().fareResults.results,
    picker: () => store.getState().locationPicker,
  }
}
