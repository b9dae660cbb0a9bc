import type { Page } from '@playwright/test'
import * as t from 'io-ts'
import { decodeOwn } from '../../../sandbox/decoding.ts'
import { QuotedVehicle } from '../../../sandbox/fare/quoteVehicles.ts'
import type { Place } from '../../../src/domain/place/address.ts'
import { guest, koramangala, whitefield } from './enquiries.ts'
import type { Site } from './site.ts'

// The headers of calls that a test makes itself, without the page.
const caller = {
  brand: 'smartshift',
  source: 'website',
  'device-id': 'a-device-of-somebody',
  'client-request-uuid': '6f1c1e52-3d0b-4f7e-9a56-0c2f6b7d9e01',
  country: 'in',
  'preferred-languages': 'en-IN',
}

/** The vehicles of an estimate, as the service has them. */
export const quotedVehicles = async (
  page: Page,
  site: Site,
  token: string,
): Promise<readonly QuotedVehicle[]> => {
  const answer = await page.request.get(
    `${site.url}/sandbox/order/website/fare_estimates/${token}`,
    { headers: caller },
  )
  const Estimate = t.type({ vehicles: t.array(QuotedVehicle) })
  return decodeOwn(Estimate, 'an estimate', await answer.json()).vehicles
}

const Token = t.type({ response: t.type({ fare_estimate_token: t.string }) })

type Asked = {
  readonly locale?: string
  /** The region of the mobile number. */
  readonly region?: string
  readonly mobile?: string
  readonly pickup?: Place
  readonly drop?: Place
  readonly geoRegionId?: number
}

/** The link to another visitor's estimate, from Koramangala to Whitefield by default. */
export const sharedLink = async (
  page: Page,
  site: Pick<Site, 'url'>,
  {
    locale = 'en-IN',
    region = 'in',
    mobile = guest.mobile,
    pickup = koramangala,
    drop = whitefield,
    geoRegionId = 3,
  }: Asked = {},
): Promise<string> => {
  const headers = { ...caller, country: region, 'preferred-languages': locale }
  const query = new URLSearchParams({
    from_address_landmark: pickup.landmark,
    from_address_lat: String(pickup.location.lat),
    from_address_long: String(pickup.location.lng),
    to_address_landmark: drop.landmark,
    to_address_lat: String(drop.location.lat),
    to_address_long: String(drop.location.lng),
    customer_name: guest.name,
    customer_mobile: mobile,
    user_type: '/',
    brand: 'Hathi',
    frequency: guest.requirement,
    service_category: 'trucks',
    is_device_mobile: 'true',
    source_url: `${site.url}/${locale}/fare-estimate`,
  })
  const order = `${site.url}/sandbox/order`
  await page.request.post(`${order}/website/fare_estimate_validator_v2?${query.toString()}`, {
    headers,
    data: {},
  })
  query.set('geo_region_id', String(geoRegionId))
  const answer = await page.request.post(`${order}/fare_estimate_secure?${query.toString()}`, {
    headers,
    data: { re_id: 'Default' },
  })
  const { response } = decodeOwn(Token, 'a token', await answer.json())
  const link = new URLSearchParams({ geo_region_id: String(geoRegionId), ...response })
  return `/${locale}/fare_estimate_mob?${link.toString()}`
}
