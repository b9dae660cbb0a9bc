import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { askContent } from '../../../config/build/askContent.ts'

/** In milliseconds: enough for the busiest machine. */
const patience = 20_000

let close = () => {}

afterEach(() => close())

const serving = (answer: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(answer)
    close = () => {
      server.closeAllConnections()
      server.close()
    }
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve(`http://127.0.0.1:${port}/api/website-cities`)
    })
  })

describe('the build asks the content service', () => {
  it('for JSON', async () => {
    const url = await serving((_, response) => response.end('{"data":[]}'))
    expect(await askContent(url, patience)).toEqual({ data: [] })
  })

  it.each<readonly [string, RequestListener, string]>([
    [
      'refuses',
      (_, response) => response.writeHead(400).end('{"error":"unknown locale"}'),
      'answered 400: {"error":"unknown locale"}',
    ],
    ['answers with a page', (_, response) => response.end('<!doctype html>'), 'is not JSON'],
    ['breaks off', ({ socket }) => socket.destroy(), 'did not answer'],
  ])('and stops with the address and the variable if it %s', async (_, answer, said) => {
    const url = await serving(answer)
    const asked = askContent(url, patience)
    await expect(asked).rejects.toThrow(`HATHI_CONTENT_URL: ${url} ${said}`)
  })

  it('and stops with both if nothing listens there', async () => {
    const url = await serving(() => undefined)
    close()
    const asked = askContent(url, patience)
    await expect(asked).rejects.toThrow(`HATHI_CONTENT_URL: ${url} did not answer (`)
    await expect(asked).rejects.toThrow('ECONNREFUSED')
  })

  it('and waits no longer than it is told', async () => {
    const url = await serving(() => undefined)
    await expect(askContent(url, 20)).rejects.toThrow(`${url} did not answer (`)
  })
})
