import type { Context } from 'hono'

/** The files that name the site by its whole address. */
export const addressedFiles: readonly string[] = ['/sitemap.xml', '/robots.txt']

const builtOrigin = /(<loc>|href="|^Sitemap: )https?:\/\/[^/]+/gm

/** The file as if it had been built for the origin that it is asked from. */
export const withOrigin = (text: string, origin: string): string =>
  text.replace(builtOrigin, (_, before: string) => `${before}${origin}`)

/** Whether the visitor's connection is encrypted: behind a proxy that does it, the server's own is not. */
export const isEncrypted = (c: Context): boolean =>
  new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'

/** The origin that a visitor sees. */
export const originAsked = (c: Context): string =>
  `${isEncrypted(c) ? 'https' : 'http'}://${new URL(c.req.url).host}`
