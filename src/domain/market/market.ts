import { decodedOrAsItIs } from '../link/query.ts'
import type { AmountLook } from '../money/money.ts'
import type { NameRule } from '../person/personName.ts'
import type { PhoneRule } from '../phone/phoneRule.ts'
import type { Coordinates } from '../place/coordinates.ts'

/** A locale as it appears in URLs, as the first segment of every path: `en-IN`. */
export type Locale = string

/** The product's rules for a country, all of them data (spec 1 §5, §9; spec 2 §5, §9). */
export type CountryRules = {
  /** The services' code of the region, as in the `country` header: `in`. */
  readonly region: string
  /** ISO 3166-1 alpha-2, upper case. Place searches are limited to it. */
  readonly code: string
  readonly phone: PhoneRule
  readonly name: NameRule
  readonly consent: {
    readonly shown: boolean
    readonly required: boolean
    readonly byDefault: boolean
  }
  readonly signupConsentRequired: boolean
  readonly currency: string
  /** IANA name of the time zone in which times are shown. */
  readonly timeZone: string
  /** Minutes that its clocks are ahead of UTC, if the country no longer changes its clocks. */
  readonly utcOffset?: number | undefined
  /** The id that the country's events are tracked under (spec 1 §9). */
  readonly trackingId: string
  /** The suffix of the names of its estimate events, if it has one (spec 1 §4). */
  readonly eventSuffix?: '-UAE' | undefined
  readonly defaultGeoRegionId: number
  readonly defaultCentre: Coordinates
}

/** A locale of the product: its region, its language and its name. */
export type LocaleRules = {
  readonly locale: Locale
  readonly region: string
  /** BCP 47 tag of the language in which texts and numbers are written. */
  readonly language: string
  /** The locale's name in its own language: `বাংলা (বাংলাদেশ)`. */
  readonly name: string
  /** Whether estimates lead to order review and customers can log in (spec 1 §4). */
  readonly bookingFlow: boolean
  /** How amounts look in the locale, for the currencies whose format is known ahead. */
  readonly amounts?: readonly AmountLook[] | undefined
}

/** One locale with its country's rules: what a page is built for. */
export type Market = LocaleRules & {
  readonly country: CountryRules
  /** The vehicle model that a two-wheeler is booked as (spec 1 §9). */
  readonly twoWheelerId: number
  /** Whether marketing gets an event when a guest receives fares and consents (spec 2 §7). */
  readonly marketingEvent: boolean
}

/** Every locale and country of the product, as data. */
export type MarketRules = {
  readonly locales: readonly LocaleRules[]
  readonly countries: readonly CountryRules[]
  readonly twoWheelerId: number
  /** The one locale that sends marketing's own event. */
  readonly marketingLocale: Locale
  readonly defaultLocale: Locale
  /** The region of unlisted locales. */
  readonly otherRegion: string
}

const countryOf = (rules: MarketRules, region: string): CountryRules | null =>
  rules.countries.find((country) => country.region === region) ?? null

/**
 * The region of a locale; unlisted locales belong to `otherRegion` (spec 2 §9).
 *
 * @example
 * regionOf(markets)('tr-TR') // → 'tr'
 * regionOf(markets)('fr-FR') // → 'uae'
 */
export const regionOf =
  (rules: MarketRules) =>
  (locale: string): string =>
    rules.locales.find((listed) => listed.locale === locale)?.region ?? rules.otherRegion

/**
 * The market of a listed locale, with its country's rules; null for any other text, and for a locale
 * whose region none of the countries has (spec 1 §1, §5).
 *
 * @example
 * marketOf(markets)('en-IN')?.country.currency // → 'INR'
 * marketOf(markets)('fr-FR') // → null
 */
export const marketOf =
  (rules: MarketRules) =>
  (locale: string): Market | null => {
    const listed = rules.locales.find((candidate) => candidate.locale === locale)
    if (listed === undefined) return null
    const country = countryOf(rules, listed.region)
    if (country === null) return null
    const { twoWheelerId, marketingLocale } = rules
    return { ...listed, country, twoWheelerId, marketingEvent: locale === marketingLocale }
  }

/**
 * The language of a BCP 47 tag, in lower case and without its region: `tr` for `tr-TR` (spec 1 §1).
 *
 * @example
 * languageOf('tr-TR') // → 'tr'
 */
export const languageOf = (tag: string): string => tag.replace(/[-_].*/s, '').toLowerCase()

const sameTag = ({ locales }: MarketRules, tag: string): Locale | undefined =>
  locales.find(({ locale }) => locale.toLowerCase() === tag.replace('_', '-').toLowerCase())?.locale

/**
 * The listed locale to show (spec 1 §1, §2): the stored choice, else the best match for the wanted tags
 * in their order (first exact, then by language), else the default. A tag in the default's language
 * gets the default if it names no country or has no exact match. `tr_TR`, as programs write it, is `tr-TR`.
 *
 * @example
 * bestLocale(markets)(null, ['bn', 'en']) // → 'bn-BD'
 * bestLocale(markets)('tr-TR', ['bn', 'en']) // → 'tr-TR'
 * bestLocale(markets)(null, ['fr-FR']) // → 'en-IN'
 * bestLocale(markets)(null, ['hi-IN', 'en']) // → 'en-IN'
 */
export const bestLocale =
  (rules: MarketRules) =>
  (stored: string | null, wanted: readonly string[]): Locale => {
    const kept = stored === null ? undefined : sameTag(rules, stored)
    if (kept !== undefined) return kept
    const defaultLanguage = languageOf(rules.defaultLocale)
    for (const tag of wanted) {
      // One locale of the Emirates is called `en`; a browser set to English does not mean it.
      const same = tag.toLowerCase() === defaultLanguage ? undefined : sameTag(rules, tag)
      if (same !== undefined) return same
      if (languageOf(tag) === defaultLanguage) return rules.defaultLocale
      const spoken = rules.locales.find(({ locale }) => languageOf(locale) === languageOf(tag))
      if (spoken !== undefined) return spoken.locale
    }
    return rules.defaultLocale
  }

// Two letters only: `/app` is a page, not a language.
const localeShape = /^[a-z]{2}(-[a-z]{2})?$/i

/**
 * Puts a path into a listed locale (spec 1 §2). A path that starts with a listed locale is unchanged,
 * but for further slashes before it: a router knows no page there, and a browser reads a host. If it
 * starts with another locale, of two letters or of two and two, that is replaced by the best
 * match: the same in other case, else a locale of the same language (`otherwise` first, then the
 * default, then the rest). If there is none, or the path has no locale, it gets `otherwise`. A locale may
 * be percent-encoded, as servers read it.
 *
 * @example
 * inLocale(markets)('/tr-TR/partners', 'en-IN') // → { locale: 'tr-TR', path: '/tr-TR/partners' }
 * inLocale(markets)('/tr/partners', 'en-IN') // → { locale: 'tr-TR', path: '/tr-TR/partners' }
 * inLocale(markets)('/fr-FR/partners', 'en-IN') // → { locale: 'en-IN', path: '/en-IN/partners' }
 */
export const inLocale =
  (rules: MarketRules) =>
  (path: string, otherwise: Locale): { readonly locale: Locale; readonly path: string } => {
    const segments = path.split('/').filter((segment) => segment !== '')
    const first = decodedOrAsItIs(segments[0] ?? '')
    if (rules.locales.some(({ locale }) => locale === first)) {
      return { locale: first, path: path.replace(/^\/+[^/]*/, `/${first}`) }
    }
    const isLocale = localeShape.test(first)
    const best = isLocale ? bestLocale(rules)(first, [first]) : otherwise
    const speaksIt = (locale: Locale) => languageOf(locale) === languageOf(first)
    const isMeant =
      best.toLowerCase() === first.toLowerCase() || (speaksIt(best) && !speaksIt(otherwise))
    const locale = isMeant ? best : otherwise
    return { locale, path: ['', locale, ...(isLocale ? segments.slice(1) : segments)].join('/') }
  }
