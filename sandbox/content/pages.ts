import { decodeOwn } from '../decoding.ts'
import type { Locale } from '../http/strictRequest.ts'
import { type ContentCity, citySlug } from './cities.ts'
import { fillIn } from './fillIn.ts'
import { type CityPagesTexts, Page, type PageTexts } from './pageTexts.ts'
import type { Texts } from './texts.ts'

/** The beginnings of the slugs of a city's pages. */
const beginnings: ReadonlyArray<readonly [start: string, template: keyof CityPagesTexts]> = [
  ['city-', 'city'],
  ['trucks-in-', 'trucks'],
  ['two-wheelers-in-', 'two_wheelers'],
]

type CityPage = { readonly city: ContentCity; readonly template: keyof CityPagesTexts }

const cityPagesOf = (cities: readonly ContentCity[]): ReadonlyMap<string, CityPage> =>
  new Map(
    cities.flatMap((city) =>
      beginnings.map(([start, template]) => [`${start}${citySlug(city)}`, { city, template }]),
    ),
  )

/** A city's name in the language of the texts. */
export const cityName = (texts: Texts, city: ContentCity): string =>
  texts.cityFacts.get(citySlug(city))?.name ?? city.name

/**
 * Finds the website's page by its slug, or null if there is none. The product's name is filled in.
 */
export const makePages = (
  textsOf: (locale: Locale) => Texts,
  cities: readonly ContentCity[],
  product: string,
): ((slug: string, locale: Locale) => PageTexts | null) => {
  const cityPages = cityPagesOf(cities)
  const filled = (slug: string, page: unknown, facts: object): PageTexts =>
    decodeOwn(Page, `content: ${slug}`, fillIn(page, { ...facts, product }))
  return (slug, locale) => {
    const texts = textsOf(locale)
    const page = texts.pages.get(slug)
    if (page !== undefined) return filled(slug, page, {})
    const found = cityPages.get(slug)
    if (found === undefined) return null
    const { city, template } = found
    const facts = texts.cityFacts.get(citySlug(city))
    if (facts === undefined) return null
    const names = { city: cityName(texts, city), slug: citySlug(city) }
    return filled(slug, texts.cityPages[template], { ...facts, ...names })
  }
}
