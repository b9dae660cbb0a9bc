import { describe, expect, it } from '@jest/globals'
import type { FarePage } from '../../../src/domain/fare/farePage.ts'
import { fareQuery } from '../../../src/domain/fare/fareQuery.ts'
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

  it('names nothing twice', () => {
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
})
