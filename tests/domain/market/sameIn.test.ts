import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { markets } from '../../../config/market/markets.ts'
import { inLocale } from '../../../src/domain/market/market.ts'
import { sameIn } from '../../../src/domain/market/sameIn.ts'

const locales = markets.locales.map(({ locale }) => locale)

describe('the same page in another locale', () => {
  it.each([
    ['/en-IN', '/tr-TR'],
    ['/en-IN/', '/tr-TR/'],
    ['/en-IN/fare-estimate', '/tr-TR/fare-estimate'],
    ['/en-IN/city/mumbai', '/tr-TR/city/mumbai'],
    ['/', '/tr-TR'],
    ['//evil.example/x', '/tr-TR/evil.example/x'],
  ])('%s is %s', (path, there) => {
    expect(sameIn('tr-TR')(path)).toBe(there)
  })

  it('is in that locale, and leads back to the original path', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(...locales),
        fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 }),
        (from, to, rest) => {
          const path = `/${[from, ...rest].join('/')}`
          const there = sameIn(to)(path)
          expect(inLocale(markets)(there, 'en-IN')).toEqual({ locale: to, path: there })
          expect(sameIn(from)(there)).toBe(path)
        },
      ),
    )
  })
})

it('every locale has a name of its own', () => {
  const names = markets.locales.map(({ name }) => name)
  expect(new Set(names).size).toBe(locales.length)
  expect(names).toEqual(expect.arrayContaining(['English (India)', 'বাংলা (বাংলাদেশ)', 'Türkçe']))
})
