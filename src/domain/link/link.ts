import { formatQuery, type Query } from './query.ts'

/** A link that has been read and may be followed: `site` is null on the product's own site. */
export type Link = {
  readonly site: string | null
  /** From the leading slash to the question mark. */
  readonly path: string
  readonly query: Query
}

/** What a reader of links found in a text before anything is allowed. */
export type ReadLink = {
  readonly scheme: string
  readonly host: string
  readonly origin: string
  readonly hasUserInfo: boolean
  readonly path: string
  readonly query: Query
}

export type LinkError = { readonly kind: 'LinkRefused' }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The link, if it may be followed: https (http on loopback), no user info, and the own origin or
 * one of `allowed`. The scheme is asked first, because `blob:` and its like borrow an origin.
 */
export const allowedLink =
  (own: string, allowed: readonly string[]) =>
  (read: ReadLink): Link | null => {
    const safe = read.scheme === 'https:' || (read.scheme === 'http:' && loopback.has(read.host))
    if (!safe || read.hasUserInfo) return null
    const { origin, path, query } = read
    if (origin === own) return { site: null, path, query }
    return allowed.includes(origin) ? { site: origin, path, query } : null
  }

/** The address to go to: a path on the own site, else a whole URL. */
export const formatLink = ({ site, path, query }: Link): string =>
  `${site ?? ''}${path}${query.length === 0 ? '' : `?${formatQuery(query)}`}`
