import type { City } from '../market/city.ts'
import { type Locale, type LocaleRules, type MarketRules, marketOf } from '../market/market.ts'

/** What the addresses of the website are made from: all of it data. */
export type Site = {
  readonly markets: MarketRules
  readonly cities: readonly City[]
  /** The locales whose city pages are `/trucks/{city}`; the others have `/rent-mini-trucks-in-{city}` (spec 1 §2). */
  readonly nestedCityLinks: readonly Locale[]
}

const countryOfRegion = ({ countries }: MarketRules, region: string): string | null =>
  countries.find((country) => country.region === region)?.code ?? null

/**
 * The cities of the country that a locale belongs to: what its visitors can send goods in (spec 1
 * §2, spec 2 §2).
 *
 * @example
 * citiesIn(site)('tr-TR').map(({ key }) => key) // → ['istanbul']
 */
export const citiesIn =
  ({ markets, cities }: Site) =>
  (locale: Locale): readonly City[] => {
    const code = marketOf(markets)(locale)?.country.code
    return cities.filter(({ region }) => countryOfRegion(markets, region) === code)
  }

/**
 * The locales in which a city's addresses are found: those of its country, its own region's first
 * (spec 1 §2).
 *
 * @example
 * const [istanbul] = citiesIn(site)('tr-TR')
 * istanbul && localesOf(site)(istanbul) // → ['en-TR', 'tr-TR', 'en-TK']
 */
export const localesOf =
  ({ markets }: Site) =>
  ({ region }: City): readonly Locale[] => {
    const code = countryOfRegion(markets, region)
    const ofCountry = markets.locales.filter(
      (rules) => countryOfRegion(markets, rules.region) === code,
    )
    const isOwn = (rules: LocaleRules): boolean => rules.region === region
    return [...ofCountry.filter(isOwn), ...ofCountry.filter((rules) => !isOwn(rules))].map(
      ({ locale }) => locale,
    )
  }
