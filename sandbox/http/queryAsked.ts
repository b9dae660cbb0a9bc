import type { Context } from 'hono'

/**
 * The query of a request with its question mark, as it is written; nothing if it is empty. Not read as a URL: a
 * visitor may ask for a host that is none, such as 256.1.1.1.
 */
export const queryAsked = (c: Context): string => /\?[^#]+/.exec(c.req.url)?.[0] ?? ''
