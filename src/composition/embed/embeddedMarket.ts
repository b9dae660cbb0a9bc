import { bestLocale, type Market, type MarketRules, marketOf } from '../../domain/market/market.ts'

type Wanted = {
  /** ISO 3166-1 alpha-2; the empty text leaves it to the locale. */
  readonly country: string
  /** The empty text leaves it to the languages. */
  readonly locale: string
  /** BCP 47 tags, the most wanted first. */
  readonly languages: readonly string[]
}

/**
 * The market that a partner's page asks for. The country counts before the locale: whom a number
 * belongs to and what is paid in is no matter of language.
 */
export const embeddedMarket = (
  rules: MarketRules,
  { country, locale, languages }: Wanted,
): Market | null => {
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
  return marketOf(rules)(best(locale === '' ? null : locale, languages))
}
