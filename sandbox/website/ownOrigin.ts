import type { Context } from 'hono'

/** The files that name the site by its whole address. */
export const addressedFiles: readonly string[] = ['/sitemap.xml', '/robots.txt']

const builtOrigin = /(<loc>|href="|^Sitemap: )https?:\/\/[^/]+/gm

/** The file as if it had been built for the origin that it is asked from. */
export const withOrigin = (text: string, origin: string): string =>
  text.replace(builtOrigin, (_, before: string) => `${before}${origin}`)

/** The origin that a visitor sees: behind a proxy that encrypts, it is not the server's own. */
export const originAsked = (c: Context): string => {
  const { protocol, host } = new URL(c.req.url)
  const isEncrypted = protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'
  return `${isEncrypted ? 'https' : 'http'}://${host}`
}
