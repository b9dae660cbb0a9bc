import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { allowedLink, type UncheckedLink } from '../../../src/domain/link/link.ts'
import { anyQuery } from '../drawn.ts'

const own = 'https://hathi.example'
const partner = 'https://partner.example'

const anyRead: fc.Arbitrary<UncheckedLink> = fc.record({
  scheme: fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'blob:', 'ftp:', 'HTTPS:', ''),
  host: fc.constantFrom('hathi.example', 'localhost', '127.0.0.1', '[::1]', 'localhost.evil', ''),
  origin: fc.constantFrom(own, partner, 'null', 'https://hathi.example.evil', `${own}:8443`, ''),
  hasUserInfo: fc.boolean(),
  path: fc
    .tuple(fc.constantFrom('/', '/', '//', '/\\', ''), fc.webPath())
    .map(([start, path]) => start + path.replace(/^\/+/, '')),
  query: anyQuery('token'),
})

describe('any returned link', () => {
  it('is followed only over https or to this machine, without user info, to a path of a known origin', () => {
    fc.assert(
      fc.property(anyRead, (read) => {
        const isSafe =
          read.scheme === 'https:' ||
          (read.scheme === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(read.host))
        const isKnown = [own, partner].includes(read.origin)
        const link = allowedLink(own, [partner])(read)
        const isPath = read.path.startsWith('/') && !/^[/\\]/.test(read.path.slice(1))
        expect(link !== null).toBe(isSafe && isKnown && !read.hasUserInfo && isPath)
        if (link === null) return
        expect(link.site).toBe(read.origin === own ? null : partner)
        expect(link.path).toBe(read.path)
        expect(link.query).toEqual(read.query)
      }),
    )
  })

  it('leads only to the own site if no other is allowed', () => {
    fc.assert(
      fc.property(anyRead, (read) => {
        expect(allowedLink(own, [])(read)?.site ?? null).toBeNull()
      }),
    )
  })
})
