import type { Link } from '../link/link.ts'
import { parseQuery, type Query, withMissing } from '../link/query.ts'
import type { Locale } from '../market/market.ts'
import { type Attribution, utmNames } from './attribution.ts'

/** Where in the visit the app was asked for: paths without their queries, which may say who somebody is. */
export type AppLinkSource = {
  readonly landingPage: string
  readonly currentPage: string
  /** What on the page led to the app: `open_app_banner`. */
  readonly feature: string
}

/**
 * The app's deep link, `/app` in a locale, with the eight tracking parameters (spec 1 §7). One that
 * says nothing is left out.
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
 * The tracking parameters of a deep link, for the store that it leads to; nothing else of its query
 * (spec 1 §7).
 *
 * @example
 * trackingOf([['utm_source', 'sms'], ['sender_name', 'Asha']]) // → [['utm_source', 'sms']]
 */
export const trackingOf = (query: Query): Query => query.filter(([name]) => forwarded.has(name))

// Unencrypted only where nothing leaves the machine.
const storeShape =
  /^(https:\/\/[^/?#@\s]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(\/[^?#\s]*)?(?:\?([^#\s]*))?$/

/**
 * Where a store has the app, with the tracking of the deep link that led here; what the address
 * carries already is kept (spec 1 §7). Null for an address that is not a plain https one (http on
 * loopback).
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
