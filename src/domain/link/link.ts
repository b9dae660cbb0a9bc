import { formatQuery, type Query } from './query.ts'

/** A parsed link that may be followed; `site` is null on the product's own site. */
export type Link = {
  readonly site: string | null
  /** The path, from the leading slash up to the question mark. */
  readonly path: string
  readonly query: Query
}

/** The parts of a parsed link, before any check. */
export type UncheckedLink = {
  readonly scheme: string
  readonly host: string
  readonly origin: string
  readonly hasUserInfo: boolean
  readonly path: string
  readonly query: Query
}

/** A link that may not be followed. */
export type LinkError = { readonly kind: 'LinkRefused' }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

// After two slashes browsers expect a host, and they treat a backslash as a slash.
const isPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

/**
 * The link if it may be followed, otherwise null. It must use https (or http on loopback), have no user
 * info, point to our own origin or one of `allowed`, and have a path that is still a path on its own. A
 * returned link is not trusted (spec 1 §4). The scheme is checked first, because `blob:` and the like
 * borrow an origin.
 *
 * @example
 * const read: UncheckedLink = {
 *   scheme: 'https:',
 *   host: 'hathi.example',
 *   origin: 'https://hathi.example',
 *   hasUserInfo: false,
 *   path: '/en-IN/fare-estimate',
 *   query: [],
 * }
 * const allow = allowedLink('https://hathi.example', [])
 * allow(read) // → { site: null, path: '/en-IN/fare-estimate', query: [] }
 * allow({ ...read, origin: 'https://evil.example' }) // → null
 */
export const allowedLink =
  (own: string, allowed: readonly string[]) =>
  (read: UncheckedLink): Link | null => {
    const safe = read.scheme === 'https:' || (read.scheme === 'http:' && loopback.has(read.host))
    const { origin, path, query } = read
    if (!safe || read.hasUserInfo || !isPath(path)) return null
    if (origin === own) return { site: null, path, query }
    return allowed.includes(origin) ? { site: origin, path, query } : null
  }

/**
 * The link as text: a path on our own site, otherwise a whole URL (spec 1 §4).
 *
 * @example
 * formatLink({ site: null, path: '/en-IN/track-order', query: [['crn', 'A 1']] })
 * // → '/en-IN/track-order?crn=A%201'
 */
export const formatLink = ({ site, path, query }: Link): string =>
  `${site ?? ''}${path}${query.length === 0 ? '' : `?${formatQuery(query)}`}`

/**
 * A path, or an address, without the slashes at its end: for a router it is the same page (spec 1 §2). Also of
 * thousands of slashes, which anybody may write into a link: they are gone through once, from the first of them.
 *
 * @example
 * withoutSlash('/en-IN/support/') // → '/en-IN/support'
 * withoutSlash('/') // → ''
 */
export const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '')
