import type { Context } from 'hono'

/** The query of a request with its question mark, as it is written; nothing if it is empty. */
export const queryAsked = (c: Context): string => /\?[^#]+/.exec(c.req.url)?.[0] ?? ''
