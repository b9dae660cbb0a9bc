import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { site } from '../../../config/market/site.ts'
import { isQuotedIn } from '../../../src/domain/content/isQuotedIn.ts'
import { citiesIn } from '../../../src/domain/content/site.ts'
import { marketIn } from '../../support/fares.ts'
import { anyLocale } from '../drawn.ts'

const isQuotedInIndia = isQuotedIn(site)(marketIn('en-IN'))
const faresIn = (currencies: readonly string[]) =>
  currencies.map((currency) => ({ fare: { value: 310, currency } }))

const bengaluru = 3
const dubai = 559
const ofNoCity = 9999

describe('an estimate', () => {
  it.each([
    [bengaluru, ['INR', 'INR'], true],
    [bengaluru, [], true],
    [bengaluru, ['INR', 'AED'], false],
    [dubai, ['INR'], false],
    [dubai, [], false],
    [ofNoCity, ['INR'], true],
    [ofNoCity, ['AED'], false],
  ])('of the region %i with fares in %j is India’s: %j', (geoRegionId, currencies, isThere) => {
    expect(isQuotedInIndia({ geoRegionId, vehicles: faresIn(currencies) })).toBe(isThere)
  })

  it('belongs to one country, even if all countries share a currency', () => {
    const shared = { ...site.markets }
    const countries = shared.countries.map((country) => ({ ...country, currency: 'EUR' }))
    const union = { ...site, markets: { ...shared, countries } }
    const quoted = fc.constantFrom(...site.cities.filter(({ geoRegionId }) => geoRegionId !== null))
    fc.assert(
      fc.property(quoted, anyLocale, (city, locale) => {
        const { country } = marketIn(locale)
        const isThere = isQuotedIn(union)({ locale, country: { ...country, currency: 'EUR' } })
        const estimate = { geoRegionId: city.geoRegionId ?? ofNoCity, vehicles: faresIn(['EUR']) }
        expect(isThere(estimate)).toBe(citiesIn(site)(locale).includes(city))
      }),
    )
  })
})
