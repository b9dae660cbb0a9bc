import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { platformOf } from '../../../src/infrastructure/browser/platform.ts'
import { anyText } from '../../domain/drawn.ts'

it.each([
  [
    'a cheap phone',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1', 5, 'ios'],
  [
    'an iPad, which calls itself a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
    5,
    'ios',
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
    0,
    'other',
  ],
  [
    'a laptop with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36',
    10,
    'other',
  ],
  ['a browser that does not say', '', 0, 'other'],
] as const)('recognises the platform of %s', (_, userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})

describe('the platform of a browser', () => {
  const around = anyText.map((text) => text.replace(/android|iphone|ipad|ipod|macintosh/gi, ''))

  it('is read from its name in any case and at any place', () => {
    const named = fc.constantFrom(
      ['Android', 'android'] as const,
      ['aNDROID', 'android'] as const,
      ['iPhone', 'ios'] as const,
      ['IPAD', 'ios'] as const,
      ['iPod', 'ios'] as const,
    )
    fc.assert(
      fc.property(
        around,
        named,
        around,
        fc.nat({ max: 10 }),
        (before, [name, platform], after, maxTouchPoints) => {
          const userAgent = `${before} ${name};${after}`
          expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
        },
      ),
    )
  })

  it('of a Mac depends on its touch points', () => {
    fc.assert(
      fc.property(around, fc.nat({ max: 10 }), (text, maxTouchPoints) => {
        const platform = maxTouchPoints > 1 ? 'ios' : 'other'
        expect(platformOf({ userAgent: `${text} Macintosh`, maxTouchPoints })).toBe(platform)
        expect(platformOf({ userAgent: text, maxTouchPoints })).toBe('other')
      }),
    )
  })
})
