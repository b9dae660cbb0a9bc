import type { City } from '../market/city.ts'
import { type Locale, type LocaleRules, type MarketRules, marketOf } from '../market/market.ts'

/** The data that the website's addresses are built from. */
export type Site = {
  readonly markets: MarketRules
  readonly cities: readonly City[]
  /**
   * The locales with city pages at `/trucks/{city}`; the others use `/rent-mini-trucks-in-{city}`
   * (spec 1 §2).
   */
  readonly nestedCityLinks: readonly Locale[]
}

const countryOfRegion = ({ countries }: MarketRules, region: string): string | null =>
  countries.find((country) => country.region === region)?.code ?? null

/**
 * The cities of a locale's country, in which its visitors can send goods (spec 1 §2, spec 2 §2).
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
 * The locales in which a city has addresses: those of its country, those of its own region first
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
