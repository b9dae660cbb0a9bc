/**
 * A partner's page with the fare form in it, on an origin of its own. `npm start` in one terminal,
 * then `npm run build:element && npx node examples/partner.ts` in another.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const port = 3001
const files = new Map([
  ['/', { type: 'text/html; charset=utf-8', file: path.join(import.meta.dirname, 'partner.html') }],
  [
    '/element.js',
    {
      type: 'text/javascript; charset=utf-8',
      file: path.join(import.meta.dirname, '..', 'dist', 'element', 'element.js'),
    },
  ],
])

createServer((request, response) => {
  const found = files.get(request.url ?? '/')
  if (found === undefined) {
    response.writeHead(404).end()
    return
  }
  readFile(found.file).then(
    (text) => response.writeHead(200, { 'content-type': found.type }).end(text),
    () => response.writeHead(500).end('npm run build:element first'),
  )
}).listen(port, '127.0.0.1', () => {
  console.log(`http://localhost:${port}`)
})
