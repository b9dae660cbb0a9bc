import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cities } from '../../../config/market/cities.ts'
import { markets } from '../../../config/market/markets.ts'
import { cityNameIn, cityOfGeoRegion } from '../../../src/domain/market/city.ts'
import { languageOf, marketOf, regionOf } from '../../../src/domain/market/market.ts'
import { anyLocale, anyText } from '../drawn.ts'

const anyCity = fc.constantFrom(...cities)

describe('a city', () => {
  it('is found by its geo region, and by no number that is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 80 }), (id) => {
        const city = cityOfGeoRegion(cities)(id)
        expect(city === null).toBe(!cities.some(({ geoRegionId }) => geoRegionId === id))
        if (city !== null) expect(city.geoRegionId).toBe(id)
      }),
    )
  })

  it('is called what its language calls it, and by its English name else', () => {
    const tag = fc.constantFrom('en', 'en-IN', 'bn-BD', 'tr-TR', 'TR-tr', 'bn', 'ar-AE')
    fc.assert(
      fc.property(anyCity, tag, (city, of) => {
        const own = city.localNames.find(([language]) => of.toLowerCase().startsWith(language))
        expect(cityNameIn(of)(city)).toBe(own?.[1] ?? city.name)
      }),
    )
  })
})

describe('a language', () => {
  it('is what stands before the region, in small letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{2,3}$/), fc.string(), (language, region) => {
        expect(languageOf(language)).toBe(language.toLowerCase())
        expect(languageOf(`${language}-${region}`)).toBe(language.toLowerCase())
      }),
    )
  })
})

describe('a locale', () => {
  it('has an event of marketing’s own if it is the one that has', () => {
    fc.assert(
      fc.property(anyLocale, anyLocale, (locale, marketingLocale) => {
        expect(marketOf({ ...markets, marketingLocale })(locale)?.marketingEvent).toBe(
          locale === marketingLocale,
        )
      }),
    )
  })

  it('belongs to the region of its market, and to the other region where it is none', () => {
    fc.assert(
      fc.property(fc.oneof(anyLocale, anyText), (locale) => {
        expect(regionOf(markets)(locale)).toBe(
          marketOf(markets)(locale)?.region ?? markets.otherRegion,
        )
      }),
    )
  })
})
