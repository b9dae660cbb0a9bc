import type { FareCategory } from '../fare/serviceCategory.ts'
import type { City } from '../market/city.ts'
import type { Locale } from '../market/market.ts'
import { localesOf, type Site } from './site.ts'

/** The pages that content fills, and the last segment of their paths; home has none (spec 1 §2). */
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

/**
 * The pages of a city: the folder and the start that their paths have in the two shapes, and the
 * start of what the content service calls them.
 */
const cityPages = {
  City: { folder: 'city', flat: 'city/', content: 'city-' },
  'Trucks In City': { folder: 'trucks', flat: 'rent-mini-trucks-in-', content: 'trucks-in-' },
  'Two Wheelers In City': {
    folder: 'two-wheeler',
    flat: 'bike-parcel-delivery-',
    content: 'two-wheelers-in-',
  },
} as const

/** What the pages that content fills are called. */
export type ContentPageName = (typeof contentPages)[number]['name']
/** What the pages of estimates and orders are called. */
export type FlowPageName = (typeof flowPages)[number]['name']
/** What the pages of a city are called. */
export type CityPageName = keyof typeof cityPages

/** A page of the website by the name that it has whatever the locale (spec 1 §2). */
export type SitePage =
  | { readonly kind: 'content'; readonly name: ContentPageName }
  | { readonly kind: 'city'; readonly name: CityPageName; readonly city: City }
  | { readonly kind: 'flow'; readonly name: FlowPageName }
  /** What any unknown path maps to. */
  | { readonly kind: 'default'; readonly name: 'Default' }

/** A page that says something about somebody (spec 1 §2). */
export type PersonalPage = {
  readonly kind: 'flow'
  readonly name: Exclude<FlowPageName, 'Fare Estimate V2'>
}

const cityPageNames: readonly CityPageName[] = ['City', 'Trucks In City', 'Two Wheelers In City']

const nowhere: SitePage = Object.freeze({ kind: 'default', name: 'Default' })

/**
 * A city as links spell it (spec 1 §2): `delhi-ncr`.
 *
 * @example
 * citySlug({ key: 'delhi_NCR' }) // → 'delhi-ncr'
 */
export const citySlug = ({ key }: Pick<City, 'key'>): string =>
  key.toLowerCase().replaceAll('_', '-')

/**
 * The city that a link names, in whatever spelling of its spaces and capitals; null for no city of
 * ours (spec 1 §2).
 *
 * @example
 * cityOfSlug(cities)('Delhi%20NCR')?.key // → 'delhi_NCR'
 * cityOfSlug(cities)('atlantis') // → null
 */
export const cityOfSlug =
  (cities: readonly City[]) =>
  (named: string): City | null => {
    const slug = named.toLowerCase().replace(/(?:[_\s]|%20)+/g, '-')
    return cities.find((city) => citySlug(city) === slug) ?? null
  }

// What people shorten a city's link to.
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
  return ofCity(name, cityOfSlug(site.cities)(segment.slice(cityPages[name].flat.length)))
}

/**
 * The page of a path, whose first segment is the locale; an unknown path's is Default (spec 1 §2).
 * City pages are known in both shapes in every locale, so that a link keeps its page when the
 * locale in it is changed.
 *
 * @example
 * sitePageOf(site)('/en-IN/about-us') // → { kind: 'content', name: 'About Us' }
 * sitePageOf(site)('/tr-TR/rent-mini-trucks-in-istanbul').name // → 'Trucks In City'
 * sitePageOf(site)('/en-IN/atlantis') // → { kind: 'default', name: 'Default' }
 */
export const sitePageOf =
  (site: Site) =>
  (path: string): SitePage => {
    const [, ...segments] = path.split('/').filter((segment) => segment !== '')
    const [first = 'home', second, ...rest] = segments.map((segment) => segment.toLowerCase())
    if (rest.length > 0) return nowhere
    if (second !== undefined) return ofCity(folders.get(first), cityOfSlug(site.cities)(second))
    return single.get(first) ?? flatCityPage(site, first)
  }

const slugOfName = new Map<SitePage['name'], string>(
  [...contentPages, ...flowPages].map(({ name, slug }) => [name, slug]),
)

/** The path of a page within a locale, or null for one that has none. */
const pathWithin = (page: SitePage, isNested: boolean): string | null => {
  if (page.kind !== 'city') return page.name === 'Home' ? '' : (slugOfName.get(page.name) ?? null)
  const { folder, flat } = cityPages[page.name]
  return `${isNested ? `${folder}/` : flat}${citySlug(page.city)}`
}

/**
 * The one path that a page has in a locale (spec 1 §2): `/en-IN/trucks/mumbai`. Null for Default,
 * which has none.
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

/**
 * What the content service calls a page (spec 2 §7): `about-us`, `trucks-in-mumbai`. Null for a
 * page that it has nothing of.
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
 * The category that a page's fare form starts with; null where the page is about none (spec 1 §2).
 *
 * @example
 * categoryOfPage(sitePageOf(site)('/en-IN/two-wheelers')) // → 'two-wheeler'
 * categoryOfPage(sitePageOf(site)('/en-IN/careers')) // → null
 */
export const categoryOfPage = ({ name }: SitePage): FareCategory | null =>
  categories.get(name) ?? null

/**
 * Whether a page stands for everybody to find: the rest says something about somebody, or is
 * nothing (spec 1 §2).
 *
 * @example
 * isPublic(sitePageOf(site)('/en-IN/about-us')) // → true
 * isPublic(sitePageOf(site)('/en-IN/order-history')) // → false
 */
export const isPublic = (page: SitePage): boolean =>
  page.kind === 'content' || page.kind === 'city' || page.name === 'Fare Estimate V2'

/** Whether a page says something about somebody: neither public nor nothing (spec 1 §2). */
export const isPersonal = (page: SitePage): page is PersonalPage =>
  page.kind === 'flow' && page.name !== 'Fare Estimate V2'

/** Every page that says something about somebody (spec 1 §2). */
export const personalPages = (): readonly PersonalPage[] =>
  flowPages.map(({ name }): SitePage => ({ kind: 'flow', name })).filter(isPersonal)

/**
 * The locales that a public page is to be found in: a city's are those of its country, its own
 * first; none for a page that is not public (spec 1 §2).
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
 * The locales of a public page that a search engine may send the speakers of a language in a country to: those
 * whose tag says both as the page does. `en` would be everybody who speaks English, and is a country's; `en-TK`
 * would be Tokelau (spec 1 §1).
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
 * Every page that stands for everybody to find, whatever the locale (spec 1 §2).
 *
 * @example
 * publicPages(site)[0] // → { kind: 'content', name: 'Home' }
 */
export const publicPages = ({ cities }: Site): readonly SitePage[] => [
  ...contentPages.map(({ name }) => ({ kind: 'content', name }) as const),
  { kind: 'flow', name: 'Fare Estimate V2' },
  ...cities.flatMap((city) => cityPageNames.map((name) => ({ kind: 'city', name, city }) as const)),
]
