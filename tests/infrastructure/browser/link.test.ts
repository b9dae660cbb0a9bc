import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { formatLink } from '../../../src/domain/link/link.ts'
import { makeReadLink } from '../../../src/infrastructure/browser/link.ts'

const page = 'https://hathi.example/en-IN/fare-estimate?utm_source=x'
const partner = 'https://book.hathi.example'
const read = makeReadLink({ here: () => page, allowed: [partner] })
const own = new URL(page).origin

describe('a link that is followed', () => {
  it.each([
    [
      '/en-IN/fare_estimate_mob?geo_region_id=3',
      '/en-IN/fare_estimate_mob?geo_region_id=3',
      'a path of the site',
    ],
    ['fare_estimate_mob?a=1', '/en-IN/fare_estimate_mob?a=1', 'a path beside the page'],
    ['https://hathi.example/x?a=1', '/x?a=1', 'the site by its whole address'],
    ['HTTPS://HATHI.EXAMPLE/x', '/x', 'the site in capitals'],
    ['//hathi.example/x', '/x', 'the site without its scheme'],
    [`${partner}/x?a=b%20c`, `${partner}/x?a=b%20c`, 'an allowed origin'],
    ['?a=1', '/en-IN/fare-estimate?a=1', 'the page with another query'],
    ['/x?a=1&a=2#top', '/x?a=1&a=2', 'a path with a repeated parameter'],
    ['/x?a=100%', '/x?a=100%25', 'a path with a stray percent sign'],
    ['/a/../b', '/b', 'a path that goes up'],
    // Without slashes, a URL with the page's own scheme is a path; browsers read it like that, too.
    ['https:evil.example', '/en-IN/evil.example', 'a path that looks like a host'],
    ['https:/evil.example', '/evil.example', 'a path that looks like a host'],
  ])('%s becomes %s: %s', (text, address) => {
    const link = read(text)
    expect(E.isRight(link) && formatLink(link.right)).toBe(address)
  })

  it('may be plain http only on the local machine', () => {
    const local = makeReadLink({ here: () => 'http://localhost:3000/', allowed: [] })
    expect(E.isRight(local('/en-IN'))).toBe(true)
    const lan = makeReadLink({ here: () => 'http://192.168.1.7:3000/', allowed: [] })
    expect(lan('/en-IN')).toEqual(E.left({ kind: 'LinkRefused' }))
  })
})

const hostile: readonly string[] = [
  '',
  ' ',
  '\t\n',
  'https://evil.example/',
  'http://evil.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'ht\ntps://evil.example',
  'https://hathi.example@evil.example/',
  'https://hathi.example:pw@evil.example/',
  'https://user@hathi.example/',
  'https://user:pw@hathi.example/',
  'https://:pw@hathi.example/',
  'https://evil.example\\@hathi.example/',
  'https://hathi.example.evil.example/',
  'https://hathi.example%2eevil.example/',
  'https://hathi.example%40evil.example/',
  'https://evil.example#@hathi.example/',
  'https://evil.example?@hathi.example/',
  'https://xhathi.example/',
  'https://hathi.example:8443/',
  'http://hathi.example/',
  'ftp://hathi.example/',
  'ws://hathi.example/',
  'https://sub.hathi.example/',
  'https://book.hathi.example.evil.example/',
  'https://book.hathi.example:444/',
  'http://book.hathi.example/',
  'https://hathi。example.evil.example/',
  'https://һathi.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://hathi.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://hathi.example/1b2c',
  'blob:https://evil.example/1b2c',
  'filesystem:https://hathi.example/temporary/x',
  'about:blank',
  'file:///etc/passwd',
  'view-source:https://hathi.example/',
  'intent://hathi.example/#Intent;scheme=https;end',
  'tel:+919812345678',
  'mailto:a@hathi.example',
  'https://hathi.example//evil.example',
  'https://hathi.example/\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://',
  'https://[',
  'https://hathi.example:99999/',
  'https://%/',
  'http://[::1',
]

describe('a hostile link', () => {
  it.each(hostile)('%j is refused', (text) => {
    expect(read(text)).toEqual(E.left({ kind: 'LinkRefused' }))
  })

  it('is refused on a page without an address', () => {
    const nowhere = makeReadLink({ here: () => 'about:blank', allowed: [] })
    expect(nowhere('/x')).toEqual(E.left({ kind: 'LinkRefused' }))
    expect(nowhere('data:text/html,x')).toEqual(E.left({ kind: 'LinkRefused' }))
  })
})

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '\\',
    '//',
    ':',
    '@',
    '?',
    '#',
    '.',
    '..',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '%2f',
    '%5c',
    '%00',
    'https:',
    'http:',
    'javascript:',
    'blob:',
    'data:',
    'hathi.example',
    'evil.example',
    'localhost',
    '[::1]',
    '127.0.0.1',
    ':443',
    '\u3002',
    '\uff0f',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
)

it('any link that is followed leads to an allowed origin', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const link = read(pieces.join(''))
      if (E.isLeft(link)) return
      const target = new URL(formatLink(link.right), page)
      expect([own, partner]).toContain(target.origin)
      expect(target.protocol).toBe('https:')
      expect(target.username + target.password).toBe('')
      expect(link.right.path).not.toMatch(/^\/[/\\]/)
    }),
    { numRuns: 5000 },
  )
})
