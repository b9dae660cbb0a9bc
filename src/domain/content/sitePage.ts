import type { FareCategory } from '../fare/serviceCategory.ts'
import { decodedOrAsItIs } from '../link/query.ts'
import type { City } from '../market/city.ts'
import type { Locale } from '../market/market.ts'
import { localesOf, type Site } from './site.ts'

/**
 * The pages filled by the content service, with the last segment of their paths. Home's path has none
 * (spec 1 §2).
 */
const contentPages = [
  { name: 'Home', slug: 'home' },
  { name: 'About Us', slug: 'about-us' },
  { name: 'Careers', slug: 'careers' },
  { name: 'Courier', slug: 'courier' },
  { name: 'Enterprise', slug: 'enterprise' },
  { name: 'Offers', slug: 'offers' },
  { name: 'Packers And Movers', slug: 'packers-and-movers' },
  { name: 'Partners', slug: 'partners' },
  { name: 'Services', slug: 'services' },
  { name: 'Support', slug: 'support' },
  { name: 'Tools', slug: 'tools' },
  { name: 'Trucks', slug: 'trucks' },
  { name: 'Two Wheelers', slug: 'two-wheelers' },
  { name: 'Terms Of Service', slug: 'terms-of-service' },
  { name: 'Privacy Policy', slug: 'privacy-policy' },
] as const

/** The pages of estimates and orders. */
const flowPages = [
  { name: 'Fare Estimate V2', slug: 'fare-estimate' },
  { name: 'Fare Estimate Result', slug: 'fare_estimate_mob' },
  { name: 'Order Review', slug: 'order-review' },
  { name: 'Track Order', slug: 'track-order' },
  { name: 'Track Courier Order', slug: 'track-courier-order' },
  { name: 'Order History', slug: 'order-history' },
  { name: 'App', slug: 'app' },
] as const

/** The name of a page that the content service fills. */
export type ContentPageName = (typeof contentPages)[number]['name']

type CityPageRules = {
  readonly folder: string
  readonly flat: string
  readonly content: string
  readonly above: ContentPageName
}

/**
 * The pages of a city: the folder and the prefix that their paths have in the two URL shapes, the
 * prefix of their names in the content service, and the page of all cities that stands above them.
 */
const cityPages = {
  City: { folder: 'city', flat: 'city/', content: 'city-', above: 'Home' },
  'Trucks In City': {
    folder: 'trucks',
    flat: 'rent-mini-trucks-in-',
    content: 'trucks-in-',
    above: 'Trucks',
  },
  'Two Wheelers In City': {
    folder: 'two-wheeler',
    flat: 'bike-parcel-delivery-',
    content: 'two-wheelers-in-',
    above: 'Two Wheelers',
  },
} as const satisfies Readonly<Record<string, CityPageRules>>

/** The name of a page of estimates and orders. */
export type FlowPageName = (typeof flowPages)[number]['name']
/** The name of a city page. */
export type CityPageName = keyof typeof cityPages

/** A page of the website, by its name, which is the same in every locale (spec 1 §2). */
export type SitePage =
  | { readonly kind: 'content'; readonly name: ContentPageName }
  | { readonly kind: 'city'; readonly name: CityPageName; readonly city: City }
  | { readonly kind: 'flow'; readonly name: FlowPageName }
  /** The page of any unknown path. */
  | { readonly kind: 'default'; readonly name: 'Default' }

/** A page with personal data (spec 1 §2). */
export type PersonalPage = {
  readonly kind: 'flow'
  readonly name: Exclude<FlowPageName, 'Fare Estimate V2'>
}

const cityPageNames: readonly CityPageName[] = ['City', 'Trucks In City', 'Two Wheelers In City']

const nowhere: SitePage = Object.freeze({ kind: 'default', name: 'Default' })

/**
 * The slug of a city in links (spec 1 §2): `delhi-ncr`.
 *
 * @example
 * citySlug({ key: 'delhi_NCR' }) // → 'delhi-ncr'
 */
export const citySlug = ({ key }: Pick<City, 'key'>): string =>
  key.toLowerCase().replaceAll('_', '-')

/** The city of a slug in small letters, whose spaces are written as the servers know them. */
const cityAt = (cities: readonly City[], spelled: string): City | null => {
  const slug = spelled.replace(/[_ ]+/g, '-')
  return cities.find((city) => citySlug(city) === slug) ?? null
}

/**
 * The city that a slug names, whatever its capitals and however its spaces are written; null if it is
 * none of ours (spec 1 §2).
 *
 * @example
 * cityOfSlug(cities)('Delhi%20NCR')?.key // → 'delhi_NCR'
 * cityOfSlug(cities)('atlantis') // → null
 */
export const cityOfSlug =
  (cities: readonly City[]) =>
  (named: string): City | null =>
    cityAt(cities, named.toLowerCase().replace(/\s|%20/g, ' '))

// The folders of city links: the canonical ones and, for two-wheelers, a common variant.
const folders = new Map<string, CityPageName>([
  ...cityPageNames.map((name) => [cityPages[name].folder, name] as const),
  ['two-wheelers', 'Two Wheelers In City'],
])

const single = new Map<string, SitePage>([
  ...contentPages.map(
    ({ name, slug }) => [slug, Object.freeze({ kind: 'content', name })] as const,
  ),
  ...flowPages.map(({ name, slug }) => [slug, Object.freeze({ kind: 'flow', name })] as const),
  ['two-wheeler', Object.freeze({ kind: 'content', name: 'Two Wheelers' })],
])

const ofCity = (name: CityPageName | undefined, city: City | null): SitePage =>
  name === undefined || city === null ? nowhere : { kind: 'city', name, city }

const flatCityPage = (site: Site, segment: string): SitePage => {
  const name = cityPageNames.find((known) => segment.startsWith(cityPages[known].flat))
  if (name === undefined) return nowhere
  return ofCity(name, cityAt(site.cities, segment.slice(cityPages[name].flat.length)))
}

/**
 * The page of a path whose first segment is the locale; Default for an unknown path (spec 1 §2). City
 * pages are recognized in both URL shapes in every locale, so that a link still leads to its page after
 * its locale is changed. A path may be percent-encoded, as servers read it.
 *
 * @example
 * sitePageOf(site)('/en-IN/about-us') // → { kind: 'content', name: 'About Us' }
 * sitePageOf(site)('/tr-TR/rent-mini-trucks-in-istanbul').name // → 'Trucks In City'
 * sitePageOf(site)('/en-IN/atlantis') // → { kind: 'default', name: 'Default' }
 */
export const sitePageOf =
  (site: Site) =>
  (path: string): SitePage => {
    const segments = decodedOrAsItIs(path).toLowerCase().split('/')
    const [, first = 'home', second, ...rest] = segments.filter((segment) => segment !== '')
    if (rest.length > 0) return nowhere
    if (second !== undefined) return ofCity(folders.get(first), cityAt(site.cities, second))
    return single.get(first) ?? flatCityPage(site, first)
  }

const slugOfName = new Map<SitePage['name'], string>(
  [...contentPages, ...flowPages].map(({ name, slug }) => [name, slug]),
)

/** The path of a page within a locale, or null if it has none. */
const pathWithin = (page: SitePage, isNested: boolean): string | null => {
  if (page.kind !== 'city') return page.name === 'Home' ? '' : (slugOfName.get(page.name) ?? null)
  const { folder, flat } = cityPages[page.name]
  return `${isNested ? `${folder}/` : flat}${citySlug(page.city)}`
}

/**
 * The canonical path of a page in a locale (spec 1 §2): `/en-IN/trucks/mumbai`. Null for Default, which
 * has none.
 *
 * @example
 * pathOf(site)('en-IN')({ kind: 'content', name: 'About Us' }) // → '/en-IN/about-us'
 * pathOf(site)('en-IN')({ kind: 'default', name: 'Default' }) // → null
 */
export const pathOf =
  ({ nestedCityLinks }: Pick<Site, 'nestedCityLinks'>) =>
  (locale: Locale) =>
  (page: SitePage): string | null => {
    const within = pathWithin(page, nestedCityLinks.includes(locale))
    return within === null ? null : `/${locale}${within === '' ? '' : `/${within}`}`
  }

const spelledWithin = (page: SitePage): readonly string[] => {
  if (page.kind !== 'city') {
    const slugs = [...single].flatMap(([slug, { name }]) =>
      name === page.name ? [`/${slug}`] : [],
    )
    return page.name === 'Home' ? ['', ...slugs] : slugs
  }
  const city = citySlug(page.city)
  const nested = [...folders].flatMap(([folder, name]) =>
    name === page.name ? [`/${folder}/${city}`] : [],
  )
  return [...nested, `/${cityPages[page.name].flat}${city}`]
}

/**
 * Every path that a page is known by in a locale, its own among them, each once: that of a city in both shapes, and
 * what people shorten it to. Its city stands there by its slug, whose other spellings are known as well. None for
 * Default (spec 1 §2).
 *
 * @example
 * spellingsOf('en-IN')({ kind: 'content', name: 'Two Wheelers' })
 * // → ['/en-IN/two-wheelers', '/en-IN/two-wheeler']
 */
export const spellingsOf =
  (locale: Locale) =>
  (page: SitePage): readonly string[] =>
    [...new Set(spelledWithin(page))].map((within) => `/${locale}${within}`)

/**
 * The content service's name for a page (spec 2 §7): `about-us`, `trucks-in-mumbai`. Null if it has no
 * content for the page.
 *
 * @example
 * contentSlug(sitePageOf(site)('/en-IN/trucks/mumbai')) // → 'trucks-in-mumbai'
 * contentSlug(sitePageOf(site)('/en-IN/order-review')) // → null
 */
export const contentSlug = (page: SitePage): string | null => {
  switch (page.kind) {
    case 'content':
      return slugOfName.get(page.name) ?? null
    case 'city':
      return `${cityPages[page.name].content}${citySlug(page.city)}`
    case 'flow':
    case 'default':
      return null
  }
}

const categories = new Map<SitePage['name'], FareCategory>([
  ['Trucks', 'trucks'],
  ['Trucks In City', 'trucks'],
  ['Two Wheelers', 'two-wheeler'],
  ['Two Wheelers In City', 'two-wheeler'],
])

/**
 * The category that a page's fare form starts with; null if the page is about no category (spec 1 §2).
 *
 * @example
 * categoryOfPage(sitePageOf(site)('/en-IN/two-wheelers')) // → 'two-wheeler'
 * categoryOfPage(sitePageOf(site)('/en-IN/careers')) // → null
 */
export const categoryOfPage = ({ name }: SitePage): FareCategory | null =>
  categories.get(name) ?? null

/**
 * The pages on the way from home to a page, home first, without the page itself (spec 1 §2).
 *
 * @example
 * pagesAbove(sitePageOf(site)('/en-IN/trucks/pune')) // → ['Home', 'Trucks']
 * pagesAbove(sitePageOf(site)('/en-IN/trucks')) // → ['Home']
 */
export const pagesAbove = (page: SitePage): readonly ContentPageName[] => [
  ...new Set<ContentPageName>(['Home', page.kind === 'city' ? cityPages[page.name].above : 'Home']),
]

/**
 * Which of a city's pages a page leads to: its own kind, or the one that it stands above; from any
 * other page the one about the city (spec 1 §2).
 *
 * @example
 * cityPageOf(sitePageOf(site)('/en-IN/trucks')) // → 'Trucks In City'
 * cityPageOf(sitePageOf(site)('/en-IN/careers')) // → 'City'
 */
export const cityPageOf = ({ name }: SitePage): CityPageName =>
  cityPageNames.find((known) => known === name || cityPages[known].above === name) ?? 'City'

/**
 * Whether a page is public. All other pages are personal or Default (spec 1 §2).
 *
 * @example
 * isPublic(sitePageOf(site)('/en-IN/about-us')) // → true
 * isPublic(sitePageOf(site)('/en-IN/order-history')) // → false
 */
export const isPublic = (page: SitePage): boolean =>
  page.kind === 'content' || page.kind === 'city' || page.name === 'Fare Estimate V2'

/** Whether a page has personal data: it is neither public nor Default (spec 1 §2). */
export const isPersonal = (page: SitePage): page is PersonalPage =>
  page.kind === 'flow' && page.name !== 'Fare Estimate V2'

/** Every page with personal data (spec 1 §2). */
export const personalPages = (): readonly PersonalPage[] =>
  flowPages.map(({ name }): SitePage => ({ kind: 'flow', name })).filter(isPersonal)

/**
 * The locales in which a public page is available. A city page has the locales of its country, its own
 * region's first; a page that is not public has none (spec 1 §2).
 *
 * @example
 * localesOfPage(site)(sitePageOf(site)('/en-IN/trucks/istanbul')) // → ['en-TR', 'tr-TR', 'en-TK']
 * localesOfPage(site)(sitePageOf(site)('/en-IN/order-history')) // → []
 */
export const localesOfPage =
  (site: Site) =>
  (page: SitePage): readonly Locale[] => {
    if (!isPublic(page)) return []
    return page.kind === 'city'
      ? localesOf(site)(page.city)
      : site.markets.locales.map(({ locale }) => locale)
  }

/**
 * The locales of a public page that may be announced to search engines for the speakers of a language
 * in a country: those whose tag names the page's language and country correctly. `en` would cover all
 * English speakers, but belongs to one country; `en-TK` would mean Tokelau (spec 1 §1).
 *
 * @example
 * announcedLocales(site)(sitePageOf(site)('/en-IN/trucks/istanbul')) // → ['en-TR', 'tr-TR']
 */
export const announcedLocales =
  (site: Site) =>
  (page: SitePage): readonly Locale[] =>
    localesOfPage(site)(page).filter(
      (locale) =>
        locale.includes('-') && site.markets.locales.some(({ language }) => language === locale),
    )

/**
 * Every public page, whatever the locale (spec 1 §2).
 *
 * @example
 * publicPages(site)[0] // → { kind: 'content', name: 'Home' }
 */
export const publicPages = ({ cities }: Site): readonly SitePage[] => [
  ...contentPages.map(({ name }) => ({ kind: 'content', name }) as const),
  { kind: 'flow', name: 'Fare Estimate V2' },
  ...cities.flatMap((city) => cityPageNames.map((name) => ({ kind: 'city', name, city }) as const)),
]
