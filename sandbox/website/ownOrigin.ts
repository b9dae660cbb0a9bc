import type { Context } from 'hono'

/** The files that contain the site's full address. */
export const addressedFiles: readonly string[] = ['sitemap.xml', 'robots.txt']

const builtOrigin = /(<loc>|href="|^Sitemap: )https?:\/\/[^/]+/gm

/** The file as if built for the origin of the request. */
export const withOrigin = (text: string, origin: string): string =>
  text.replace(builtOrigin, (_, before: string) => `${before}${origin}`)

// Not read as a URL: a visitor may ask for a host that is none, such as 256.1.1.1.
const asked = /^(\w+):\/\/([^/?#]*)/

const askedOf = (c: Context): { readonly scheme: string; readonly host: string } => {
  const [, scheme = '', host = ''] = asked.exec(c.req.url) ?? []
  return { scheme, host }
}

/**
 * Whether the visitor's connection is encrypted. A proxy may encrypt it, while the server's own
 * connection is plain.
 */
export const isEncrypted = (c: Context): boolean =>
  askedOf(c).scheme === 'https' || c.req.header('x-forwarded-proto') === 'https'

const plainHost = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i

/**
 * The origin that the visitor sees. It is written into pages, so a host that is more than a name
 * and a port is not used.
 */
export const originAsked = (c: Context): string => {
  const { host } = askedOf(c)
  return `${isEncrypted(c) ? 'https' : 'http'}://${plainHost.test(host) ? host : 'localhost'}`
}
