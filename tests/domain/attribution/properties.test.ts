import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { utmNames } from '../../../src/domain/attribution/attribution.ts'
import { attributionQuery } from '../../../src/domain/attribution/attributionQuery.ts'
import { platformOf } from '../../../src/domain/attribution/platform.ts'
import { sourceLabel } from '../../../src/domain/attribution/sourceLabel.ts'
import { anyAttribution, anyText } from '../drawn.ts'

describe('where a visitor came from', () => {
  it('is forwarded as it is, each of its parameters once', () => {
    fc.assert(
      fc.property(anyAttribution, (attribution) => {
        expect(attributionQuery(attribution)).toEqual(
          utmNames.map((name) => [name, attribution[name]]),
        )
      }),
    )
  })
})

describe('where a visit counts', () => {
  it('is the website for a phone, and the desktop’s else', () => {
    fc.assert(
      fc.property(fc.boolean(), (isDeviceMobile) => {
        expect(sourceLabel(isDeviceMobile)).toBe(isDeviceMobile ? 'website' : 'desktop_web')
      }),
    )
  })
})

describe('the platform of a browser', () => {
  const around = anyText.map((text) => text.replace(/android|iphone|ipad|ipod|macintosh/gi, ''))

  it('is read from its name, in any case, wherever it stands', () => {
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
        (before, [name, platform], after, touch) => {
          expect(platformOf(`${before} ${name};${after}`, touch)).toBe(platform)
        },
      ),
    )
  })

  it('of a Mac is told by its touch points', () => {
    fc.assert(
      fc.property(around, fc.nat({ max: 10 }), (text, touch) => {
        expect(platformOf(`${text} Macintosh`, touch)).toBe(touch > 1 ? 'ios' : 'other')
        expect(platformOf(text, touch)).toBe('other')
      }),
    )
  })
})
