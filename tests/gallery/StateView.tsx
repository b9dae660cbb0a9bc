import { either as E } from 'fp-ts'
import type { i18n } from 'i18next'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { limits } from '../../config/market/limits.ts'
import { markets } from '../../config/market/markets.ts'
import { mapsWanted } from '../../src/application/place/maps.slice.ts'
import { parseQuery } from '../../src/domain/link/query.ts'
import type { Market } from '../../src/domain/market/market.ts'
import { type Surroundings, SurroundingsContext } from '../../src/ui/app/surroundings.ts'
import { type FeatureTexts, withTexts } from '../../src/ui/app/text/featureTexts.ts'
import { loadTexts, makeI18n } from '../../src/ui/app/text/texts.ts'
import { applyBrand } from '../../src/ui/design/applyBrand.ts'
import { brandPage } from '../../src/ui/design/brandPage.ts'
import { contentNeeds } from '../support/content.ts'
import { estimate, marketIn } from '../support/fares.ts'
import { presentFeatures, quietPorts, startWorld, type WorldNeeds } from '../support/world.ts'
import type { Look, Scheme } from './address.ts'
import { type Hands, makeHands } from './hands.ts'
import { mountMap, mountRouteMap } from './map.ts'
import { reachedIn } from './reached.ts'
import type { Setting, State } from './state.ts'

/** The brand with one palette for both schemes, so that either can be seen in any browser. */
const inScheme = (brand: Look['brand'], scheme: Scheme): Look['brand'] => ({
  ...brand,
  palette: { light: brand.palette[scheme], dark: brand.palette[scheme] },
})

// By name, so that the compiler reports a missing one.
const features: Readonly<{ [Name in keyof FeatureTexts]: Name }> = {
  session: 'session',
  orders: 'orders',
  booking: 'booking',
  content: 'content',
  partner: 'partner',
  lead: 'lead',
  picker: 'picker',
  results: 'results',
}

const worldOf = (market: Market, path: string, { ports = {} }: Setting): WorldNeeds => ({
  ...quietPorts,
  market,
  // The clock stands still, so that a countdown stays at its start.
  now: () => estimate.quotedAt,
  goTo: () => undefined,
  readPage: () => ({
    url: `https://hathi.example${path}`,
    isDeviceMobile: !window.matchMedia(`(min-width: ${limits.desktopWidth}px)`).matches,
  }),
  report: () => undefined,
  ...ports,
})

// Even an immediate answer of a port takes a few turns.
const turn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0)
  })

const calm = 80
// React delays by 300 ms what replaces a fallback: a dialog, or the page's header.
const heldBack = 350
const patience = 3000

/** Waits until all finite animations have ended; endless ones are not waited for. */
const arrived = async () => {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Waits until nothing on the page has changed for so long, in milliseconds. */
const quiet = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    let rest = setTimeout(resolve, milliseconds)
    const changes = new MutationObserver(() => {
      clearTimeout(rest)
      rest = setTimeout(resolve, milliseconds)
    })
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    // A page that keeps changing is shown as it is.
    setTimeout(resolve, patience)
  })

const settled = async () => {
  await quiet(calm)
  await arrived()
}

/** React renders in slices, between which timers run: only an idle page has nothing left to render. */
const idle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: patience })
  })

/** Waits until late parts are there too. */
const complete = async () => {
  await quiet(heldBack)
  await idle()
  await quiet(calm)
  await arrived()
}

type Props = {
  readonly children: ReactNode
  readonly begin: () => Promise<void>
}

/** Dispatches what makes the state, once its screen is there. */
const Begun = ({ children, begin }: Props) => {
  useEffect(() => {
    void begin()
  }, [begin])
  return children
}

const surroundingsOf = (
  { brand, locale }: Look,
  path: string,
  needs: WorldNeeds,
  change: Partial<Surroundings> = {},
): Surroundings => ({
  brand,
  limits,
  mountMap,
  mountRouteMap,
  expectPlaces: () => undefined,
  report: needs.report,
  now: needs.now,
  locales: markets.locales,
  rememberLocale: () => undefined,
  flags: { isRaised: () => false, raise: () => undefined },
  goTo: needs.goTo,
  shareLink: () => () => Promise.resolve(E.right('shared')),
  origin: window.location.origin,
  landing: { path: `/${locale}`, query: parseQuery(path.split('?')[1] ?? '') },
  platform: 'other',
  appLinks: null,
  features: presentFeatures,
  ...change,
})

const everyText = async (language: string, product: string): Promise<i18n> => {
  const i18n = makeI18n(language, await loadTexts(language), product)
  await Promise.all(
    Object.values(features).map((name) => withTexts(i18n, name, async () => undefined)()),
  )
  return i18n
}

/** Shows one state in the whole window, and marks the page once it is there. */
export const showState = async (box: Element, state: State, look: Look): Promise<void> => {
  const { locale, scheme } = look
  const brand = inScheme(look.brand, scheme)
  const market = marketIn(locale)
  const page = document.documentElement
  page.lang = market.language
  page.style.colorScheme = scheme
  applyBrand(brand)
  brandPage(brand)
  const i18n = await everyText(market.language, brand.name)
  const setting = state.setting({ brand, market, texts: await loadTexts(market.language) })
  const path = `/${locale}${setting.path ?? '/fare-estimate'}`
  const needs = worldOf(market, path, setting)
  const { store } = startWorld(needs, contentNeeds(market, setting.content))
  store.dispatch(mapsWanted())
  const hands: Hands = makeHands(i18n.t)
  const begin = async () => {
    await settled()
    for (const action of setting.happens ?? []) {
      await turn()
      store.dispatch(action)
    }
    if (setting.done !== undefined) {
      await settled()
      await setting.done(hands)
    }
    await complete()
    page.dataset['reached'] = reachedIn(store.getState()).join(' ')
    page.dataset['shown'] = state.name
  }
  document.title = state.title
  createRoot(box).render(
    <MemoryRouter initialEntries={[path]}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <SurroundingsContext
            value={surroundingsOf({ ...look, brand }, path, needs, setting.surroundings)}
          >
            <Begun begin={begin}>{setting.screen}</Begun>
          </SurroundingsContext>
        </I18nextProvider>
      </Provider>
    </MemoryRouter>,
  )
}
