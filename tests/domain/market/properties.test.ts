import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cities } from '../../../config/market/cities.ts'
import { markets } from '../../../config/market/markets.ts'
import { cityNameIn, cityOfGeoRegion } from '../../../src/domain/market/city.ts'
import { languageOf, marketOf, regionOf } from '../../../src/domain/market/market.ts'
import { anyLocale, anyText } from '../drawn.ts'

const anyCity = fc.constantFrom(...cities)

describe('a city', () => {
  it('is found only by its own geo region', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 80 }), (id) => {
        const city = cityOfGeoRegion(cities)(id)
        expect(city === null).toBe(!cities.some(({ geoRegionId }) => geoRegionId === id))
        if (city !== null) expect(city.geoRegionId).toBe(id)
      }),
    )
  })

  it('has its name in the language of the locale, or else its English name', () => {
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
  it('is the part of the locale before the region, in lower case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{2,3}$/), fc.string(), (language, region) => {
        expect(languageOf(language)).toBe(language.toLowerCase())
        expect(languageOf(`${language}-${region}`)).toBe(language.toLowerCase())
      }),
    )
  })
})

describe('a locale', () => {
  it('has the marketing event exactly if it is the marketing locale', () => {
    fc.assert(
      fc.property(anyLocale, anyLocale, (locale, marketingLocale) => {
        expect(marketOf({ ...markets, marketingLocale })(locale)?.marketingEvent).toBe(
          locale === marketingLocale,
        )
      }),
    )
  })

  it('has the region of its market, or the other region without one', () => {
    fc.assert(
      fc.property(fc.oneof(anyLocale, anyText), (locale) => {
        expect(regionOf(markets)(locale)).toBe(
          marketOf(markets)(locale)?.region ?? markets.otherRegion,
        )
      }),
    )
  })
})
