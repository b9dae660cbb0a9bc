import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  allowsCallback,
  brokenQuery,
  callbackQuery,
  contactInLink,
  geoRegionOf,
  linkedCategory,
  partFareQuery,
  readResultsLink,
  resultsLink,
  routeInLink,
} from '../../../src/domain/fare/fareLink.ts'
import type { FarePage } from '../../../src/domain/fare/farePage.ts'
import { parseQuery, type Query } from '../../../src/domain/link/query.ts'
import { callback, filledEnquiry, india } from '../../support/fares.ts'

const page: FarePage = {
  brand: 'Hathi',
  isDeviceMobile: true,
  sourceUrl: 'https://hathi.example/en-IN/fare-estimate',
  attribution: {
    utm_source: 'google',
    utm_medium: '',
    utm_campaign: 'default_trucks',
    utm_term: '',
    utm_content: '',
  },
}

const results = (query: Query) =>
  resultsLink({ site: null, path: '/en-IN/fare_estimate_mob', query })(
    filledEnquiry,
    page,
    { ...callback, leadEntryCreated: true },
    'token-1',
  )

const added = {
  service_category: 'trucks',
  is_device_mobile: 'true',
  result: 'success',
  prev_callback_req_id_present: 'false',
  callback_request_id: 'cb-71',
  is_existing_cust: 'false',
  lead_entry_created: 'true',
  consent_for_callback: 'true',
  utm_source: 'google',
  utm_medium: '',
  utm_campaign: 'default_trucks',
  utm_term: '',
  utm_content: '',
  fare_estimate_token: 'token-1',
}

describe('the category that a link to fares names', () => {
  it.each([
    ['?service_category=2+wheeler', 'two-wheeler'],
    ['?service_category=trucks', 'trucks'],
    ['?service_category=2w', 'two-wheeler'],
    ['?service_category=2W', 'two-wheeler'],
    ['?service_category=TwoWheelers', 'two-wheeler'],
    ['?service_category=0', 'two-wheeler'],
    ['?service_category=Trucks', 'trucks'],
    ['?service_category=4', 'trucks'],
    ['?service_category=compact', null],
    ['?service_category=5', null],
    ['?service_category=7', null],
    ['', null],
  ])('%s: %s', (search, category) => {
    expect(linkedCategory(parseQuery(search))).toBe(category)
  })

  it.each(['two-wheeler', 'trucks'] as const)('is the one that was asked for: %s', (category) => {
    const link = resultsLink({ site: null, path: '/en-IN/fare_estimate_mob', query: [] })
    const { query } = link({ ...filledEnquiry, category }, page, callback, 'token-1')
    expect(linkedCategory(query)).toBe(category)
  })
})

describe('the consent to a callback', () => {
  it.each([
    ['?consent_for_callback=true', true],
    ['?consent_for_callback=false', false],
    ['', true],
  ])('%s lets the team call back: %s', (search, allowed) => {
    expect(allowsCallback(parseQuery(search))).toBe(allowed)
  })
})

describe('the geo region of a link', () => {
  it.each([
    ['?geo_region_id=4', 4],
    ['?geo_region_id=29&geo_region_id=1', 29],
    ['', 3],
    ['?geo_region_id=', 3],
    ['?geo_region_id=0', 3],
    ['?geo_region_id=-1', 3],
    ['?geo_region_id=4.5', 3],
    ['?geo_region_id=0x4', 3],
    ['?geo_region_id=1e1', 3],
    ['?geo_region_id=04', 3],
    ['?geo_region_id=1234567890', 3],
    ['?geo_region_id=four', 3],
    ['?geo_region_id=NaN', 3],
    ['?geo_region_id=Infinity', 3],
    ['?GEO_REGION_ID=4', 3],
  ])('%j is %d', (search, id) => {
    expect(geoRegionOf(3)(parseQuery(search))).toBe(id)
  })
})

describe('the link to the results', () => {
  it('is the returned one with the outcome, the tracking and the token added', () => {
    const link = results([['geo_region_id', '4']])
    expect(link.site).toBeNull()
    expect(link.path).toBe('/en-IN/fare_estimate_mob')
    expect(link.query[0]).toEqual(['geo_region_id', '4'])
    expect(Object.fromEntries(link.query)).toEqual({ geo_region_id: '4', ...added })
  })

  it('keeps the parameters that the returned one already has', () => {
    const own: Query = [
      ['utm_source', 'partner'],
      ['result', ''],
      ['fare_estimate_token', 'theirs'],
      ['extra', 'x'],
    ]
    const { query } = results(own)
    expect(query.slice(0, 4)).toEqual(own)
    expect(Object.fromEntries(query)).toEqual({ ...added, ...Object.fromEntries(own) })
  })

  it('never doubles a parameter', () => {
    const names = [...Object.keys(added), 'geo_region_id', 'customer_name', '__proto__']
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...names)), (carried) => {
        const own = carried.map((name) => [name, 'theirs'] as const)
        const { query } = results(own)
        const all = query.map(([name]) => name)
        expect(new Set(all).size).toBe(all.length)
        expect(query.slice(0, own.length)).toEqual(own)
        for (const name of Object.keys(added)) expect(all).toContain(name)
      }),
    )
  })

  it('has no consent parameter if nobody was asked for consent', () => {
    const { query } = resultsLink({ site: null, path: '/x', query: [] })(
      { ...filledEnquiry, consent: null },
      page,
      callback,
      't',
    )
    expect(query.map(([name]) => name)).toEqual(
      Object.keys(added).filter((name) => name !== 'consent_for_callback'),
    )
  })

  it('leads to the site of the returned one', () => {
    const site = 'https://book.hathi.example'
    expect(
      resultsLink({ site, path: '/x', query: [] })(filledEnquiry, page, callback, 't').site,
    ).toBe(site)
  })
})

describe('the parameters of a callback', () => {
  it.each([
    ['callback_request_id', { callbackRequestId: null }],
    ['result', { result: null }],
    ['prev_callback_req_id_present', { prevCallbackReqIdPresent: null }],
    ['is_existing_cust', { isExistingCust: null }],
  ])('include %s only if it is known', (name, change) => {
    const all = callbackQuery(callback)
    expect(all).toHaveLength(5)
    expect(callbackQuery({ ...callback, ...change })).toEqual(all.filter(([said]) => said !== name))
  })
})

describe('the parameters of a results link', () => {
  const personal = [
    'customer_mobile',
    'sender_mobile',
    'customer_name',
    'sender_name',
    'from_address_landmark',
    'from_address_lat',
    'from_address_long',
    'to_address_landmark',
    'to_address_lat',
    'to_address_long',
    'frequency',
  ]
  const open = [
    'geo_region_id',
    'brand',
    'is_device_mobile',
    'fare_estimate_token',
    'service_category',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'vehicle_type',
    'result',
    'prev_callback_req_id_present',
    'callback_request_id',
    'is_existing_cust',
    'lead_entry_created',
    'consent_for_callback',
  ]

  it('are taken out of the URL if they name people or places, and stay otherwise', () => {
    const query = [...open, ...personal].map((name) => [name, 'x'] as const)
    const { taken, rest } = partFareQuery(query)
    expect(taken.map(([name]) => name)).toEqual(personal)
    expect(rest.map(([name]) => name)).toEqual(open)
  })

  it('are all taken out if a name is repeated', () => {
    const { taken, rest } = partFareQuery([
      ['customer_name', 'a'],
      ['result', 'x'],
      ['customer_name', 'b'],
    ])
    expect(taken).toHaveLength(2)
    expect(rest).toEqual([['result', 'x']])
  })
})

describe('a link of results', () => {
  it.each([
    ['?fare_estimate_token=t&customer_mobile=9876543210', 't', true],
    ['?fare_estimate_token=t&customer_mobile=98765', 't', false],
    ['?fare_estimate_token=t&customer_mobile=', 't', false],
    ['?fare_estimate_token=t', 't', true],
    ['?fare_estimate_token=', null, true],
    ['?fare_estimate_token=+t%0A', 't', true],
    ['?fare_estimate_token=%20', null, true],
    ['', null, true],
  ])('%s has the token %j and is whole: %s', (search, token, isWhole) => {
    expect(readResultsLink(india.country.phone)(parseQuery(search))).toMatchObject({
      token,
      isWhole,
    })
  })

  it('is known by what names the estimate, and without a token by all of it', () => {
    const keptOf = (search: string) => readResultsLink(india.country.phone)(parseQuery(search)).kept
    const facts = parseQuery('?customer_name=Asha')
    expect(keptOf('?customer_name=Asha&result=x&fare_estimate_token=t')).toEqual([
      ...facts,
      ['fare_estimate_token', 't'],
    ])
    expect(keptOf('?customer_name=Asha&result=x')).toEqual([...facts, ['result', 'x']])
  })

  it('that is broken loses its token and what promises a call, and keeps everything else', () => {
    const query = parseQuery(
      '?result=x&fare_estimate_token=t&consent_for_callback=false&callback_request_id=42&lead_entry_created=false',
    )
    expect(brokenQuery(query)).toEqual(parseQuery('?result=x&lead_entry_created=false'))
  })

  it.each([
    ['', { name: '', mobile: '', requirement: '' }],
    ['?sender_name=Asha%2BRao', { name: 'Asha Rao', mobile: '', requirement: '' }],
    ['?sender_mobile=98765', { name: '', mobile: '98765', requirement: '' }],
    // A plus that was not encoded arrives as a space.
    ['?customer_mobile=+919876543210', { name: '', mobile: '+919876543210', requirement: '' }],
    ['?frequency=business', { name: '', mobile: '', requirement: 'business' }],
    [
      '?customer_name=&sender_name=Asha&customer_mobile=98765&sender_mobile=1',
      { name: 'Asha', mobile: '98765', requirement: '' },
    ],
    [
      '?customer_name=Asha&sender_name=Kiran&customer_mobile=&sender_mobile=1',
      { name: 'Asha', mobile: '1', requirement: '' },
    ],
  ])(
    '%s gives name, mobile and requirement of whoever asked, the first value of each',
    (search, contact) => {
      expect(contactInLink(parseQuery(search))).toEqual(contact)
    },
  )
})

describe('the contact in a link', () => {
  it('is on one line that misleads nobody, and no longer than a contact', () => {
    const long = encodeURIComponent(`Asha\u202e\nRao ${'x'.repeat(1_000)}`)
    const { name, mobile, requirement } = contactInLink(
      parseQuery(`?customer_name=${long}&customer_mobile=${long}&frequency=${long}`),
    )
    expect(name).toMatch(/^Asha Rao x{150,200}$/)
    for (const text of [mobile, requirement]) expect(text).toMatch(/^Asha Rao x{40,60}$/)
  })
})

describe('the route that a link names', () => {
  const from =
    'from_address_landmark=Koramangala&from_address_lat=12.9352&from_address_long=77.6245'
  const to = 'to_address_landmark=+Whitefield+&to_address_lat=12.9698&to_address_long=77.75'

  it('has both ends, each from its own parameters', () => {
    expect(routeInLink(parseQuery(`?${from}&${to}`))).toEqual({
      pickup: { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 } },
      drop: { landmark: 'Whitefield', location: { lat: 12.9698, lng: 77.75 } },
    })
  })

  it('has landmarks on one line that misleads nobody, of 500 characters at most', () => {
    const landmark = encodeURIComponent(`Kora\u202e\nmangala ${'x'.repeat(1_000)}`)
    const search = `?from_address_landmark=${landmark}&from_address_lat=12&from_address_long=77`
    expect(routeInLink(parseQuery(search)).pickup?.landmark).toMatch(/^Kora mangala x{400,490}$/)
  })

  it.each([
    ['no words', 'from_address_lat=12.9352&from_address_long=77.6245'],
    ['blank words', 'from_address_landmark=+&from_address_lat=12.9352&from_address_long=77.6245'],
    ['no latitude', 'from_address_landmark=Koramangala&from_address_long=77.6245'],
    ['no longitude', 'from_address_landmark=Koramangala&from_address_lat=12.9352'],
    ['no point', 'from_address_landmark=Koramangala&from_address_lat=x&from_address_long=y'],
  ])('has no end with %s', (_, search) => {
    expect(routeInLink(parseQuery(`?${search}&${to}`)).pickup).toBeNull()
  })
})
