/**
 * Fares from Koramangala to Whitefield, without a browser: the website's own store, flows and HTTP
 * adapters against a sandbox. `npx node examples/estimate.ts [sandbox url]`; without an address it
 * starts a sandbox of its own.
 */
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../config/market/limits.ts'
import { markets } from '../config/market/markets.ts'
import { startSandbox } from '../sandbox/startSandbox.ts'
import { type EstimatingNeeds, makeEstimating } from '../src/application/fare/estimating.ts'
import { selectIsFareValid } from '../src/application/fare/fareForm.selectors.ts'
import { estimateRequested, fareEdited } from '../src/application/fare/fareForm.slice.ts'
import type { Places } from '../src/application/place/places.port.ts'
import { awaited } from '../src/application/ports/abandonment.port.ts'
import type { ReportProblem } from '../src/application/ports/reporter.port.ts'
import {
  type AppNeeds,
  type AppStore,
  createAppStore,
} from '../src/application/store/createAppStore.ts'
import type { FareEstimate } from '../src/domain/fare/fareQuote.ts'
import { shownVehicles } from '../src/domain/fare/vehicle.ts'
import { formatLink } from '../src/domain/link/link.ts'
import { type Market, marketOf } from '../src/domain/market/market.ts'
import { moneyFormat } from '../src/domain/money/money.ts'
import type { AddressEntry } from '../src/domain/place/address.ts'
import { makeOrderMemory } from '../src/infrastructure/booking/orderMemory.ts'
import { deviceClock } from '../src/infrastructure/browser/clock.ts'
import { makeForgetForms } from '../src/infrastructure/browser/forgetForms.ts'
import { makeReadLink } from '../src/infrastructure/browser/link.ts'
import { makeMintRequestId } from '../src/infrastructure/browser/requestId.ts'
import { makeSecretStore } from '../src/infrastructure/browser/secretStore.ts'
import { captchaOff } from '../src/infrastructure/captcha/captchaOff.ts'
import { makeFareMemory } from '../src/infrastructure/fare/fareMemory.ts'
import { makeHttpIssueFareToken } from '../src/infrastructure/fare/httpIssueFareToken.ts'
import { makeHttpQuoteFare } from '../src/infrastructure/fare/httpQuoteFare.ts'
import { callerHeaders } from '../src/infrastructure/http/callHeaders.ts'
import { makeHttp } from '../src/infrastructure/http/makeHttp.ts'
import { makePhotonPlaces } from '../src/infrastructure/places/makePhotonPlaces.ts'
import { makeHttpCustomerService } from '../src/infrastructure/session/httpCustomerService.ts'

const isOnline = () => true
const report: ReportProblem = ({ tag, about }) => console.error(tag, about)
const mintRequestId = makeMintRequestId(crypto)

/** What `sessionStorage` is to a browser tab. */
const makeTabStorage = () => {
  const texts = new Map<string, string>()
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  }
}

const expectMarket = (locale: string): Market => {
  const market = marketOf(markets)(locale)
  if (market === null) throw new Error(`${locale} is not a locale of the product`)
  return market
}

const answerOf = async <Answer>(asked: TE.TaskEither<object, Answer>): Promise<Answer> => {
  const outcome = await asked()
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const openApp = (sandbox: string, market: Market) => {
  const storage = makeTabStorage()
  const secrets = makeSecretStore({ storage: () => storage, crypto, secret: mintRequestId() })
  const http = { deadline: limits.requestDeadline, isOnline, report }
  const headers = callerHeaders(mintRequestId())
  const order = makeHttp({
    ...http,
    baseUrl: `${sandbox}/sandbox/order`,
    headers,
  })
  const customer = makeHttp({
    ...http,
    baseUrl: `${sandbox}/sandbox/customer`,
    headers,
  })
  const page = `${sandbox}/${market.locale}/fare-estimate`
  const places = makePhotonPlaces({
    placesUrl: `${sandbox}/sandbox/places`,
    countryCode: market.country.code,
    language: market.language,
    deadline: limits.geocodeDeadline,
    fetch,
    isOnline,
    report,
  })
  const needs: EstimatingNeeds & Omit<AppNeeds, 'loadEstimating'> = {
    market,
    limits,
    category: 'trucks',
    brandName: 'Hathi',
    landing: [],
    ...makeHttpCustomerService(customer),
    // A guest of one run: nobody is remembered, and nobody comes back.
    credentials: { read: () => null, keep: () => undefined, forget: () => undefined },
    onReturn: () => () => undefined,
    quoteFare: makeHttpQuoteFare(order),
    issueFareToken: makeHttpIssueFareToken(order),
    memory: makeFareMemory(secrets),
    orderMemory: makeOrderMemory(secrets),
    forgetForms: makeForgetForms(secrets.forget),
    solveCaptcha: captchaOff,
    places,
    loadMaps: () => Promise.resolve(E.right(undefined)),
    locateCustomer: () => Promise.resolve(E.left({ kind: 'LocationUnsupported' })),
    readLink: makeReadLink({ here: () => page, allowed: [] }),
    readPage: () => ({ url: page, isDeviceMobile: false }),
    goTo: (link) => console.log(`\nThe website would go to ${formatLink(link)}`),
    reloadPage: () => undefined,
    now: deviceClock,
    mintRequestId,
    track: () => undefined,
    report,
  }
  const { store, stop } = createAppStore({
    ...needs,
    loadEstimating: TE.of(makeEstimating(needs)),
  })
  return { store, stop, places }
}

const findPlace = async (places: Places, market: Market, text: string): Promise<AddressEntry> => {
  const [first] = await answerOf(places.search(text, market.country.defaultCentre, awaited))
  if (first === undefined) throw new Error(`Nothing is called ${text}`)
  return { status: 'resolved', place: await answerOf(places.resolve(first)) }
}

/** The estimate that the store comes to show, or why it shows none. */
const estimateOf = (store: AppStore): Promise<FareEstimate> =>
  new Promise((resolve, reject) => {
    const unsubscribe = store.subscribe(() => {
      const { fareForm, fareResults } = store.getState()
      const { phase } = fareForm.form
      if (phase.status === 'failed') {
        unsubscribe()
        reject(
          new Error(JSON.stringify({ failure: phase.failure, refused: fareForm.form.refused })),
        )
      }
      // The flow has ended when the form is settled: by then the results stand.
      if (phase.status === 'untouched' && fareResults.results.status === 'shown') {
        unsubscribe()
        resolve(fareResults.results.estimate)
      }
    })
  })

const printEstimate = (market: Market, { pickup, drop, vehicles }: FareEstimate): void => {
  const format = moneyFormat(market)
  console.log(`\n${pickup.landmark} → ${drop.landmark}\n`)
  for (const { name, capacity, fare } of shownVehicles(vehicles)) {
    console.log(`${name.padEnd(36)}${capacity.padStart(10)}${format(fare).padStart(12)}`)
  }
}

const estimate = async (sandbox: string): Promise<void> => {
  const market = expectMarket('en-IN')
  const { store, stop, places } = openApp(sandbox, market)
  try {
    store.dispatch(
      fareEdited({
        pickup: await findPlace(places, market, 'Koramangala'),
        drop: await findPlace(places, market, 'Whitefield'),
        name: 'Kiran Rao',
        mobile: '+91 98123 45678',
        requirement: 'business',
      }),
    )
    // One that the rules refuse is not sent, and nothing would come of it.
    if (!selectIsFareValid(store.getState())) throw new Error('The rules refuse the form')
    const shown = estimateOf(store)
    store.dispatch(estimateRequested())
    printEstimate(market, await shown)
  } finally {
    stop()
  }
}

const run = async (address: string | undefined): Promise<void> => {
  if (address !== undefined) return estimate(address.replace(/\/+$/, ''))
  const sandbox = await startSandbox()
  return estimate(sandbox.url).finally(sandbox.close)
}

run(process.argv[2]).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
})
