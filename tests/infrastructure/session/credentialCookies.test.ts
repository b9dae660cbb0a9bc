import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import Cookies from 'js-cookie'
import type { KeptCustomer } from '../../../src/application/session/credentials.port.ts'
import {
  type CredentialCookiesNeeds,
  makeCredentialCookies,
} from '../../../src/infrastructure/session/credentialCookies.ts'

const asha: KeptCustomer = {
  authToken: 'token-of-asha',
  mobile: '9876543210',
  requirement: 'business',
}
const ravi: KeptCustomer = {
  authToken: 'token;of=ravi %',
  mobile: '9812345678',
  requirement: 'personal',
}
const week = 7 * 86_400

const open = (needs: Partial<CredentialCookiesNeeds> = {}) =>
  makeCredentialCookies({ secure: false, noteDeparture: () => undefined, ...needs })

const inherited = () => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')

/** Replaces the reading or the writing of the browser's cookies. */
const withCookies = (change: { get?: () => string; set?: (text: string) => void }) => {
  Object.defineProperty(document, 'cookie', { ...inherited(), configurable: true, ...change })
}

const writeCookie = (text: string): void => inherited()?.set?.call(document, text)

describe('the credentials of this browser', () => {
  let written: string[] = []
  beforeEach(() => {
    written = []
    withCookies({
      set: (text) => {
        written.push(text)
        writeCookie(text)
      },
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'cookie')
    Cookies.remove('auth-token')
    Cookies.remove('mobile')
    Cookies.remove('requirement')
  })

  it('are read as they were kept, by another tab, too', () => {
    const cookies = open()
    expect(cookies.read()).toBeNull()
    cookies.keep(asha)
    expect(cookies.read()).toEqual(asha)
    expect(open().read()).toEqual(asha)
    cookies.keep(ravi)
    expect(cookies.read()).toEqual(ravi)
  })

  it('are two cookies of the whole site that last seven days, beside the requirement', () => {
    open({ secure: true }).keep(asha)
    expect(written).toHaveLength(3)
    expect(written[0]).toMatch(/^auth-token=token-of-asha; /)
    expect(written[1]).toMatch(/^mobile=9876543210; /)
    expect(written[2]).toMatch(/^requirement=business; /)
    for (const text of written) {
      expect(text).toMatch(/; path=\/(;|$)/)
      expect(text).toMatch(/; sameSite=Lax(;|$)/i)
      expect(text).toMatch(/; secure(;|$)/)
      const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '')
      expect(Math.abs((expires - Date.now()) / 1000 - week)).toBeLessThan(5)
    }
  })

  it('are not marked secure where that would drop them', () => {
    open().keep(asha)
    expect(written.join()).not.toMatch(/secure/i)
  })

  it.each(['auth-token', 'mobile'])('are null without the cookie %s', (name) => {
    const cookies = open()
    cookies.keep(asha)
    Cookies.remove(name)
    expect(cookies.read()).toBeNull()
    writeCookie(`${name}=`)
    expect(cookies.read()).toBeNull()
  })

  it.each(['', 'requirement=<script>', 'requirement=house_shift'])(
    'have no requirement if its cookie is missing or invalid: %s',
    (text) => {
      const cookies = open()
      cookies.keep(asha)
      Cookies.remove('requirement')
      writeCookie(text)
      expect(cookies.read()).toEqual({ ...asha, requirement: null })
    },
  )

  it('replace the requirement of the customer before, even if the new one has named none', () => {
    const cookies = open()
    cookies.keep(asha)
    cookies.keep({ ...ravi, requirement: null })
    expect(Cookies.get('requirement')).toBeUndefined()
    expect(cookies.read()).toEqual({ ...ravi, requirement: null })
    cookies.keep(ravi)
    expect(Cookies.get('requirement')).toBe('personal')
  })

  it('are gone for every tab once they are forgotten', () => {
    const cookies = open()
    cookies.keep(asha)
    cookies.forget('refused')
    expect(cookies.read()).toBeNull()
    expect(document.cookie).toBe('')
  })

  it('note a departure if their customer has left, and only then', () => {
    const noted: string[] = []
    const cookies = open({ noteDeparture: () => void noted.push('departure') })
    for (const why of ['refused', 'unconfirmed'] as const) {
      cookies.keep(asha)
      cookies.forget(why)
    }
    expect(noted).toEqual([])
    cookies.keep(asha)
    cookies.forget('left')
    expect(noted).toEqual(['departure'])
  })

  it('follow what another tab keeps or forgets', () => {
    const here = open()
    const there = open()
    here.keep(asha)
    there.keep(ravi)
    expect(here.read()).toEqual(ravi)
    there.forget('left')
    expect(here.read()).toBeNull()
  })

  it('last as long as the page if cookies are forbidden', () => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    withCookies({ get: denied, set: denied })
    const cookies = open()
    expect(cookies.read()).toBeNull()
    cookies.keep(asha)
    expect(cookies.read()).toEqual(asha)
    expect(open().read()).toBeNull()
    cookies.forget('refused')
    expect(cookies.read()).toBeNull()
  })

  it('last as long as the page if cookies are dropped silently', () => {
    withCookies({ set: () => undefined })
    const cookies = open()
    cookies.keep(asha)
    expect(cookies.read()).toEqual(asha)
  })
})
