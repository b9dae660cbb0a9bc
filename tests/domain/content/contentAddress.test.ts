import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { isContentAddress } from '../../../src/domain/content/contentAddress.ts'

const own = 'https://hathi.example'

describe('an address in content', () => {
  it.each([
    '/',
    '/trucks',
    '/trucks/mumbai?utm_source=card#form',
    '/sandbox/content/cities/bangalore.svg',
    'https://hathi.example',
    'https://hathi.example/',
    'https://cdn.example/a.png?v=1',
    'https://cdn.example:8443/a.png',
    'https://store.example?id=in.hathi',
    'https://store.example#hathi',
  ])('%s may be followed', (text) => {
    expect(isContentAddress(text)).toBe(true)
  })

  it.each([
    '',
    'trucks',
    'http://hathi.example',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,hello',
    'blob:https://hathi.example/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    ' /trucks',
    '/trucks\\mumbai',
    '/trucks\u0000',
    'https://cdn.example\\a.png',
    'https://cdn\u0000.example',
    'https://cdn example/',
    'https://cdn.example/a\\b.png',
    'https://cdn.example/a b.png',
    'https://cdn.example/a\u0000b.png',
    'https:/evil.example',
    'https://hathi.example@evil.example/',
    'https:///trucks',
    'https://evil.example\\@hathi.example',
    'mailto:a@b.example',
  ])('%j may not', (text) => {
    expect(isContentAddress(text)).toBe(false)
  })

  it('is read by a browser as https or as the own origin, never as anything else', () => {
    const nasty = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '\t',
          '\n',
          ' ',
          '@',
          ':',
          'https:',
          'javascript:',
          'a',
          '.',
          '?',
          '#',
          '%2f',
          '\u0000',
          '\u00a0',
          'ⓐ',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((tail) => `/${tail}`),
          nasty.map((tail) => `https://${tail}`),
        ),
        (text) => {
          if (!isContentAddress(text)) return
          const url = URL.parse(text, own)
          if (url === null) return
          expect(url.protocol).toBe('https:')
          expect(url.username).toBe('')
          if (text.startsWith('/')) expect(url.origin).toBe(own)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
