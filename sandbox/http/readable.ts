import type { IncomingMessage } from 'node:http'

/** The part of an address before its path. Whoever calls a server as a proxy sends the whole address. */
const origin = /^[a-z][^:/?#]*:\/\/([^/?#]*)/i

/**
 * Prepares a request for Hono, which reads its address as a URL and refuses what is none: a host such
 * as 256.1.1.1:80, or a backslash. nginx answers both. Returns the host that was asked for: of two, that
 * of a whole address, and not the header's.
 */
export const makeReadable = (incoming: IncomingMessage): string => {
  const asked = incoming.url ?? ''
  const [before = '', host = incoming.headers.host ?? ''] = origin.exec(asked) ?? []
  const [path = '', ...query] = asked.slice(before.length).split('?')
  incoming.url = [path === '' ? '/' : path.replaceAll('\\', '%5c'), ...query].join('?')
  incoming.headers.host = 'localhost'
  return host
}
