import { either as E } from 'fp-ts'
import { type ErrorInfo, type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { BrandWithoutColours } from '../config/brand/brand.ts'
import { hathiWithoutColours as hathi } from '../config/brand/hathiWithoutColours.ts'
import { limits } from '../config/market/limits.ts'
import { markets } from '../config/market/markets.ts'
import type { ReportProblem } from './application/ports/reporter.port.ts'
import { createWaitingStore } from './application/store/createAppStore.ts'
import { featuresOf } from './composition/features.ts'
import { loadEstimating } from './composition/loadEstimating.ts'
import { reporterOf } from './composition/operators.ts'
import { deviceIdOf, isOnline } from './composition/page.ts'
import { browserPorts } from './composition/ports.ts'
import { platformOf } from './domain/attribution/platform.ts'
import type { FareCategory } from './domain/fare/serviceCategory.ts'
import { firstOf, parseQuery, type Query } from './domain/link/query.ts'
import { bestLocale, inLocale, type Market, marketOf } from './domain/market/market.ts'
import { makeLanguageCookie } from './infrastructure/browser/languageCookie.ts'
import { isKeptIn } from './infrastructure/browser/lazyMemory.ts'
import { makeNavigation } from './infrastructure/browser/navigation.ts'
import { nextTask } from './infrastructure/browser/nextTask.ts'
import { isOfflineWorker } from './infrastructure/browser/offlineWorker.ts'
import { makeSessionFlags } from './infrastructure/browser/sessionFlags.ts'
import { makeShareLink } from './infrastructure/browser/shareLink.ts'
import { guardMarkup } from './infrastructure/browser/trustedTypes.ts'
import type { Configuration } from './infrastructure/configuration/configuration.ts'
import { loadConfiguration } from './infrastructure/configuration/loadConfiguration.ts'
import { makeConsoleReporter } from './infrastructure/reporter/reporters.ts'
import { leaveOldSteps } from './ui/app/closing/backSteps.ts'
import { App } from './ui/app/shell/App.tsx'
import { NavigationBridge } from './ui/app/shell/NavigationBridge.tsx'
import { forgetFailed, type MadePage, madePageOf } from './ui/app/start/madePage.ts'
import type { NotStartedBox } from './ui/app/start/notStartedBox.ts'
import { StartFailure } from './ui/app/start/StartFailure.tsx'
import { StartSpinner } from './ui/app/start/StartSpinner.tsx'
import { loadTexts, makeI18n, type Texts } from './ui/app/text/texts.ts'
import { Spinner } from './ui/design/Spinner.tsx'
import './ui/design/tokens.css'

const languageCookie = makeLanguageCookie({ secure: window.location.protocol === 'https:' })

/** The market of the page's path; a path without a locale is given one. */
const settleMarket = (): Market => {
  const { pathname, search, hash } = window.location
  const preferred = bestLocale(markets)(languageCookie.read(), navigator.languages)
  const { locale, path } = inLocale(markets)(pathname, preferred)
  if (path !== pathname) window.history.replaceState(null, '', `${path}${search}${hash}`)
  const market = marketOf(markets)(locale)
  if (market === null) throw new Error(`The locale ${locale} has no country`)
  document.documentElement.lang = market.language
  return market
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const textRetryDelays = [500, 2000, 5000]

/** Somebody waits for a code, or was signing up: their dialog opens again. */
const isLoginKept = () => isKeptIn(() => sessionStorage, 'au_draft')

const reopenGrace = 5000

const reportToConsole = makeConsoleReporter(console)

/** The locale's texts, or null where they do not come: then there is a spinner, and it stays (spec 1 §8). */
const textsOf = async (
  { locale, language }: Market,
  onTrouble: () => void,
): Promise<Texts | null> => {
  for (const delay of [0, ...textRetryDelays]) {
    if (delay > 0) await pause(delay)
    try {
      return await loadTexts(language)
    } catch {
      reportToConsole({ tag: 'LOCALE', about: locale })
      onTrouble()
    }
  }
  return null
}

/** The configured brand. The default one is here; the others are loaded where one is configured. */
const brandOf = async ({ brand }: Configuration): Promise<BrandWithoutColours> => {
  if (brand === hathi.id) return hathi
  const { brands } = await import(/* webpackChunkName: "brands" */ '../config/brand/brands.ts')
  return brands.get(brand) ?? hathi
}

/** Gives the page the look of its brand, where it was not made for that brand: most pages bring it along. */
const dress = async ({ id }: BrandWithoutColours, made: MadePage): Promise<void> => {
  if (made.brand === id) return
  const chunk = await import(/* webpackChunkName: "brands" */ './composition/dress.ts')
  chunk.dress(id, made.brand)
}

// The page is made anew, and nobody sees it but us.
const mismatchTo =
  (report: ReportProblem) =>
  (thrown: unknown, { componentStack }: ErrorInfo): void => {
    report({
      tag: 'UI_MISMATCH',
      about: thrown instanceof Error ? thrown.message.slice(0, 200) : typeof thrown,
      details: (componentStack ?? '').split('\n').slice(1, 6),
    })
  }

/**
 * Puts the website on the page: onto what was made ahead, where that is this very page in this brand,
 * else in its place. What was made ahead stays until then, whatever does not come: it can be read, and
 * something may have been typed into it.
 */
const makeStage = (box: HTMLElement, made: MadePage) => {
  let root: Root | null = null
  let beside: { readonly place: Element; readonly root: Root } | null = null
  const isKept = () => root === null && made.brand !== null && made.isThisPage
  const draw = (shown: ReactNode) => {
    if (root === null) box.replaceChildren()
    root ??= createRoot(box)
    root.render(shown)
  }
  return {
    isKept,
    draw,
    wait: () => {
      if (!isKept()) {
        draw(<Spinner />)
        return
      }
      if (beside !== null) return
      const place = document.createElement('div')
      box.after(place)
      beside = { place, root: createRoot(place) }
      beside.root.render(<StartSpinner />)
    },
    waitNoMore: () => {
      beside?.root.unmount()
      beside?.place.remove()
      beside = null
    },
    begin: (brand: BrandWithoutColours, report: ReportProblem, shown: ReactNode) => {
      if (root === null && made.brand === brand.id && made.isThisPage) {
        root = hydrateRoot(box, shown, { onRecoverableError: mismatchTo(report) })
      } else {
        draw(shown)
      }
    },
  }
}
type Stage = ReturnType<typeof makeStage>

/** When the visitor has what this visit came for. */
const whenQuiet = (act: () => void): void => {
  const later = () => setTimeout(act, 2000)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

/** What is for later: the day without a network, and the day of the next build. Until then nobody misses it. */
const makeReady = (configuration: Configuration, { locale }: Market): void => {
  import(/* webpackChunkName: "for-later" */ './composition/forLater.ts').then(
    ({ readyForLater }) => readyForLater(configuration, locale),
    () => undefined,
  )
}

/** The stores of the app, whole: a path among them is one of this site that is not the website's. */
const storesOf = ({ appLinks }: Configuration): Configuration['appLinks'] => {
  const whole = (address: string) => new URL(address, window.location.origin).href
  return appLinks === null ? null : { android: whole(appLinks.android), ios: whole(appLinks.ios) }
}

/** The category that a link asks fares for. Most visits bring none, and need none of its spellings. */
const categoryOf = async (landing: Query): Promise<FareCategory> => {
  const asked = firstOf(landing)('service_category')
  if (asked === null) return 'trucks'
  const { askedCategory } = await import(
    /* webpackChunkName: "categories" */ './composition/askedCategory.ts'
  )
  return askedCategory(asked) ?? 'trucks'
}

type Start = {
  readonly stage: Stage
  readonly notStarted: NotStartedBox
  readonly made: MadePage
  readonly market: Market
}

const show = async (
  { stage, made, market }: Start,
  texts: Texts,
  configuration: Configuration,
): Promise<void> => {
  const brand = await brandOf(configuration)
  await dress(brand, made)
  const { pathname: landingPath, search } = window.location
  const landing = parseQuery(search)
  const report = reporterOf(configuration)
  const navigation = makeNavigation(window)
  const page = { configuration, market, limits, report, deviceId: deviceIdOf(), sent: made.sent }
  const { mountMap, mountRouteMap, expectPlaces, ...browser } = browserPorts(page, navigation)
  const ports = { ...browser, landing, brandName: brand.name }
  const category = await categoryOf(landing)
  const needs = {
    ...ports,
    market,
    limits,
    category,
    hasMaps: configuration.maps === 'open',
  }
  await nextTask()
  const { store, firstState, add, flows, start } = createWaitingStore({
    ...needs,
    loadEstimating: loadEstimating(needs),
  })
  for (const flow of flows) {
    await nextTask()
    start([flow])
  }
  await nextTask()
  const i18n = makeI18n(market.language, texts, brand.name)
  await nextTask()
  const features = featuresOf({ add, i18n, page, brand, ports: needs })
  stage.begin(
    brand,
    report,
    <StrictMode>
      <BrowserRouter>
        <NavigationBridge attach={navigation.attach} />
        <App
          store={store}
          firstState={firstState}
          i18n={i18n}
          surroundings={{
            brand,
            limits,
            mountMap,
            mountRouteMap,
            expectPlaces,
            report,
            now: ports.now,
            locales: markets.locales,
            rememberLocale: languageCookie.write,
            flags: makeSessionFlags({ storage: () => sessionStorage }),
            goTo: navigation.goTo,
            shareLink: makeShareLink({ navigator }),
            origin: made.origin,
            landing: { path: landingPath, query: landing },
            appLinks: storesOf(configuration),
            platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
            features,
          }}
        />
      </BrowserRouter>
    </StrictMode>,
  )
  // What does not come is there once they log in again.
  if (isLoginKept()) features.account().catch(() => undefined)
}

const begin = async (start: Start): Promise<void> => {
  const { stage, notStarted, made, market } = start
  const again = () => {
    stage.wait()
    return begin(start)
  }
  const configured = loadConfiguration({
    fetch: (address, how) => fetch(address, how),
    deadline: limits.requestDeadline,
    isOnline,
    report: reportToConsole,
  })()
  const texts = await textsOf(market, stage.wait)
  if (texts === null) {
    // Without texts there is nothing to say it with, but what a page brought along.
    if (!stage.isKept()) return
    stage.waitNoMore()
    notStarted.tell(again)
    return
  }
  const configuration = await configured
  stage.waitNoMore()
  try {
    if (E.isRight(configuration)) {
      await show(start, texts, configuration.right)
      notStarted.forget()
      const { right: settings } = configuration
      whenQuiet(() => makeReady(settings, market))
      return
    }
  } catch (thrown) {
    const report = E.isRight(configuration) ? reporterOf(configuration.right) : reportToConsole
    report({
      tag: 'UI_CRASHED',
      about: 'start',
      details: [thrown instanceof Error ? thrown.name : typeof thrown],
    })
  }
  if (stage.isKept()) {
    notStarted.tell(again)
    return
  }
  const retry = () => {
    // A second tap has nothing to start a second website with.
    stage.draw(<Spinner />)
    void begin(start)
  }
  stage.draw(<StartFailure texts={texts} onRetry={retry} />)
  // Words can be read without colours as well: what did not come once is not waited for.
  if (made.brand === null) await dress(hathi, made).catch(() => undefined)
}

/** Puts the website on the page. The words that it did not start are for what it needs besides its script. */
export const start = (notStarted: NotStartedBox): void => {
  guardMarkup(window, isOfflineWorker)
  leaveOldSteps(reopenGrace, isLoginKept())
  forgetFailed(document)
  const box = document.getElementById('root')
  if (box === null) return
  const market = settleMarket()
  const made = madePageOf(document, window.location)
  const stage = makeStage(box, made)
  // Where nothing was made ahead there is nothing to look at until the script can begin.
  if (!stage.isKept()) stage.draw(<Spinner />)
  void begin({ stage, notStarted, made, market })
}
