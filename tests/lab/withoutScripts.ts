import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listen } from './lab.ts'

const scriptParts = [
  /<script\b[^>]*>.*?<\/script>/gs,
  /<link\b[^>]*\brel="(?:preload|modulepreload|prefetch)"[^>]*>/g,
]

/** Headers about a single connection, or about the original body. */
const ownHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'link',
  'transfer-encoding',
]

/**
 * A copy of the website at another address, unchanged except that every script is taken out of its pages: the
 * fastest that those pages could be. It needs a server, because responses from the browser's devtools bypass
 * the slow network.
 */
export const withoutScripts = async <A>(
  site: string,
  during: (url: string) => Promise<A>,
): Promise<A> => {
  const server = createServer((request, response) => {
    const answer = async () => {
      const { status, headers, body } = await plain(request.url ?? '/')
      response.writeHead(status, headers).end(body)
    }
    answer().catch((error: unknown) => {
      response.writeHead(502).end(String(error))
    })
  })

  const known = new Map<string, ReturnType<typeof take>>()
  const take = async (path: string) => {
    const answered = await fetch(new URL(path, site), { redirect: 'manual' })
    const headers: Record<string, string> = {}
    for (const [name, value] of answered.headers) {
      if (!ownHeaders.includes(name)) headers[name] = value
    }
    const isPage = (answered.headers.get('content-type') ?? '').startsWith('text/html')
    const sent = Buffer.from(await answered.arrayBuffer())
    const text = isPage
      ? scriptParts.reduce((left, part) => left.replace(part, ''), sent.toString('utf8'))
      : sent
    return {
      status: answered.status,
      headers: { ...headers, 'content-encoding': 'br' },
      body: brotliCompressSync(text),
    }
  }
  /** Cached, because the time of compressing does not matter here. */
  const plain = (path: string) => {
    const taken = known.get(path) ?? take(path)
    known.set(path, taken)
    return taken
  }

  const port = await listen(server)
  try {
    return await during(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
