import { either as E } from 'fp-ts'
import { StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import type { Brand } from '../config/brand/brand.ts'
import { hathi } from '../config/brand/hathi.ts'
import { limits } from '../config/market/limits.ts'
import { markets } from '../config/market/markets.ts'
import { createAppStore } from './application/store/createAppStore.ts'
import { documentsOf } from './composition/documents.ts'
import { featuresOf } from './composition/features.ts'
import { loadEstimating } from './composition/loadEstimating.ts'
import { reporterOf } from './composition/operators.ts'
import { deviceIdOf, isOnline } from './composition/page.ts'
import { browserPorts } from './composition/ports.ts'
import { platformOf } from './domain/attribution/platform.ts'
import { parseCategory, type ServiceCategory } from './domain/fare/serviceCategory.ts'
import { firstOf, parseQuery, type Query } from './domain/link/query.ts'
import { bestLocale, inLocale, type Market, marketOf } from './domain/market/market.ts'
import { makeLanguageCookie } from './infrastructure/browser/languageCookie.ts'
import { makeNavigation, type Navigation } from './infrastructure/browser/navigation.ts'
import { makeSessionFlags } from './infrastructure/browser/sessionFlags.ts'
import { makeShareLink } from './infrastructure/browser/shareLink.ts'
import { guardMarkup } from './infrastructure/browser/trustedTypes.ts'
import type { Configuration } from './infrastructure/configuration/configuration.ts'
import { loadConfiguration } from './infrastructure/configuration/loadConfiguration.ts'
import { makeConsoleReporter } from './infrastructure/reporter/reporters.ts'
import { App } from './ui/app/App.tsx'
import { applyBrand } from './ui/app/applyBrand.ts'
import { amongSteps, leaveOldSteps } from './ui/app/backSteps.ts'
import { StartFailure } from './ui/app/StartFailure.tsx'
import { loadTexts, makeI18n, type Texts } from './ui/app/texts.ts'
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

/** Lets the flows navigate by the router that the screens live in. */
const NavigationBridge = ({ navigation }: { readonly navigation: Navigation }) => {
  const navigate = useNavigate()
  useEffect(
    () =>
      navigation.attach(
        amongSteps((path, { replace }) => {
          void navigate(path, { replace })
        }),
      ),
    [navigation, navigate],
  )
  return null
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const textRetryDelays = [500, 2000, 5000]

const reportToConsole = makeConsoleReporter(console)

/** The locale's texts, or null where they do not come: then the spinner stays (spec 1 §8). */
const textsOf = async ({ locale, language }: Market): Promise<Texts | null> => {
  for (const delay of [0, ...textRetryDelays]) {
    if (delay > 0) await pause(delay)
    try {
      return await loadTexts(language)
    } catch {
      reportToConsole({ tag: 'LOCALE', about: locale })
    }
  }
  return null
}

/** The configured brand. The default one is here; the others are loaded where one is configured. */
const brandOf = async ({ brand }: Configuration): Promise<Brand> => {
  if (brand === hathi.id) return hathi
  const { brands } = await import(/* webpackChunkName: "brands" */ '../config/brand/brands.ts')
  const other = brands.get(brand) ?? hathi
  const { brandPage } = await import(/* webpackChunkName: "brands" */ './ui/app/brandPage.ts')
  brandPage(other)
  return other
}

/** The stores of the app, whole: a path among them is one of this site that is not the website's. */
const storesOf = ({ appLinks }: Configuration): Configuration['appLinks'] => {
  const whole = (address: string) => new URL(address, window.location.origin).href
  return appLinks === null ? null : { android: whole(appLinks.android), ios: whole(appLinks.ios) }
}

/** The category that a link asks for. Most visits bring none, and need none of its spellings. */
const categoryOf = async (landing: Query): Promise<ServiceCategory> => {
  const asked = firstOf(landing)('service_category')
  if (asked === null) return 'trucks'
  const { categoryAliases } = await import(
    /* webpackChunkName: "categories" */ '../config/market/categories.ts'
  )
  return parseCategory(categoryAliases)(asked) ?? 'trucks'
}

const show = async (root: Root, market: Market, texts: Texts, configuration: Configuration) => {
  const brand = await brandOf(configuration)
  applyBrand(brand)
  const { pathname: landingPath, search } = window.location
  const landing = parseQuery(search)
  const report = reporterOf(configuration)
  const navigation = makeNavigation(window)
  const page = { configuration, market, limits, report, deviceId: deviceIdOf() }
  const { mountMap, mountRouteMap, ...browser } = browserPorts(page, navigation)
  const ports = { ...browser, landing, brandName: brand.name }
  const category = await categoryOf(landing)
  const needs = {
    ...ports,
    market,
    limits,
    category,
    codes: limits.codes,
    documents: documentsOf(brand, market.locale, window.location.origin),
  }
  const { store, add } = createAppStore({ ...needs, loadEstimating: loadEstimating(needs) })
  const i18n = makeI18n(market.language, texts, brand.name)
  root.render(
    <StrictMode>
      <BrowserRouter>
        <NavigationBridge navigation={navigation} />
        <App
          store={store}
          i18n={i18n}
          surroundings={{
            brand,
            limits,
            mountMap,
            mountRouteMap,
            report,
            now: ports.now,
            locales: markets.locales,
            rememberLocale: languageCookie.write,
            flags: makeSessionFlags({ storage: () => sessionStorage }),
            goTo: navigation.goTo,
            shareLink: makeShareLink({ navigator }),
            landing: { path: landingPath, query: landing },
            appLinks: storesOf(configuration),
            platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
            features: featuresOf({ add, i18n, page, ports: needs }),
          }}
        />
      </BrowserRouter>
    </StrictMode>,
  )
}

const begin = async (root: Root, market: Market): Promise<void> => {
  root.render(<Spinner />)
  const configured = loadConfiguration({
    fetch: (address, how) => fetch(address, how),
    deadline: limits.requestDeadline,
    isOnline,
  })()
  const texts = await textsOf(market)
  // Without texts there is nothing to say it with.
  if (texts === null) return
  const configuration = await configured
  try {
    if (E.isRight(configuration)) {
      await show(root, market, texts, configuration.right)
      return
    }
  } catch (thrown) {
    reportToConsole({
      tag: 'UI_CRASHED',
      about: 'start',
      details: [thrown instanceof Error ? thrown.name : typeof thrown],
    })
  }
  applyBrand(hathi)
  root.render(<StartFailure texts={texts} onRetry={() => void begin(root, market)} />)
}

guardMarkup(window, new Set())
leaveOldSteps()
const box = document.getElementById('root')
if (box !== null) void begin(createRoot(box), settleMarket())
