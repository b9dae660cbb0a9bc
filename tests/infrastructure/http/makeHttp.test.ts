/**
 * Without a page, and so without a site.
 * @jest-environment node
 */

import { describe, expect, it } from '@jest/globals'
import { makeHttp } from '../../../src/infrastructure/http/makeHttp.ts'

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
})
