import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Whether the host has answered by itself. What it has not is asked of the site. */
type Answer = (asked: IncomingMessage, answer: ServerResponse) => boolean

/**
 * Serves a site by a host in front of it, which answers some requests in its own way. Unlike an intercepted request,
 * what comes from a host is kept in the browser's cache.
 */
export const withHostInFront = async (
  site: string,
  answersItself: Answer,
  during: (url: string) => Promise<void>,
): Promise<void> => {
  const host = createServer((asked, answer) => {
    if (answersItself(asked, answer)) return
    const forwarded = request(
      `${site}${asked.url ?? ''}`,
      { method: asked.method, headers: asked.headers },
      (given) => given.pipe(answer.writeHead(given.statusCode ?? 500, given.headers)),
    )
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  try {
    await during(`http://127.0.0.1:${String(address.port)}`)
  } finally {
    host.close()
    host.closeAllConnections()
  }
}
