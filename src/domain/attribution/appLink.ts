import type { Link } from '../link/link.ts'
import { parseQuery, type Query, withMissing } from '../link/query.ts'
import type { Locale } from '../market/market.ts'
import { type Attribution, utmNames } from './attribution.ts'

/** Where in the visit the app was requested. The paths have no queries, which may identify a person. */
export type AppLinkSource = {
  readonly landingPage: string
  readonly currentPage: string
  /** The part of the page that led to the app: `open_app_banner`. */
  readonly feature: string
}

/**
 * The app's deep link, `/app` in a locale, with the eight tracking parameters (spec 1 §7). Empty
 * parameters are left out.
 *
 * @example
 * const link = appLink('en-IN')(parseAttribution([['utm_source', 'sms']])('trucks'), {
 *   landingPage: '/en-IN',
 *   currentPage: '/en-IN/trucks',
 *   feature: 'open_app_banner',
 * })
 * link.path // → '/en-IN/app'
 * firstOf(link.query)('utm_source') // → 'sms'
 * firstOf(link.query)('feature_source') // → 'open_app_banner'
 */
export const appLink =
  (locale: Locale) =>
  (attribution: Attribution, { landingPage, currentPage, feature }: AppLinkSource): Link => {
    const tracked: Query = [
      ...utmNames.map((name) => [name, attribution[name]] as const),
      ['landing_page', landingPage],
      ['current_page', currentPage],
      ['feature_source', feature],
    ]
    return {
      site: null,
      path: `/${locale}/app`,
      query: tracked.filter(([, value]) => value !== ''),
    }
  }

const forwarded: ReadonlySet<string> = new Set([
  ...utmNames,
  'landing_page',
  'current_page',
  'feature_source',
])

/**
 * Only the tracking parameters of a deep link's query, to pass on to the app store (spec 1 §7).
 *
 * @example
 * trackingOf([['utm_source', 'sms'], ['sender_name', 'Asha']]) // → [['utm_source', 'sms']]
 */
export const trackingOf = (query: Query): Query => query.filter(([name]) => forwarded.has(name))

// Plain http only on loopback.
const storeShape =
  /^(https:\/\/[^/?#@\s]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)(\/[^?#\s]*)?(?:\?([^#\s]*))?$/

/**
 * The app's address in a store, with the tracking parameters of the deep link that led there.
 * Parameters that the address already has are kept (spec 1 §7). Null unless the address is a plain
 * https URL (or http on loopback).
 *
 * @example
 * storeLink('https://store.example/hathi')([['utm_source', 'sms']])
 * // → { site: 'https://store.example', path: '/hathi', query: [['utm_source', 'sms']] }
 * storeLink('javascript:alert(1)')([]) // → null
 */
export const storeLink =
  (address: string) =>
  (tracking: Query): Link | null => {
    // Stryker disable next-line ArrayDeclaration: what is no store's address has no parts to look at
    const [, site, path = '', search = ''] = storeShape.exec(address) ?? []
    return site === undefined
      ? null
      : { site, path, query: withMissing(parseQuery(search))(tracking) }
  }
