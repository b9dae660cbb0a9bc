import type { FareEnquiry } from '../../../src/domain/fare/fareForm.ts'
import { fareQuery } from '../../../src/domain/fare/fareQuery.ts'
import type { Query } from '../../../src/domain/link/query.ts'
import { unknownDetails } from '../../../src/domain/place/address.ts'

export const koramangalaToWhitefield: FareEnquiry = {
  route: {
    pickup: {
      landmark: 'Koramangala, Bengaluru',
      location: { lat: 12.935192, lng: 77.624481 },
      details: unknownDetails,
    },
    drop: {
      landmark: 'Whitefield, Bengaluru',
      location: { lat: 12.969819, lng: 77.749972 },
      details: unknownDetails,
    },
  },
  asker: 'guest',
  contact: { name: 'Kiran Rao', mobile: '9812345678', requirement: 'business' },
  consent: true,
  category: 'trucks',
}

export const queryOf = (enquiry: FareEnquiry): Query =>
  fareQuery({
    brand: 'Hathi',
    isDeviceMobile: true,
    sourceUrl: 'https://hathi.example/en-IN/fare-estimate',
    attribution: {
      utm_source: 'website_fare_estimate_ssr',
      utm_medium: '',
      utm_campaign: 'default_trucks',
      utm_term: '',
      utm_content: '',
    },
  })(enquiry)

/** The query with one value changed. */
export const withValue = (query: Query, name: string, value: string): Query =>
  query.map(([key, old]) => [key, key === name ? value : old])
