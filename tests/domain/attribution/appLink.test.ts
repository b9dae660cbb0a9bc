import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { appLink, storeLink, trackingOf } from '../../../src/domain/attribution/appLink.ts'
import { parseAttribution } from '../../../src/domain/attribution/attribution.ts'
import { formatLink } from '../../../src/domain/link/link.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'

const source = {
  landingPage: '/en-IN',
  currentPage: '/en-IN/fare-estimate',
  feature: 'open_app_banner',
}
const linkFrom = (search: string) =>
  appLink('en-IN')(parseAttribution(parseQuery(search))('trucks'), source)

describe('the app’s deep link', () => {
  it('carries the eight tracking parameters, in the locale', () => {
    const link = linkFrom(
      '?utm_source=google&utm_medium=cpc&utm_campaign=diwali&utm_term=tempo&utm_content=a%20b',
    )
    expect(formatLink(link)).toBe(
      '/en-IN/app?utm_source=google&utm_medium=cpc&utm_campaign=diwali&utm_term=tempo&utm_content=a%20b' +
        '&landing_page=%2Fen-IN&current_page=%2Fen-IN%2Ffare-estimate&feature_source=open_app_banner',
    )
  })

  it('leaves out parameters without a value', () => {
    expect(linkFrom('').query.map(([name]) => name)).toEqual([
      'utm_source',
      'utm_campaign',
      'landing_page',
      'current_page',
      'feature_source',
    ])
  })

  it('carries nothing else of the visit', () => {
    const query = linkFrom('?utm_source=x&customer_mobile=9876543210&fare_estimate_token=t').query
    expect(JSON.stringify(query)).not.toMatch(/9876543210|token/)
  })
})

describe('the link from the deep link to a store', () => {
  const tracking = trackingOf(
    parseQuery('?utm_source=google&feature_source=open_app_banner&customer_mobile=9876543210'),
  )

  it('takes the tracking along and nothing else', () => {
    const link = storeLink('https://store.example/hathi')(tracking)
    expect(link && formatLink(link)).toBe(
      'https://store.example/hathi?utm_source=google&feature_source=open_app_banner',
    )
  })

  it('takes all eight tracking parameters along', () => {
    const { query } = linkFrom('?utm_medium=cpc&utm_term=tempo&utm_content=a')
    expect(query).toHaveLength(8)
    expect(trackingOf([...query, ['sender_name', 'Asha']])).toEqual(query)
  })

  it.each([
    'http://127.0.0.1:3000/sandbox/app/ios',
    'http://[::1]:3000/sandbox/app/ios',
    'http://localhost/app',
    'http://localhost',
    'https://store.example',
    'https://store.example:8443/',
  ])('takes %s as it is: encrypted, or on the machine itself', (address) => {
    const link = storeLink(address)([])
    expect(link && formatLink(link)).toBe(address)
  })

  it('keeps what the store’s own address says', () => {
    const link = storeLink('https://store.example/apps?id=in.hathi&utm_source=own')(tracking)
    expect(link && formatLink(link)).toBe(
      'https://store.example/apps?id=in.hathi&utm_source=own&feature_source=open_app_banner',
    )
  })

  it.each([
    '',
    '/app',
    'http://store.example/hathi',
    'http://localhost.store.example/hathi',
    'http://localhost:3000@store.example/hathi',
    'http://127a0b0c1/hathi',
    'javascript:alert(1)',
    'https://',
    'https://hathi@store.example/',
    'https://store.example/ a',
    'see https://store.example/hathi',
    ' https://store.example/hathi',
  ])('is null for %j', (address) => {
    expect(storeLink(address)(tracking)).toBeNull()
  })

  it('has the origin that a browser reads from the address', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (address) => {
        const link = storeLink(address)([])
        expect(link === null || new URL(formatLink(link)).origin).toBe(
          link === null || new URL(address).origin,
        )
      }),
    )
  })
})
