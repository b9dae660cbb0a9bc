import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { utmNames } from '../../../src/domain/attribution/attribution.ts'
import { attributionQuery } from '../../../src/domain/attribution/attributionQuery.ts'
import { sourceLabel } from '../../../src/domain/attribution/sourceLabel.ts'
import { anyAttribution } from '../drawn.ts'

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
