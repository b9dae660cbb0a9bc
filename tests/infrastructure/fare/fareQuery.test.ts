import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { FarePage } from '../../../src/domain/fare/farePage.ts'
import { categoryName, type FareCategory } from '../../../src/domain/fare/serviceCategory.ts'
import { fareQuery } from '../../../src/infrastructure/fare/fareQuery.ts'
import { anyAttribution, anyPlace, anyText } from '../../domain/drawn.ts'
import { filledEnquiry } from '../../support/fares.ts'

const page: FarePage = {
  brand: 'Hathi',
  isDeviceMobile: false,
  sourceUrl: 'https://hathi.example/en-IN/fare-estimate',
  attribution: {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'diwali',
    utm_term: '',
    utm_content: 'a',
  },
}

const anyCategory = fc.constantFrom<FareCategory>('two-wheeler', 'trucks')

const anyPage: fc.Arbitrary<FarePage> = fc.record({
  brand: anyText,
  isDeviceMobile: fc.boolean(),
  sourceUrl: fc.webUrl(),
  attribution: anyAttribution,
})

describe('the fare-estimate request', () => {
  it('has exactly the parameters of the contract, all of them texts', () => {
    expect(Object.fromEntries(fareQuery(page)(filledEnquiry))).toEqual({
      from_address_landmark: 'Koramangala, Bengaluru',
      to_address_landmark: 'Whitefield, Bengaluru',
      from_address_lat: '12.935192',
      from_address_long: '77.624481',
      to_address_lat: '12.969819',
      to_address_long: '77.749972',
      customer_name: 'Kiran Rao',
      customer_mobile: '9812345678',
      user_type: '/',
      brand: 'Hathi',
      frequency: 'business',
      service_category: 'trucks',
      is_device_mobile: 'false',
      source_url: 'https://hathi.example/en-IN/fare-estimate',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'diwali',
      utm_term: '',
      utm_content: 'a',
    })
  })

  it('has no name twice', () => {
    const names = fareQuery(page)(filledEnquiry).map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('calls two-wheelers 2 wheeler, and carries the page’s brand', () => {
    const query = new Map(
      fareQuery({ ...page, brand: 'Ghoda', isDeviceMobile: true })({
        ...filledEnquiry,
        category: 'two-wheeler',
      }),
    )
    expect(query.get('service_category')).toBe('2 wheeler')
    expect(query.get('is_device_mobile')).toBe('true')
    expect(query.get('brand')).toBe('Ghoda')
  })

  it('has each name once, and degrees that read back unchanged', () => {
    fc.assert(
      fc.property(anyPage, anyPlace, anyPlace, anyCategory, (page, pickup, drop, category) => {
        const query = fareQuery(page)({ ...filledEnquiry, route: { pickup, drop }, category })
        const said = new Map(query)
        expect(said.size).toBe(query.length)
        expect(Number(said.get('from_address_lat'))).toBe(pickup.location.lat)
        expect(Number(said.get('from_address_long'))).toBe(pickup.location.lng)
        expect(Number(said.get('to_address_lat'))).toBe(drop.location.lat)
        expect(Number(said.get('to_address_long'))).toBe(drop.location.lng)
        expect(said.get('from_address_landmark')).toBe(pickup.landmark)
        expect(said.get('to_address_landmark')).toBe(drop.landmark)
        expect(said.get('brand')).toBe(page.brand)
        expect(said.get('source_url')).toBe(page.sourceUrl)
        expect(said.get('is_device_mobile')).toBe(String(page.isDeviceMobile))
        expect(said.get('service_category')).toBe(categoryName(category))
      }),
    )
  })
})
