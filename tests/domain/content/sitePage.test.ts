import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { site } from '../../../config/market/site.ts'
import { leadCodeOfPage } from '../../../src/domain/content/leadCodeOfPage.ts'
import { readsCode } from '../../../src/domain/content/readsCode.ts'
import { citiesIn, localesOf } from '../../../src/domain/content/site.ts'
import {
  announcedLocales,
  categoryOfPage,
  cityOfSlug,
  cityPageOf,
  citySlug,
  contentSlug,
  isPersonal,
  isPublic,
  localesOfPage,
  pagesAbove,
  pathOf,
  personalPages,
  publicPages,
  sitePageOf,
  spellingsOf,
} from '../../../src/domain/content/sitePage.ts'

const pageOf = sitePageOf(site)
const locales = site.markets.locales.map(({ locale }) => locale)

describe('the page of a path', () => {
  it.each([
    ['/en-IN', 'Home'],
    ['/en-IN/', 'Home'],
    ['/en-IN/home', 'Home'],
    ['/en-IN/about-us', 'About Us'],
    ['/en-IN/careers', 'Careers'],
    ['/en-IN/courier', 'Courier'],
    ['/en-IN/enterprise', 'Enterprise'],
    ['/en-IN/offers', 'Offers'],
    ['/en-IN/packers-and-movers', 'Packers And Movers'],
    ['/en-IN/partners', 'Partners'],
    ['/en-IN/services', 'Services'],
    ['/en-IN/support', 'Support'],
    ['/en-IN/tools', 'Tools'],
    ['/en-IN/trucks', 'Trucks'],
    ['/en-IN/two-wheelers', 'Two Wheelers'],
    ['/en-IN/two-wheeler', 'Two Wheelers'],
    ['/en-IN/terms-of-service', 'Terms Of Service'],
    ['/en-IN/privacy-policy', 'Privacy Policy'],
    ['/en-IN/fare-estimate', 'Fare Estimate V2'],
    ['/en-IN/fare_estimate_mob', 'Fare Estimate Result'],
    ['/en-IN/order-review', 'Order Review'],
    ['/en-IN/track-order', 'Track Order'],
    ['/en-IN/track-courier-order', 'Track Courier Order'],
    ['/en-IN/order-history', 'Order History'],
    ['/en-IN/app', 'App'],
    ['/tr-TR/About-Us/', 'About Us'],
    ['/en-IN/about%2Dus', 'About Us'],
    ['/en-IN/%61bout-%75s', 'About Us'],
    ['/en-IN/fare%5Festimate_mob', 'Fare Estimate Result'],
  ])('%s is %s', (path, name) => {
    expect(pageOf(path).name).toBe(name)
  })

  it('of two-wheelers is also found by the spelling of its city pages', () => {
    expect(pageOf('/en-IN/two-wheeler')).toEqual({ kind: 'content', name: 'Two Wheelers' })
  })

  it.each([
    ['/en-IN/city/mumbai', 'City', 'mumbai'],
    ['/en-IN/trucks/mumbai', 'Trucks In City', 'mumbai'],
    ['/en-IN/two-wheeler/delhi-ncr', 'Two Wheelers In City', 'delhi_NCR'],
    ['/en-IN/two-wheelers/delhi', 'Two Wheelers In City', 'delhi'],
    ['/tr-TR/rent-mini-trucks-in-istanbul', 'Trucks In City', 'istanbul'],
    ['/en-AE/bike-parcel-delivery-dubai', 'Two Wheelers In City', 'dubai'],
    ['/bn-BD/trucks/dhaka', 'Trucks In City', 'dhaka'],
    ['/en-IN/bike-parcel-delivery-pune', 'Two Wheelers In City', 'pune'],
    ['/en-IN/trucks/Delhi_NCR', 'Trucks In City', 'delhi_NCR'],
    ['/en-IN/trucks/delhi%20ncr', 'Trucks In City', 'delhi_NCR'],
    ['/en-IN/trucks/delhi _%20ncr', 'Trucks In City', 'delhi_NCR'],
    ['/en-IN/trucks/delhi%2Dncr', 'Trucks In City', 'delhi_NCR'],
    ['/en-IN/trucks%2Fmumbai', 'Trucks In City', 'mumbai'],
    ['/tr-TR/rent%2Dmini-trucks-in-istanbul', 'Trucks In City', 'istanbul'],
  ])('%s is %s, of %s', (path, name, key) => {
    expect(pageOf(path)).toMatchObject({ name, city: { key } })
  })

  it.each([
    '/en-IN/nowhere',
    '/en-IN/trucks/atlantis',
    '/en-IN/trucks/constructor',
    '/en-IN/trucks/__proto__',
    '/en-IN/constructor',
    '/en-IN/__proto__',
    '/en-IN/trucks/mumbai/more',
    '/en-IN/about-us/mumbai',
    '/en-IN/rent-mini-trucks-in-',
    '/en-IN/rent-mini-trucks-in-atlantis',
    '/en-IN/rent-mini-trucks-in-mumbai/more',
    '/en-IN/city',
    '/en-IN/trucks/%',
    '/en-IN/about%2Dus%',
    '/en-IN/about%252Dus',
    '/en-IN/trucks/delhi%2520ncr',
    '/en-IN/trucks/delhi%09ncr',
    '/en-AE/rent-mini-trucks-in-delhi%C2%A0ncr',
  ])('%s is Default', (path) => {
    expect(pageOf(path)).toEqual({ kind: 'default', name: 'Default' })
  })

  it('is always a named one, whatever path is typed', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, tail) => {
        expect(typeof pageOf(`/en-IN${path}/${tail}`).name).toBe('string')
      }),
    )
  })
})

describe('the path of a page', () => {
  it.each([
    ['en-IN', '/en-IN/trucks/mumbai', '/en-IN/two-wheeler/mumbai'],
    ['en', '/en/rent-mini-trucks-in-mumbai', '/en/bike-parcel-delivery-mumbai'],
    ['tr-TR', '/tr-TR/rent-mini-trucks-in-mumbai', '/tr-TR/bike-parcel-delivery-mumbai'],
  ])('of a city has the shape of %s', (locale, trucks, bikes) => {
    const paths = publicPages(site).map(pathOf(site)(locale))
    expect(paths).toContain(trucks)
    expect(paths).toContain(bikes)
    expect(paths).toContain(`/${locale}/city/mumbai`)
  })

  it('leads back to the page, in every locale, and to no other', () => {
    for (const locale of locales) {
      const paths = publicPages(site).map((page) => {
        const path = pathOf(site)(locale)(page)
        expect(pageOf(path ?? '')).toEqual(page)
        return path
      })
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it.each<[string, readonly string[]]>([
    ['/en-IN', ['/en-IN', '/en-IN/home']],
    ['/en-IN/about-us', ['/en-IN/about-us']],
    ['/en-IN/two-wheelers', ['/en-IN/two-wheelers', '/en-IN/two-wheeler']],
    ['/en-IN/order-review', ['/en-IN/order-review']],
    [
      '/en-IN/trucks/delhi-ncr',
      ['/en-IN/trucks/delhi-ncr', '/en-IN/rent-mini-trucks-in-delhi-ncr'],
    ],
    [
      '/en-IN/two-wheeler/pune',
      ['/en-IN/two-wheeler/pune', '/en-IN/two-wheelers/pune', '/en-IN/bike-parcel-delivery-pune'],
    ],
    ['/en-IN/city/pune', ['/en-IN/city/pune']],
    ['/en-IN/atlantis', []],
  ])('of the page at %s has exactly these spellings', (path, spellings) => {
    expect(spellingsOf('en-IN')(sitePageOf(site)(path))).toEqual(spellings)
  })

  it('is the locale alone for home, and null for a page that does not exist', () => {
    expect(pathOf(site)('en-AE')(pageOf('/en-AE/home'))).toBe('/en-AE')
    expect(pathOf(site)('en-AE')(pageOf('/en-AE/nowhere'))).toBeNull()
  })
})

describe('a city in links', () => {
  it('is one of twenty-six, each found by its own slug', () => {
    expect(site.cities).toHaveLength(26)
    expect(new Set(site.cities.map(citySlug)).size).toBe(26)
    for (const city of site.cities) {
      expect(cityOfSlug(site.cities)(citySlug(city))).toBe(city)
      expect(cityOfSlug(site.cities)(city.key)).toBe(city)
    }
  })
})

describe('the content slug of a page', () => {
  it('is the last part of its path, joined with the city for a city page', () => {
    expect(contentSlug(pageOf('/en-IN'))).toBe('home')
    expect(contentSlug(pageOf('/en-IN/about-us'))).toBe('about-us')
    expect(contentSlug(pageOf('/en-IN/city/mumbai'))).toBe('city-mumbai')
    expect(contentSlug(pageOf('/en-IN/trucks/delhi-ncr'))).toBe('trucks-in-delhi-ncr')
    expect(contentSlug(pageOf('/en-AE/bike-parcel-delivery-dubai'))).toBe('two-wheelers-in-dubai')
  })

  it('is null if the page has no content', () => {
    expect(contentSlug(pageOf('/en-IN/order-review'))).toBeNull()
    expect(contentSlug(pageOf('/en-IN/nowhere'))).toBeNull()
  })
})

describe('the category of a page', () => {
  it.each([
    ['/en-IN/trucks', 'trucks'],
    ['/en-IN/trucks/pune', 'trucks'],
    ['/tr-TR/bike-parcel-delivery-istanbul', 'two-wheeler'],
    ['/en-IN/two-wheelers', 'two-wheeler'],
    ['/en-IN/city/pune', null],
    ['/en-IN', null],
    ['/en-IN/nowhere', null],
  ])('%s: %s', (path, category) => {
    expect(categoryOfPage(pageOf(path))).toBe(category)
  })
})

describe('the category code of a page’s lead form', () => {
  it.each([
    ['/en-IN', 4],
    ['/en-IN/services', 4],
    ['/en-IN/courier', 6],
    ['/en-IN/packers-and-movers', 7],
    ['/en-IN/trucks', null],
    ['/en-IN/city/pune', null],
    ['/en-IN/careers', null],
    ['/en-IN/nowhere', null],
  ])('%s: %s', (path, code) => {
    expect(leadCodeOfPage(pageOf(path))).toBe(code)
  })
})

describe('the pages of a city and those above them', () => {
  it.each([
    ['/en-IN', ['Home'], 'City'],
    ['/en-IN/careers', ['Home'], 'City'],
    ['/en-IN/trucks', ['Home'], 'Trucks In City'],
    ['/en-IN/two-wheelers', ['Home'], 'Two Wheelers In City'],
    ['/en-IN/city/pune', ['Home'], 'City'],
    ['/en-IN/trucks/pune', ['Home', 'Trucks'], 'Trucks In City'],
    ['/en-IN/two-wheeler/pune', ['Home', 'Two Wheelers'], 'Two Wheelers In City'],
  ])('%s is below %j and links to the city page %s', (path, above, cityPage) => {
    expect(pagesAbove(pageOf(path))).toEqual(above)
    expect(cityPageOf(pageOf(path))).toBe(cityPage)
  })
})

describe('the category code in a page’s link', () => {
  it.each(['', '/services', '/trucks', '/city/pune', '/fare_estimate_mob', '/nowhere'])(
    'is read by a page that has a form or an estimate: /en-IN%s',
    (path) => {
      expect(readsCode(pageOf(`/en-IN${path}`))).toBe(true)
    },
  )

  it.each(['/offers', '/partners', '/about-us', '/terms-of-service'])(
    'is not read by a page that has neither: /en-IN%s',
    (path) => {
      expect(readsCode(pageOf(`/en-IN${path}`))).toBe(false)
    },
  )
})

describe('the public pages', () => {
  it.each([
    'order-review',
    'track-order',
    'track-courier-order',
    'order-history',
    'app',
    'fare_estimate_mob',
    'x',
  ])('do not include %s', (segment) => {
    const page = pageOf(`/en-IN/${segment}`)
    expect(isPublic(page)).toBe(false)
    expect(localesOfPage(site)(page)).toEqual([])
  })

  it('include the marketing, city and legal pages and the fare form', () => {
    for (const path of ['', '/about-us', '/trucks/pune', '/privacy-policy', '/fare-estimate']) {
      expect(isPublic(pageOf(`/en-IN${path}`))).toBe(true)
    }
    expect(publicPages(site)).toContainEqual(pageOf('/en-IN/fare-estimate'))
    expect(localesOfPage(site)(pageOf('/en-IN/about-us'))).toEqual(locales)
  })

  it('include no personal page, and a page that does not exist is not personal', () => {
    expect(personalPages().map(({ name }) => name)).toContain('Order History')
    for (const page of personalPages()) expect(isPublic(page)).toBe(false)
    for (const page of publicPages(site)) expect(isPersonal(page)).toBe(false)
    expect(isPersonal(pageOf('/en-IN/nowhere'))).toBe(false)
  })

  it('of a city are found in the locales of its country, those of its region first', () => {
    const localesOfCity = (slug: string) => localesOfPage(site)(pageOf(`/en-IN/trucks/${slug}`))
    expect(localesOfCity('mumbai')).toEqual(['en-IN'])
    expect(localesOfCity('dubai')).toEqual(['en-AE', 'en'])
    expect(localesOfCity('istanbul')).toEqual(['en-TR', 'tr-TR', 'en-TK'])
    expect(localesOfCity('dhaka')).toEqual(['bn-BD'])
  })

  it('are announced in those locales of theirs that are language tags', () => {
    const announced = (path: string) => announcedLocales(site)(pageOf(path))
    expect(announced('/en-IN/about-us')).toEqual(['bn-BD', 'en-AE', 'en-TR', 'tr-TR', 'en-IN'])
    expect(announced('/en-IN/trucks/dubai')).toEqual(['en-AE'])
    expect(announced('/en-IN/trucks/istanbul')).toEqual(['en-TR', 'tr-TR'])
    expect(announced('/en-IN/order-history')).toEqual([])
  })

  it('include no city for an unknown locale, and have no locale for a city of an unknown region', () => {
    expect(citiesIn(site)('fr-FR')).toEqual([])
    const [mumbai] = citiesIn(site)('en-IN')
    expect(mumbai && localesOf(site)({ ...mumbai, region: 'fr' })).toEqual([])
  })

  it('of a locale are those of the cities in its country', () => {
    const keysIn = (locale: string) => citiesIn(site)(locale).map(({ key }) => key)
    expect(keysIn('en-IN')).toHaveLength(22)
    expect(keysIn('en')).toEqual(['dubai', 'sharjah'])
    expect(keysIn('tr-TR')).toEqual(['istanbul'])
    for (const city of site.cities) {
      for (const locale of localesOf(site)(city)) expect(keysIn(locale)).toContain(city.key)
    }
  })
})
