import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listen } from './lab.ts'

const scriptParts = [
  /<script\b[^>]*>.*?<\/script>/gs,
  /<link\b[^>]*\brel="(?:preload|modulepreload|prefetch)"[^>]*>/g,
]

/** Headers that are about one connection, or about the body as it was before. */
const ownHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'link',
  'transfer-encoding',
]

/**
 * The website once more, at another address, with every script taken out of its pages and all else as it
 * was: how fast those pages could be at best. A server, because what a browser's devtools answer with does not
 * pass the slow network.
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
  /** Taken once: how long compressing takes is nobody's business here. */
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
