import { describe, expect, it } from '@jest/globals'
import { isWithin } from '../../../src/domain/link/isWithin.ts'
import { allowedLink, formatLink, type UncheckedLink } from '../../../src/domain/link/link.ts'

const own = 'https://hathi.example'
const partner = 'https://book.hathi.example'

const read: UncheckedLink = {
  scheme: 'https:',
  host: 'hathi.example',
  origin: own,
  hasUserInfo: false,
  path: '/en-IN/fare_estimate_mob',
  query: [['geo_region_id', '3']],
}
const allowed = allowedLink(own, [partner])

describe('a link', () => {
  it('of the own site is a path', () => {
    expect(allowed(read)).toEqual({ site: null, path: read.path, query: read.query })
  })

  it('of an allowed site keeps that site', () => {
    expect(allowed({ ...read, host: 'book.hathi.example', origin: partner })).toEqual({
      site: partner,
      path: read.path,
      query: read.query,
    })
  })

  it.each<[string, Partial<UncheckedLink>]>([
    ['another site', { host: 'evil.example', origin: 'https://evil.example' }],
    ['a site of a similar name', { host: 'xhathi.example', origin: 'https://xhathi.example' }],
    ['another port', { origin: `${own}:8443` }],
    ['a name or a password', { hasUserInfo: true }],
    ['http', { scheme: 'http:', origin: 'http://hathi.example' }],
    ['a scheme that borrows the origin', { scheme: 'blob:' }],
    ['a script', { scheme: 'javascript:', host: '', origin: 'null' }],
    ['a path that is another host’s once it stands alone', { path: '//evil.example/x' }],
    ['a path that browsers take for one', { path: '/\\evil.example/x' }],
    ['a path without its first slash', { path: 'evil.example/x' }],
    ['no path', { path: '' }],
    ['a file', { scheme: 'file:', host: '', origin: 'null' }],
  ])('with %s is refused', (_, change) => {
    expect(allowed({ ...read, ...change })).toBeNull()
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])('may be plain http on %s', (host) => {
    const origin = `http://${host}:3000`
    const local = { ...read, scheme: 'http:', host, origin }
    expect(allowedLink(origin, [])(local)).toEqual({
      site: null,
      path: read.path,
      query: read.query,
    })
    expect(allowed(local)).toBeNull()
    expect(allowedLink(origin, [])({ ...local, hasUserInfo: true })).toBeNull()
  })

  it('is refused for every other site if none is listed', () => {
    expect(allowedLink(own, [])({ ...read, origin: partner })).toBeNull()
    expect(allowedLink(own, [])({ ...read, origin: 'null' })).toBeNull()
  })
})

describe('the pages of a locale', () => {
  it.each([
    ['/en-IN', null, true],
    ['/en-IN/support', null, true],
    ['/en-IN/support', own, false],
    ['/en-IN-x/support', null, false],
    ['/EN-IN/support', null, false],
    ['/tr-TR/en-IN', null, false],
    ['/support', null, false],
    ['/', null, false],
  ])('have %s at the site %s among them: %s', (path, site, isOne) => {
    expect(isWithin('en-IN')({ site, path })).toBe(isOne)
  })
})

describe('the address of a link', () => {
  it('is a path on the own site, else a whole URL', () => {
    expect(formatLink({ site: null, path: '/en-IN', query: [] })).toBe('/en-IN')
    expect(formatLink({ site: partner, path: '/x', query: [['a b', 'c&d']] })).toBe(
      'https://book.hathi.example/x?a%20b=c%26d',
    )
  })
})
