import { describe, expect, it } from '@jest/globals'
import { markets } from '../../../config/market/markets.ts'
import { embeddedMarket } from '../../../src/domain/market/embeddedMarket.ts'

const marketFor = (country: string, locale: string, languages: readonly string[]) => {
  const market = embeddedMarket(markets)({ country, locale, languages })
  return market === null ? null : [market.country.code, market.locale]
}

describe('the market of an element', () => {
  it.each([
    ['en', ['en']],
    ['EN', ['EN', 'en-AE']],
    ['en-GB', ['en-GB', 'en']],
    ['none', ['', 'en']],
    ['none, and nor does the visitor', ['']],
    ['fr', ['fr', 'de']],
  ])('is India if nobody names a country and the page’s language is %s', (_, languages) => {
    expect(marketFor('', '', languages)).toEqual(['IN', 'en-IN'])
  })

  it.each([
    ['en-AE', ['AE', 'en-AE']],
    ['bn', ['BD', 'bn-BD']],
    ['tr', ['TR', 'tr-TR']],
    ['en_AE', ['AE', 'en-AE']],
  ])('is that of the page’s language: %s', (language, market) => {
    expect(marketFor('', '', [language, 'en-IN'])).toEqual(market)
  })

  it('is that of the given locale, whatever the language', () => {
    expect(marketFor('', 'en', ['en-IN'])).toEqual(['AE', 'en'])
    expect(marketFor('', 'tr-TR', ['en'])).toEqual(['TR', 'tr-TR'])
  })

  it('is that of the given country, whatever the locale and the language', () => {
    expect(marketFor('tr', 'en-IN', ['en'])).toEqual(['TR', 'en-TR'])
    expect(marketFor('AE', '', ['en'])).toEqual(['AE', 'en'])
    expect(marketFor('IN', '', ['tr'])).toEqual(['IN', 'en-IN'])
    expect(marketFor('FR', '', ['en'])).toBeNull()
  })
})
