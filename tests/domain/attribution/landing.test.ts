import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseAttribution } from '../../../src/domain/attribution/attribution.ts'
import { attributionQuery } from '../../../src/domain/attribution/attributionQuery.ts'
import { landed } from '../../../src/domain/attribution/landing.ts'
import { formatQuery, parseQuery } from '../../../src/domain/link/query.ts'
import { anyAttribution } from '../drawn.ts'

const friend = 'referral_code=FRIEND&utm_source=google'
const kept = `/en-IN?${friend}`
const began = { path: '/en-IN', query: parseQuery(friend) }

describe('the landing page of a tab', () => {
  it('is the page that is loaded first, with all of its parameters', () => {
    expect(landed(null, '/en-IN', `?${friend}&service_category=0`)).toEqual({
      kept,
      landing: { path: '/en-IN', query: [...began.query, ['service_category', '0']] },
    })
    expect(landed(null, '/en-IN', '')).toEqual({
      kept: '/en-IN',
      landing: { path: '/en-IN', query: [] },
    })
  })

  it('is kept with its utm, referral and region parameters, but without personal ones', () => {
    const whole =
      '?utm_source=a%26b&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&referral_code=f&geo_region_id=3'
    expect(landed(null, '/en-IN', whole).kept).toBe(`/en-IN${whole}`)
    const personal = '?customer_name=Asha&my_utm_source=a&referral_codes=b&referral_code=FRIEND'
    expect(landed(null, '/en-IN', personal).kept).toBe('/en-IN?referral_code=FRIEND')
  })

  it('keeps its path whole, even if that contains & or =', () => {
    const first = landed(null, '/en-IN/a&utm_source=b', '?x=1&utm_source=sms')
    expect(landed(first.kept, '/en-IN', '').landing).toEqual({
      path: '/en-IN/a&utm_source=b',
      query: [['utm_source', 'sms']],
    })
  })

  it.each(['/en-IN?referral_code=FRIEND', '/en-IN'])(
    'stays the same on a page without attribution of its own: %s',
    (before) => {
      expect(landed(before, '/tr-TR/partners', '?service_category=0')).toEqual({
        kept: before,
        landing: {
          path: '/en-IN',
          query: [
            ...(before === '/en-IN' ? [] : [['referral_code', 'FRIEND']]),
            ['service_category', '0'],
          ],
        },
      })
    },
  )

  it('stays the same when a page repeats its parameters, as in another language', () => {
    expect(landed(kept, '/tr-TR', `?${friend}`).landing.path).toBe('/en-IN')
  })

  it.each([
    '?utm_source=website_fare_estimate_ssr&geo_region_id=2&fare_estimate_token=token-1',
    '?fare_estimate_token=token-1&utm_source=google',
    '?utm_source=google&feature_source=open_app_banner',
  ])('stays the same after a link of our own: %s', (search) => {
    expect(landed(kept, '/en-IN/fare-estimate', search).kept).toBe(kept)
    expect(landed(kept, '/en-IN/fare_estimate_mob', search)).toEqual({
      kept,
      landing: { path: '/en-IN', query: [...began.query, ...parseQuery(search)] },
    })
  })

  it.each([
    ['/en-IN/fare_estimate_mob', '?service_category=trucks&geo_region_id=3'],
    ['/tr-TR/fare_estimate_mob', '?utm_source=website_fare_estimate_ssr&geo_region_id=3'],
    ['/en-IN/order-review', '?vehicle_id=1&geo_region_id=8'],
  ])('stays the same on a page of our own without an estimate: %s%s', (path, search) => {
    expect(landed(kept, path, search)).toEqual({
      kept,
      landing: { path: '/en-IN', query: [...began.query, ...parseQuery(search)] },
    })
  })

  it.each([
    '?utm_source=sms',
    '?utm_campaign=holi',
    '?crn=1&referral_code=ANOTHER',
    '?my_fare_estimate_token=token-1&utm_source=sms',
    '?landing_page=/en-IN/fare_estimate_mob&utm_source=sms',
  ])(
    'becomes another page when the visitor comes by another campaign or referral: %s',
    (search) => {
      expect(landed(kept, '/en-IN/trucks', search)).toEqual(landed(null, '/en-IN/trucks', search))
    },
  )

  it('stays the same on every later page, whatever attribution it brought', () => {
    fc.assert(
      fc.property(anyAttribution, (attribution) => {
        const search = `?${formatQuery(attributionQuery(attribution))}`
        const first = landed(null, '/en-IN', search)
        const later = landed(first.kept, '/tr-TR', '')
        expect(later).toEqual(first)
        expect(parseAttribution(later.landing.query)('2w')).toEqual(
          parseAttribution(parseQuery(search))('2w'),
        )
      }),
    )
  })
})
