import type { Context } from 'hono'

/** The files that name the site by its whole address. */
export const addressedFiles: readonly string[] = ['sitemap.xml', 'robots.txt']

const builtOrigin = /(<loc>|href="|^Sitemap: )https?:\/\/[^/]+/gm

/** The file as if it had been built for the origin that it is asked from. */
export const withOrigin = (text: string, origin: string): string =>
  text.replace(builtOrigin, (_, before: string) => `${before}${origin}`)

/** Whether the visitor's connection is encrypted: behind a proxy that does it, the server's own is not. */
export const isEncrypted = (c: Context): boolean =>
  new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'

const plainHost = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i

/** The origin that a visitor sees. It is written into pages: of a host with more than a name and a port nothing is. */
export const originAsked = (c: Context): string => {
  const { host } = new URL(c.req.url)
  return `${isEncrypted(c) ? 'https' : 'http'}://${plainHost.test(host) ? host : 'localhost'}`
}
