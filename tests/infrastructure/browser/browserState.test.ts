import { webcrypto } from 'node:crypto'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import Cookies from 'js-cookie'
import { deviceClock } from '../../../src/infrastructure/browser/clock.ts'
import { deviceIdKey, readDeviceId } from '../../../src/infrastructure/browser/deviceId.ts'
import { makeLanguageCookie } from '../../../src/infrastructure/browser/languageCookie.ts'
import { makeMintRequestId } from '../../../src/infrastructure/browser/requestId.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('a request id', () => {
  const withoutUuid = {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  }

  it.each([
    ['of a current browser', webcrypto],
    ['of a browser on plain http', withoutUuid],
  ])('%s is a random UUID, a new one each time', (_, source) => {
    const mint = makeMintRequestId(source)
    const ids = Array.from({ length: 500 }, mint)
    for (const id of ids) expect(id).toMatch(uuid)
    expect(new Set(ids).size).toBe(500)
  })

  it('uses all of the random bytes that it is given', () => {
    const filledWith = (byte: number) =>
      makeMintRequestId({ getRandomValues: (bytes) => bytes.fill(byte) })()
    expect(filledWith(0)).toBe('00000000-0000-4000-8000-000000000000')
    expect(filledWith(255)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  })
})

describe('the device id', () => {
  const mint = () => 'b0b8b4a2-3f6e-4c8e-8d0a-7c9d5e4f3a21'
  beforeEach(() => localStorage.clear())

  it('is made once and kept', () => {
    const first = readDeviceId({ storage: () => localStorage, mint })
    expect(first).toBe(mint())
    expect(readDeviceId({ storage: () => localStorage, mint: () => 'another' })).toBe(first)
  })

  it.each(['', 'short', 'with space and more', 'line\nbreak-line', 'ঢাকা-ঢাকা-ঢাকা', 'x'.repeat(65)])(
    'is replaced if %j was kept, which cannot be a header',
    (kept) => {
      localStorage.setItem(deviceIdKey, kept)
      expect(readDeviceId({ storage: () => localStorage, mint })).toBe(mint())
      expect(localStorage.getItem(deviceIdKey)).toBe(mint())
    },
  )

  it('exists even if nothing can be kept', () => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(readDeviceId({ storage: denied, mint })).toBe(mint())
    const full = { getItem: () => null, setItem: denied }
    expect(readDeviceId({ storage: () => full, mint })).toBe(mint())
  })
})

describe('the language cookie', () => {
  let written: string[] = []
  beforeEach(() => {
    Cookies.remove('language')
    written = []
    const { cookie } = Object.getOwnPropertyDescriptors(Document.prototype)
    jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      written.push(text)
      cookie?.set?.call(document, text)
    })
  })

  it('is read as it was written', () => {
    const cookie = makeLanguageCookie({ secure: false })
    expect(cookie.read()).toBeNull()
    cookie.write('bn-BD')
    expect(cookie.read()).toBe('bn-BD')
  })

  it('lasts 18144000 seconds, for the whole site', () => {
    const now = Date.parse('2026-01-31T12:00:00Z')
    jest.spyOn(Date, 'now').mockReturnValue(now)
    makeLanguageCookie({ secure: true }).write('tr-TR')
    const [text = ''] = written
    expect(text).toMatch(/^language=tr-TR; /)
    expect(text).toMatch(/; path=\/(;|$)/)
    expect(text).toMatch(/; sameSite=Lax(;|$)/i)
    expect(text).toMatch(/; secure(;|$)/)
    const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '')
    expect((expires - now) / 1000).toBe(18_144_000)
  })

  it('is not marked secure where that would drop it', () => {
    makeLanguageCookie({ secure: false }).write('tr-TR')
    expect(written[0]).not.toMatch(/secure/i)
  })

  it('is null if cookies are forbidden', () => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    jest.spyOn(document, 'cookie', 'get').mockImplementation(denied)
    jest.spyOn(document, 'cookie', 'set').mockImplementation(denied)
    const cookie = makeLanguageCookie({ secure: false })
    expect(cookie.read()).toBeNull()
    expect(() => cookie.write('en-IN')).not.toThrow()
  })
})

it('the clock tells the time of the device', () => {
  expect(Math.abs(deviceClock() - Date.now())).toBeLessThan(1000)
})
