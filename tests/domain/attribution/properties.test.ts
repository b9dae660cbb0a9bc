import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { utmNames } from '../../../src/domain/attribution/attribution.ts'
import { attributionQuery } from '../../../src/domain/attribution/attributionQuery.ts'
import { sourceLabel } from '../../../src/domain/attribution/sourceLabel.ts'
import { anyAttribution } from '../drawn.ts'

describe('the attribution of a visit', () => {
  it('is forwarded unchanged, each of its parameters once', () => {
    fc.assert(
      fc.property(anyAttribution, (attribution) => {
        expect(attributionQuery(attribution)).toEqual(
          utmNames.map((name) => [name, attribution[name]]),
        )
      }),
    )
  })
})

describe('the source label of a visit', () => {
  it('is website on a phone and desktop_web elsewhere', () => {
    fc.assert(
      fc.property(fc.boolean(), (isDeviceMobile) => {
        expect(sourceLabel(isDeviceMobile)).toBe(isDeviceMobile ? 'website' : 'desktop_web')
      }),
    )
  })
})
