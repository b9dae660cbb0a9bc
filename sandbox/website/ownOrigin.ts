import type { Context } from 'hono'
import type { Bindings } from '../http/calls.ts'

/** The files that contain the site's full address. */
export const addressedFiles: readonly string[] = ['sitemap.xml', 'robots.txt']

const builtOrigin = /(<loc>|href="|^Sitemap: )https?:\/\/[^/]+/gm

/** The file as if built for the origin of the request. */
export const withOrigin = (text: string, origin: string): string =>
  text.replace(builtOrigin, (_, before: string) => `${before}${origin}`)

/**
 * Whether the visitor's connection is encrypted. The server's own never is, whatever a whole address
 * says; a proxy in front of it may encrypt the visitor's.
 */
export const isEncrypted = (c: Context): boolean =>
  c.req.header('x-forwarded-proto')?.toLowerCase() === 'https'

const plainHost = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i

/**
 * The origin that the visitor sees. It is written into pages, so a host that is more than a name
 * and a port is not used.
 */
export const originAsked = (c: Context<Bindings>): string => {
  const { hostAsked } = c.env
  const host = plainHost.test(hostAsked) ? hostAsked : 'localhost'
  return `${isEncrypted(c) ? 'https' : 'http'}://${host}`
}
