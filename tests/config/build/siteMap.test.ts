import { describe, expect, it } from '@jest/globals'
import { robots, siteMap } from '../../../config/build/siteMap.ts'
import { site } from '../../../config/market/site.ts'
import { isPublic, sitePageOf } from '../../../src/domain/content/sitePage.ts'

const origin = 'https://www.hathi.example'
const map = siteMap(origin)
const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '')
const paths = addresses.map((address) => address.slice(origin.length))

describe('the list of pages for search engines', () => {
  it('names every page once, by the origin that it is made for', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  })

  it('has the pages of every locale, and the cities of each in its own shape', () => {
    for (const { locale } of site.markets.locales) expect(paths).toContain(`/${locale}`)
    expect(paths).toContain('/en-IN/trucks/mumbai')
    expect(paths).toContain('/en-IN/two-wheeler/delhi-ncr')
    expect(paths).toContain('/en-AE/rent-mini-trucks-in-dubai')
    expect(paths).toContain('/tr-TR/bike-parcel-delivery-istanbul')
    expect(paths).toContain('/bn-BD/privacy-policy')
    expect(paths).toContain('/en-IN/fare-estimate')
  })

  it('has only pages that everybody may find, under the path that is theirs', () => {
    for (const path of paths) expect([path, isPublic(sitePageOf(site)(path))]).toEqual([path, true])
    expect(paths.filter((path) => /order|track|fare_estimate_mob|\/app$/.test(path))).toEqual([])
    expect(paths).not.toContain('/en-IN/trucks/dubai')
  })

  it('tells of each page where it is in other locales', () => {
    const about = map.split('\n').find((line) => line.includes(`<loc>${origin}/bn-BD/about-us<`))
    for (const locale of ['bn-BD', 'en-AE', 'en-TR', 'tr-TR', 'en-IN']) {
      expect(about).toContain(`hreflang="${locale}" href="${origin}/${locale}/about-us"`)
    }
    // English alone belongs to no country, and TK is the code of another one.
    expect(map).not.toMatch(/hreflang="(en|en-TK)"/)
  })

  it('needs no escaping', () => {
    expect(paths.filter((path) => !/^[\w/-]+$/.test(path))).toEqual([])
  })

  it('is where the rules for robots say that it is', () => {
    expect(robots(origin)).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  })
})
