import { firstOf, type Query } from '../link/query.ts'

/** The tracking parameters that are forwarded (spec 1 §9). */
export const utmNames = Object.freeze([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const)

/** Where a visitor came from: the five forwarded parameters and no others (spec 1 §9). */
export type Attribution = Readonly<Record<(typeof utmNames)[number], string>>

const longest = 200

const ownSource = 'website_fare_estimate_ssr'

// Our own links carry the default campaign of a category that has fares, which may be another one.
const broughtAlong = (campaign: string): string =>
  /^default_(2w|trucks)$/.test(campaign) ? '' : campaign

// Tracking values are untrusted: no control characters, limited length. The cut may halve an emoji:
// what is left of it has no encoding, and a service may refuse a whole login for it.
const cleaned = (value: string | null): string =>
  (value ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '')

/**
 * The attribution in a page's query. The source defaults to `website_fare_estimate_ssr`, the campaign
 * to `default_{category}` (spec 1 §9). Values are cut at 200 characters.
 *
 * @example
 * const seen = parseAttribution(parseQuery('?utm_medium=sms'))('trucks')
 * seen.utm_source // → 'website_fare_estimate_ssr'
 * seen.utm_medium // → 'sms'
 * seen.utm_campaign // → 'default_trucks'
 */
export const parseAttribution =
  (query: Query) =>
  (category: string): Attribution => {
    const given = (name: (typeof utmNames)[number]) => cleaned(firstOf(query)(name))
    return {
      utm_source: given('utm_source') || ownSource,
      utm_medium: given('utm_medium'),
      utm_campaign: broughtAlong(given('utm_campaign')) || `default_${category}`,
      utm_term: given('utm_term'),
      utm_content: given('utm_content'),
    }
  }
