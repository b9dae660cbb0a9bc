/**
 * Without a page, and so without a site.
 * @jest-environment node
 */

import { createServer } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { makeHttp } from '../../../src/infrastructure/http/makeHttp.ts'

/** What a server is asked for by a call to `/orders` at its address, with this after it. */
const askedAt = async (end: string): Promise<readonly (string | undefined)[]> => {
  const asked: Array<string | undefined> = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await makeAt(`http://127.0.0.1:${port}${end}`)().get({ path: '/orders', answer: t.unknown })()
  await new Promise((resolve) => server.close(resolve))
  return asked
}

const makeAt = (baseUrl: string) => () =>
  makeHttp({
    baseUrl,
    deadline: 1_000,
    headers: {},
    isOnline: () => true,
    report: () => undefined,
  })

describe('the address of a service', () => {
  it.each([
    'localhost:3000',
    'api.hathi.example',
    'ftp://hathi.example',
    'http://local host:3000',
    '/sandbox/order',
    '',
  ])('is refused as soon as it is given if no call can be sent to it: %p', (baseUrl) => {
    expect(makeAt(baseUrl)).toThrow(
      new TypeError(
        `makeHttp: no call can be sent to the baseUrl "${baseUrl}". It begins with http:// or https://, or in a browser with a slash.`,
      ),
    )
  })

  it.each(['http://localhost:3000', 'https://api.hathi.example/v2'])(
    'is that of a website: %p',
    (baseUrl) => {
      expect(makeAt(baseUrl)).not.toThrow()
    },
  )

  it.each([
    ['', '/orders'],
    ['/', '/orders'],
    ['/v2', '/v2/orders'],
    ['/v2/', '/v2/orders'],
  ])('may end with a slash, which is none of a path: %p', async (end, path) => {
    expect(await askedAt(end)).toEqual([path])
  })
})
