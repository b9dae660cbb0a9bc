import { bestLocale, type Market, type MarketRules, marketOf } from './market.ts'

type Wanted = {
  /** ISO 3166-1 alpha-2; if empty, the locale decides. */
  readonly country: string
  /** If empty, the languages decide. */
  readonly locale: string
  /** BCP 47 tags, most wanted first. */
  readonly languages: readonly string[]
}

/**
 * The market that a partner's page asks for; null if there is none. The country counts before the
 * locale, because phone numbers and currency do not depend on the language.
 *
 * @example
 * const asked = { country: 'TR', locale: '', languages: ['en'] }
 * embeddedMarket(markets)(asked)?.locale // → 'en-TR'
 */
export const embeddedMarket =
  (rules: MarketRules) =>
  ({ country, locale, languages }: Wanted): Market | null => {
    const regions = rules.countries
      .filter(({ code }) => country === '' || code === country.toUpperCase())
      .map(({ region }) => region)
    const offered = rules.locales.filter(({ region }) => regions.includes(region))
    const [first] = offered
    if (first === undefined) return null
    const isDefaultOffered = offered.some((listed) => listed.locale === rules.defaultLocale)
    const best = bestLocale({
      ...rules,
      locales: offered,
      defaultLocale: isDefaultOffered ? rules.defaultLocale : first.locale,
    })
    return marketOf(rules)(best(locale, languages))
  }
