import { either as E } from 'fp-ts'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { hathiWithoutColours as hathi } from '../config/brand/hathiWithoutColours.ts'
import { limits } from '../config/market/limits.ts'
import { createWaitingStore } from './application/store/createAppStore.ts'
import { brandOf, dressPage } from './composition/brandOfPage.ts'
import { featuresOf } from './composition/features.ts'
import { loadEstimating } from './composition/loadEstimating.ts'
import { reporterOf, reporterOfStart } from './composition/operators.ts'
import { isOnline } from './composition/page.ts'
import { browserPorts } from './composition/ports.ts'
import { settleMarket } from './composition/settleMarket.ts'
import { startTexts } from './composition/startTexts.ts'
import { websiteSurroundings } from './composition/websiteSurroundings.ts'
import {
  categoryInLink,
  defaultCategory,
  type FareCategory,
} from './domain/fare/serviceCategory.ts'
import type { Query } from './domain/link/query.ts'
import type { Market } from './domain/market/market.ts'
import { keptLanding } from './infrastructure/browser/keptLanding.ts'
import { makeLanguageCookie } from './infrastructure/browser/languageCookie.ts'
import { isKeptIn } from './infrastructure/browser/lazyMemory.ts'
import { makeNavigation } from './infrastructure/browser/navigation.ts'
import { nextTask } from './infrastructure/browser/nextTask.ts'
import { isOfflineWorker } from './infrastructure/browser/offlineWorker.ts'
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
import { makeStage, type Stage } from './ui/app/start/stage.tsx'
import { makeI18n, type Texts } from './ui/app/text/texts.ts'
import { Spinner } from './ui/design/Spinner.tsx'
import './ui/design/tokens.css'

const languageCookie = makeLanguageCookie({ secure: window.location.protocol === 'https:' })

/** Whether the visitor was logging in or signing up when the page was reloaded: the dialog opens again. */
const isLoginKept = () => isKeptIn(() => sessionStorage, 'au_draft')

// In milliseconds.
const reopenGrace = 5_000
const untilQuiet = 2_000

/** Acts a moment after the page has loaded, to leave the network to what the visitor came for. */
const whenQuiet = (act: () => void): void => {
  const later = () => setTimeout(act, untilQuiet)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

/** Prepares for being offline and for the next build. Best effort: this visit works without. */
const makeReady = (configuration: Configuration, { locale }: Market): void => {
  import(/* webpackChunkName: "for-later" */ './composition/forLater.ts').then(
    ({ readyForLater }) => readyForLater(configuration, locale),
    () => undefined,
  )
}

/** The category that a link asks fares for. Its many spellings are loaded only if a link names one. */
const categoryOf = async (landing: Query): Promise<FareCategory> => {
  const asked = categoryInLink(landing)
  if (asked === null) return defaultCategory
  const { askedCategory } = await import(
    /* webpackChunkName: "categories" */ './composition/askedCategory.ts'
  )
  return askedCategory(asked) ?? defaultCategory
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
  await dressPage(brand, made)
  const began = keptLanding({ storage: () => sessionStorage, location: window.location })
  const landing = began.query
  const report = reporterOf(configuration)
  const navigation = makeNavigation(window)
  const page = {
    configuration,
    brand: brand.id,
    market,
    limits,
    report,
    deviceId: null,
    sent: made.sent,
  }
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
    loadEstimating: loadEstimating(needs, () => features),
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
          surroundings={websiteSurroundings(configuration, {
            brand,
            mountMap,
            mountRouteMap,
            expectPlaces,
            report,
            now: ports.now,
            rememberLocale: languageCookie.write,
            goTo: navigation.goTo,
            origin: made.origin,
            landing: began,
            features,
          })}
        />
      </BrowserRouter>
    </StrictMode>,
  )
  // If it does not load, it is requested again when they log in.
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
    report: makeConsoleReporter(console),
  })()
  const report = reporterOfStart(configured)
  const texts = await startTexts(market, report, stage.wait)
  if (texts === null) {
    // Without texts, only a prerendered page has words to say that it did not start.
    if (!stage.isKept()) return
    stage.waitNoMore()
    notStarted.show(again)
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
    report({
      tag: 'UI_CRASHED',
      about: 'start',
      details: [thrown instanceof Error ? thrown.name : typeof thrown],
    })
  }
  if (stage.isKept()) {
    notStarted.show(again)
    return
  }
  const retry = () => {
    // The spinner replaces the button at once, so that a second tap does not start twice.
    stage.draw(<Spinner />)
    void begin(start)
  }
  stage.draw(<StartFailure texts={texts} onRetry={retry} />)
  // The words can be read without the colours, so a brand that did not load is not waited for.
  if (made.brand === null) await dressPage(hathi, made).catch(() => undefined)
}

/** Starts the website. `notStarted` tells the visitor if anything it needs besides this script is missing. */
export const start = (notStarted: NotStartedBox): void => {
  guardMarkup(window, isOfflineWorker)
  leaveOldSteps(reopenGrace, isLoginKept())
  forgetFailed(document)
  const box = document.getElementById('root')
  if (box === null) return
  const market = settleMarket(languageCookie.read())
  const made = madePageOf(document, window.location)
  const stage = makeStage(box, made)
  // Without a prerendered page, the screen would stay empty until the website starts.
  if (!stage.isKept()) stage.draw(<Spinner />)
  void begin({ stage, notStarted, made, market })
}
