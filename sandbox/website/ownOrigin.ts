import type { Context } from 'hono'

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

// Not read as a URL: a visitor may ask for a host that is none, such as 256.1.1.1.
const asked = /^\w+:\/\/([^/?#]*)/

const plainHost = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i

/**
 * The origin that the visitor sees. It is written into pages, so a host that is more than a name
 * and a port is not used.
 */
export const originAsked = (c: Context): string => {
  const [, host = ''] = asked.exec(c.req.url) ?? []
  return `${isEncrypted(c) ? 'https' : 'http'}://${plainHost.test(host) ? host : 'localhost'}`
}
