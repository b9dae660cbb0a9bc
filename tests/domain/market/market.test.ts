import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cities } from '../../../config/market/cities.ts'
import { markets } from '../../../config/market/markets.ts'
import { cityNameIn, cityOfGeoRegion } from '../../../src/domain/market/city.ts'
import {
  bestLocale,
  inLocale,
  type MarketRules,
  marketOf,
  regionOf,
} from '../../../src/domain/market/market.ts'
import { metresBetween } from '../../../src/domain/place/coordinates.ts'

const locales = markets.locales.map(({ locale }) => locale)

describe('the region of a locale', () => {
  it.each([
    ['bn-BD', 'bd'],
    ['en-AE', 'ae'],
    ['en-TR', 'tr'],
    ['tr-TR', 'tr'],
    ['en-TK', 'tr'],
    ['en-IN', 'in'],
    ['en', 'uae'],
    ['fr-FR', 'uae'],
    ['', 'uae'],
    ['constructor', 'uae'],
    ['__proto__', 'uae'],
  ])('%j is %s', (locale, region) => {
    expect(regionOf(markets)(locale)).toBe(region)
  })
})

describe('a market', () => {
  it.each([
    ['en', 'uae', 'AE', 'AED', 'Asia/Dubai'],
    ['bn-BD', 'bd', 'BD', 'BDT', 'Asia/Dhaka'],
    ['en-AE', 'ae', 'AE', 'AED', 'Asia/Dubai'],
    ['en-TR', 'tr', 'TR', 'TRY', 'Europe/Istanbul'],
    ['tr-TR', 'tr', 'TR', 'TRY', 'Europe/Istanbul'],
    ['en-TK', 'tr', 'TR', 'TRY', 'Europe/Istanbul'],
    ['en-IN', 'in', 'IN', 'INR', 'Asia/Kolkata'],
  ])('of %s has the rules of its country', (locale, region, code, currency, timeZone) => {
    expect(marketOf(markets)(locale)).toMatchObject({
      locale,
      region,
      country: { region, code, currency, timeZone },
      twoWheelerId: markets.twoWheelerId,
    })
  })

  it('has the booking flow in en-IN only', () => {
    const booking = locales.filter((locale) => marketOf(markets)(locale)?.bookingFlow === true)
    expect(booking).toEqual(['en-IN'])
  })

  it('shows consent in India and Türkiye, requires it only in Türkiye, and presumes it everywhere', () => {
    const consents = new Map(
      markets.countries.map(({ region, consent }) => [region, consent] as const),
    )
    expect(consents.get('in')).toEqual({ shown: true, required: false, byDefault: true })
    expect(consents.get('tr')).toEqual({ shown: true, required: true, byDefault: true })
    for (const region of ['ae', 'uae', 'bd']) {
      expect(consents.get(region)).toEqual({ shown: false, required: false, byDefault: true })
    }
  })

  it('requires consent at signup in Türkiye only', () => {
    const required = markets.countries.filter(({ signupConsentRequired }) => signupConsentRequired)
    expect(required.map(({ region }) => region)).toEqual(['tr'])
  })

  it('is null for a locale that is not listed, or whose country is not', () => {
    for (const text of ['fr-FR', '', 'EN-IN', 'toString', '__proto__']) {
      expect(marketOf(markets)(text)).toBeNull()
    }
    expect(marketOf({ ...markets, countries: [] })('en-IN')).toBeNull()
  })
})

describe('the locale to show', () => {
  const best = bestLocale(markets)

  it.each([
    [null, [], 'en-IN'],
    [null, ['en-IN', 'en'], 'en-IN'],
    [null, ['bn-BD'], 'bn-BD'],
    [null, ['BN-bd'], 'bn-BD'],
    [null, ['bn-IN', 'bn'], 'bn-BD'],
    [null, ['tr'], 'tr-TR'],
    [null, ['en-AE'], 'en-AE'],
    [null, ['en-US', 'en'], 'en-IN'],
    [null, ['en-GB'], 'en-IN'],
    [null, ['en'], 'en-IN'],
    [null, ['EN', 'en-AE'], 'en-IN'],
    [null, ['hi-IN', 'en'], 'en-IN'],
    [null, ['hi-IN', 'en-US'], 'en-IN'],
    [null, ['hi-IN', 'bn-BD', 'en-US'], 'bn-BD'],
    [null, ['fr-FR', 'de'], 'en-IN'],
    [null, ['', '-', '*'], 'en-IN'],
    ['tr-TR', ['en-IN'], 'tr-TR'],
    ['EN-ae', ['en-IN'], 'en-AE'],
    ['en', ['en-IN'], 'en'],
    // Its language is en-TR, which is another locale.
    ['en-TK', ['en-IN'], 'en-TK'],
    [null, ['EN-tk'], 'en-TK'],
    ['fr-FR', ['bn-BD'], 'bn-BD'],
    ['__proto__', ['constructor'], 'en-IN'],
    ['', [], 'en-IN'],
    // As programs write it.
    [null, ['tr_TR'], 'tr-TR'],
    [null, ['en_AE', 'en'], 'en-AE'],
    [null, ['en_US.UTF-8', 'bn'], 'en-IN'],
    [null, ['tr_CY'], 'tr-TR'],
    ['tr_TR', ['en-IN'], 'tr-TR'],
  ])('with %j stored and %j wanted is %s', (stored, wanted, locale) => {
    expect(best(stored, wanted)).toBe(locale)
  })

  it('is always one of the product’s', () => {
    const tag = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(...locales, 'hi', 'en-GB'))
    fc.assert(
      fc.property(fc.option(tag), fc.array(tag), (stored, wanted) => {
        expect(locales).toContain(best(stored, wanted))
      }),
    )
  })

  it('falls back to the default locale of the given rules', () => {
    const rules: MarketRules = { ...markets, defaultLocale: 'tr-TR' }
    expect(bestLocale(rules)(null, ['fr'])).toBe('tr-TR')
    expect(bestLocale(rules)(null, ['tr-CY'])).toBe('tr-TR')
  })
})

describe('a path', () => {
  const placed = (path: string) => inLocale(markets)(path, 'en-IN')

  it.each([
    ['/en-AE/fare-estimate', 'en-AE', '/en-AE/fare-estimate'],
    ['/en', 'en', '/en'],
    ['/bn-BD/', 'bn-BD', '/bn-BD/'],
    ['//en-IN/track-order', 'en-IN', '/en-IN/track-order'],
    ['///en-IN', 'en-IN', '/en-IN'],
    ['en-IN/track-order', 'en-IN', 'en-IN/track-order'],
    ['/', 'en-IN', '/en-IN'],
    ['', 'en-IN', '/en-IN'],
    ['/fare-estimate', 'en-IN', '/en-IN/fare-estimate'],
    ['/trucks/bangalore', 'en-IN', '/en-IN/trucks/bangalore'],
    ['/fr-FR/fare-estimate', 'en-IN', '/en-IN/fare-estimate'],
    ['/fr', 'en-IN', '/en-IN'],
    ['/az-AZ/trucks', 'en-IN', '/en-IN/trucks'],
    ['/zu-ZA', 'en-IN', '/en-IN'],
    ['/tr/partners', 'tr-TR', '/tr-TR/partners'],
    ['/TR-tr/partners', 'tr-TR', '/tr-TR/partners'],
    ['/bn-IN', 'bn-BD', '/bn-BD'],
    ['/EN/trucks', 'en', '/en/trucks'],
    ['/EN-ae/trucks', 'en-AE', '/en-AE/trucks'],
    ['/en-GB', 'en-IN', '/en-IN'],
    ['/app', 'en-IN', '/en-IN/app'],
    ['/en-route', 'en-IN', '/en-IN/en-route'],
    ['/order-review', 'en-IN', '/en-IN/order-review'],
    ['/two-wheeler/kochi', 'en-IN', '/en-IN/two-wheeler/kochi'],
    ['//evil.example/x', 'en-IN', '/en-IN/evil.example/x'],
    ['/__proto__', 'en-IN', '/en-IN/__proto__'],
    ['/tr%2DTR/about-us', 'tr-TR', '/tr-TR/about-us'],
    ['//%65n-AE/trucks%2Fx', 'en-AE', '/en-AE/trucks%2Fx'],
    ['/TR%2dtr/a%20b', 'tr-TR', '/tr-TR/a%20b'],
    ['/%74r', 'tr-TR', '/tr-TR'],
    ['/%', 'en-IN', '/en-IN/%'],
    ['/%2F%2Fevil.example', 'en-IN', '/en-IN/%2F%2Fevil.example'],
  ])('%j is in the locale %s: %s', (path, locale, inIt) => {
    expect(placed(path)).toEqual({ locale, path: inIt })
  })

  it.each([
    ['en-AE', '/en-GB/support', 'en-AE'],
    ['tr-TR', '/en-GB/support', 'en-IN'],
    ['en-TK', '/tr', 'tr-TR'],
    ['tr-TR', '/fr', 'tr-TR'],
  ])('of a visitor whose fallback is %s is, for %s, in %s', (otherwise, path, locale) => {
    expect(inLocale(markets)(path, otherwise).locale).toBe(locale)
  })

  it('that is in a locale already does not change', () => {
    const segment = fc.oneof(fc.stringMatching(/^[a-z0-9_-]{0,12}$/), fc.constantFrom(...locales))
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const once = placed(`/${segments.join('/')}`)
        expect(placed(once.path)).toEqual(once)
        expect(locales).toContain(once.locale)
      }),
    )
  })
})

describe('a geo region', () => {
  it.each([
    [1, 'mumbai'],
    [2, 'delhi_NCR'],
    [3, 'bangalore'],
    [4, 'hyderabad'],
    [5, 'chennai'],
    [6, 'ahmedabad'],
    [7, 'jaipur'],
    [8, 'pune'],
    [9, 'kolkata'],
    [10, 'surat'],
    [11, 'lucknow'],
    [12, 'coimbatore'],
    [13, 'indore'],
    [14, 'nagpur'],
    [15, 'chandigarh'],
    [16, 'vadodara'],
    [17, 'ludhiana'],
    [18, 'kochi'],
    [19, 'nashik'],
    [29, 'visakhapatnam'],
    [30, 'kanpur'],
  ])('%d is %s', (id, key) => {
    expect(cityOfGeoRegion(cities)(id)).toMatchObject({ key, geoRegionId: id, region: 'in' })
  })

  it('that no city has belongs to none', () => {
    for (const id of [0, 20, 28, -1, 3.5, Number.NaN]) {
      expect(cityOfGeoRegion(cities)(id)).toBeNull()
    }
  })

  it('of some city is the default of every country', () => {
    for (const { region, defaultGeoRegionId } of markets.countries) {
      const { region: home } = cityOfGeoRegion(cities)(defaultGeoRegionId) ?? { region: null }
      expect(home).toBe(region === 'uae' ? 'ae' : region)
    }
  })

  it('has its centre within a metre of where its country’s searches and maps start', () => {
    for (const { defaultCentre, defaultGeoRegionId } of markets.countries) {
      const city = cityOfGeoRegion(cities)(defaultGeoRegionId)
      expect(city && metresBetween(city.centre, defaultCentre)).toBeLessThan(1)
    }
  })
})

describe('the name of a city', () => {
  const istanbul = cities.find(({ key }) => key === 'istanbul')
  it.each([
    ['en-TR', 'Istanbul'],
    ['tr-TR', 'İstanbul'],
    ['tr', 'İstanbul'],
    ['bn-BD', 'Istanbul'],
  ])('in %s is %s', (tag, name) => {
    expect(istanbul === undefined ? null : cityNameIn(tag)(istanbul)).toBe(name)
  })
})
