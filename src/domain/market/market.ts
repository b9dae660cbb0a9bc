import type { AmountLook } from '../money/money.ts'
import type { NameRule } from '../person/personName.ts'
import type { PhoneRule } from '../phone/phoneRule.ts'
import type { Coordinates } from '../place/coordinates.ts'

/** A locale's address, as the first segment of every path: `en-IN`. */
export type Locale = string

/** What a country is to the product: all of it data (spec 1 §5, §9; spec 2 §5, §9). */
export type CountryRules = {
  /** The services' code of the region, as in the `country` header: `in`. */
  readonly region: string
  /** ISO 3166-1 alpha-2, upper case: what places are looked up in. */
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
  /** IANA name; times are shown in it. */
  readonly timeZone: string
  /** Minutes that its clocks are before UTC, where they are not changed any more. */
  readonly utcOffset?: number | undefined
  /** What the country's events are counted under (spec 1 §9). */
  readonly trackingId: string
  /** What the names of its estimates' events end in, where they have an end of their own (spec 1 §4). */
  readonly eventSuffix?: '-UAE' | undefined
  readonly defaultGeoRegionId: number
  readonly defaultCentre: Coordinates
}

/** A locale of the product: its region, its language and its name. */
export type LocaleRules = {
  readonly locale: Locale
  readonly region: string
  /** BCP 47 tag of the language that texts and numbers are written in. */
  readonly language: string
  /** What the locale is called in its own language: `বাংলা (বাংলাদেশ)`. */
  readonly name: string
  /** Whether estimates go on to order review, and customers log in (spec 1 §4). */
  readonly bookingFlow: boolean
  /** What amounts look like in it, of the currencies of which that is known. */
  readonly amounts?: readonly AmountLook[] | undefined
}

/** One locale with its country's rules: what a page is made for. */
export type Market = LocaleRules & {
  readonly country: CountryRules
  /** The model that a two-wheeler is booked as (spec 1 §9). */
  readonly twoWheelerId: number
  /** Whether marketing is told of a guest who got fares and gave consent (spec 2 §7). */
  readonly marketingEvent: boolean
}

/** Every locale and country of the product, as data. */
export type MarketRules = {
  readonly locales: readonly LocaleRules[]
  readonly countries: readonly CountryRules[]
  readonly twoWheelerId: number
  /** The one locale with an event of marketing's own. */
  readonly marketingLocale: Locale
  readonly defaultLocale: Locale
  /** The region of a locale that is not listed. */
  readonly otherRegion: string
}

const countryOf = (rules: MarketRules, region: string): CountryRules | null =>
  rules.countries.find((country) => country.region === region) ?? null

/**
 * The region that a locale belongs to; a locale that nobody listed belongs to the other region
 * (spec 2 §9).
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
 * The market of a listed locale, with its country's rules; null for any other text (spec 1 §1, §5).
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
 * The language of a BCP 47 tag, lower case and without its region: `tr` of `tr-TR` (spec 1 §1).
 *
 * @example
 * languageOf('tr-TR') // → 'tr'
 */
export const languageOf = (tag: string): string => tag.replace(/-.*/s, '').toLowerCase()

const sameTag = ({ locales }: MarketRules, tag: string): Locale | undefined =>
  locales.find(({ locale }) => locale.toLowerCase() === tag.toLowerCase())?.locale

/**
 * The listed locale to show (spec 1 §1, §2): the stored choice, else the best match of the wanted
 * tags in their order (exact first, then the same language), else the default. A language alone names
 * no country: where it is the default's, the default answers it.
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
      // The Emirates have a locale that is called `en`: a browser that has English does not mean them.
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
 * The path in a locale: a path that begins with a listed one is its own. One that begins with
 * another gets the best match: the same in other capitals, else a locale of its language, `otherwise`
 * before the default and that before the rest. One of no language of ours, or without a locale, gets
 * `otherwise` (spec 1 §2).
 *
 * @example
 * inLocale(markets)('/tr-TR/partners', 'en-IN') // → { locale: 'tr-TR', path: '/tr-TR/partners' }
 * inLocale(markets)('/tr/partners', 'en-IN') // → { locale: 'tr-TR', path: '/tr-TR/partners' }
 * inLocale(markets)('/fr-FR/partners', 'en-IN') // → { locale: 'en-IN', path: '/en-IN/partners' }
 */
export const inLocale =
  (rules: MarketRules) =>
  (path: string, otherwise: Locale): { readonly locale: Locale; readonly path: string } => {
    const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '')
    const listed = rules.locales.find(({ locale }) => locale === first)
    if (listed !== undefined) return { locale: listed.locale, path }
    const isLocale = localeShape.test(first)
    const kept = isLocale ? rest : [first, ...rest]
    const best = isLocale ? bestLocale(rules)(first, [first]) : otherwise
    const speaksIt = (locale: Locale) => languageOf(locale) === languageOf(first)
    const isMeant =
      best.toLowerCase() === first.toLowerCase() || (speaksIt(best) && !speaksIt(otherwise))
    const locale = isMeant ? best : otherwise
    return { locale, path: `/${[locale, ...kept].filter((s) => s !== '').join('/')}` }
  }
