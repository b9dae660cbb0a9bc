import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Brand } from '../config/brand/brand.ts'
import { brands } from '../config/brand/brands.ts'
import { limits } from '../config/market/limits.ts'
import { markets } from '../config/market/markets.ts'
import { partners } from '../config/market/partner.ts'
import { site } from '../config/market/site.ts'
import { mountContent } from './application/content/contentFeature.ts'
import { fareEdited } from './application/fare/fareForm.slice.ts'
import { mountPartners } from './application/partner/partnerFeature.ts'
import { createStillStore } from './application/store/createAppStore.ts'
import {
  categoryOfPage,
  contentSlug,
  localesOfPage,
  pathOf,
  personalPages,
  publicPages,
  type SitePage,
  spellingsOf,
} from './domain/content/sitePage.ts'
import { type Locale, languageOf, type Market, marketOf } from './domain/market/market.ts'
import { pageQuestion } from './infrastructure/content/httpLoadPage.ts'
import { partnersSlug, readSent } from './infrastructure/content/sentContent.ts'
import { addressOf } from './infrastructure/http/callAddress.ts'
import { partnersPageQuestion } from './infrastructure/partner/httpLoadPartnersPage.ts'
import { App } from './ui/app/shell/App.tsx'
import { NavigationBridge } from './ui/app/shell/NavigationBridge.tsx'
import { NotStarted } from './ui/app/start/NotStarted.tsx'
import { OfflinePage } from './ui/app/start/OfflinePage.tsx'
import type { Surroundings } from './ui/app/surroundings.ts'
import { withTexts } from './ui/app/text/featureTexts.ts'
import { type Language, loadTexts, makeI18n } from './ui/app/text/texts.ts'
import { ContactAhead } from './ui/fare/ContactAhead.tsx'
import bnNoScript from './ui/locales/bn/noScript.json' with { type: 'json' }
import bn from './ui/locales/bn/offline.json' with { type: 'json' }
import enNoScript from './ui/locales/en/noScript.json' with { type: 'json' }
import en from './ui/locales/en/offline.json' with { type: 'json' }
import trNoScript from './ui/locales/tr/noScript.json' with { type: 'json' }
import tr from './ui/locales/tr/offline.json' with { type: 'json' }

/** A page to prerender. */
export type PageAhead = {
  readonly locale: Locale
  readonly language: string
  /** Its address; null for the page that says that nothing was found at an address. */
  readonly path: string | null
  readonly page: SitePage
}

const nowhere: SitePage = { kind: 'default', name: 'Default' }

/** Every page that has an address in a locale, and the locale's not-found page. */
export const pagesAhead: readonly PageAhead[] = markets.locales.flatMap(({ locale, language }) => {
  const listed = publicPages(site).filter((page) => localesOfPage(site)(page).includes(locale))
  return [...listed, ...personalPages(), nowhere].map((page) => ({
    locale,
    language,
    path: pathOf(site)(locale)(page),
    page,
  }))
})

/** Every spelling of an address that the website understands, in lower case. */
export const knownPaths: readonly string[] = markets.locales.flatMap(({ locale }) =>
  [...publicPages(site), ...personalPages()]
    .flatMap(spellingsOf(locale))
    .map((path) => path.toLowerCase()),
)

/** The content that a page is made from: its name, and the call that fetches it. Null for a page without. */
export const contentOf = (
  { page, locale }: PageAhead,
  product: string,
): { readonly slug: string; readonly call: string } | null => {
  const slug = contentSlug(page)
  if (slug === null) return null
  const question =
    slug === partnersSlug ? partnersPageQuestion(product, locale) : pageQuestion(slug, locale)
  return { slug, call: addressOf(question) }
}

const notYet = () => {
  throw new Error('Nothing happens while a page is made')
}

type Still = {
  readonly brand: Brand
  readonly origin: string
  readonly address: string
  /** Resolved, for the features that are there before the page is made. */
  readonly here: Promise<void>
}

/** What surrounds a page while it is made: all that it shows, and nothing that acts. */
const stillSurroundings = ({ brand, origin, address, here }: Still): Surroundings => ({
  brand,
  limits,
  origin,
  mountMap: notYet,
  mountRouteMap: notYet,
  expectPlaces: notYet,
  report: notYet,
  now: Date.now,
  locales: markets.locales,
  rememberLocale: notYet,
  flags: { isRaised: () => false, raise: notYet },
  goTo: notYet,
  shareLink: notYet,
  landing: { path: address, query: [] },
  // Only the deployment knows whether there is an app. The page leaves room for the link to it.
  appLinks: { android: '/', ios: '/' },
  platform: 'other',
  features: {
    content: () => here,
    partner: () => here,
    account: notYet,
    results: notYet,
    orders: notYet,
    booking: notYet,
    lead: notYet,
    picker: notYet,
  },
})

type Made = {
  /** The tags of the head, and what the page shows. */
  readonly head: string
  readonly body: string
}

// React renders the tags that belong in the head before everything else.
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

// Marks the tags to remove once the visitor leaves the page. A title needs none: the next page's precedes it.
const sentMark = 'data-sent=""'

const marketIn = (locale: Locale): Market => {
  const market = marketOf(markets)(locale)
  if (market === null) throw new Error(`The locale ${locale} has no country`)
  return market
}

export type Making = {
  readonly page: PageAhead
  /** The id of the brand. */
  readonly brand: string
  /** The page's content as the page carries it; null if it has none. */
  readonly sent: string | null
  readonly origin: string
}

/**
 * Prerenders a page as every visitor gets it, before anything has happened. Rejects if any part of it
 * fails, where React would render the part's fallback.
 */
export const makePage = async ({
  page: { locale, language, path, page: asked },
  brand: id,
  sent,
  origin,
}: Making): Promise<Made> => {
  const brand = brands.get(id)
  if (brand === undefined) throw new Error(`There is no brand ${id}`)
  const { store, add } = createStillStore(marketIn(locale))
  const i18n = makeI18n(language, await loadTexts(language), brand.name)
  const { page, partners: partnersPage } =
    sent === null ? { page: null, partners: null } : readSent(brand.id)(sent)
  const here = Promise.resolve()
  await withTexts(i18n, 'content', () => here)()
  add({ mount: mountContent(site, page) })
  await withTexts(i18n, 'partner', () => here)()
  add({ mount: mountPartners(partners, partnersPage) })
  // The page itself sets it once its script runs: until then the form would show another one.
  const category = categoryOfPage(asked)
  if (category !== null) store.dispatch(fareEdited({ category }))
  const address = path ?? `/${locale}/404`
  const surroundings = stillSurroundings({ brand, origin, address, here })
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <NavigationBridge attach={notYet} />
      <App store={store} firstState={store.getState()} i18n={i18n} surroundings={surroundings} />
    </StaticRouter>,
    {
      // Otherwise React sends a large part late, with an inline script that moves it into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (thrown) => {
        failures.push(thrown)
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new AggregateError(failures, `${address} could not be made`)
  const [head = ''] = headTags.exec(html) ?? []
  return { head: head.replaceAll('/>', ` ${sentMark}/>`), body: html.slice(head.length) }
}

/** Prerenders the message of every page that its scripts did not load, hidden until then. */
export const makeNotStarted = async (language: string): Promise<string> =>
  renderToStaticMarkup(<NotStarted texts={await loadTexts(language)} />)

/** Prerenders what the wide form's fields are judged by until the form's script has loaded; not visible. */
export const makeContactAhead = async (
  { locale, language }: PageAhead,
  product: string,
  script: string,
): Promise<string> => {
  const { t } = makeI18n(language, await loadTexts(language), product)
  const media = `(min-width: ${limits.desktopWidth}px)`
  return renderToStaticMarkup(
    <ContactAhead t={t} market={marketIn(locale)} script={script} media={media} />,
  )
}

const inLanguages = <Part,>(parts: Readonly<Record<Language, Part>>): ReadonlyMap<string, Part> =>
  new Map(Object.entries(parts))

const noScriptTexts = inLanguages({ bn: bnNoScript, en: enNoScript, tr: trNoScript })

/** What a visitor reads whose browser runs no scripts: they can read the page, but its form does nothing. */
export const noScriptText = (language: string, product: string): string => {
  const { text } = noScriptTexts.get(languageOf(language)) ?? enNoScript
  return text.replaceAll('{{product}}', product)
}

const offlineTexts = inLanguages({ bn, en, tr })

/** Prerenders the page for visitors who are offline: text and a link only, because no script may load. */
export const makeOfflinePage = (language: string): Made => {
  const texts = offlineTexts.get(languageOf(language)) ?? en
  return {
    head: renderToStaticMarkup(
      <>
        <title>{texts.title}</title>
        <meta name="robots" content="noindex" />
      </>,
    ),
    body: renderToStaticMarkup(<OfflinePage {...texts} />),
  }
}
