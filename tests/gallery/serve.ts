import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..', 'out', 'gallery')

const types: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
])

/** Serves the built gallery on a free port until `during` is done. */
export const withGallery = async (during: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    // Only files of one folder are served: a path is reduced to its last segment.
    const name = pathname === '/' ? 'index.html' : path.basename(pathname)
    readFile(path.join(root, name)).then(
      (bytes) => {
        const type = types.get(path.extname(name)) ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the gallery has no port')
    await during(`http://127.0.0.1:${address.port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
