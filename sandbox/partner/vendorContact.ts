import type { DatabaseSync } from 'node:sqlite'
import type { Handler } from 'hono'
import * as t from 'io-ts'
import type { Clock } from '../clock.ts'
import type { Bindings } from '../http/calls.ts'
import { refusal } from '../http/refusal.ts'
import {
  exactly,
  type Region,
  readBody,
  readOrderHeaders,
  readQuery,
} from '../http/strictRequest.ts'
import { nationalMobile } from '../phone/phoneRules.ts'
import { isProductName } from '../products.ts'
import type { ServiceArea } from '../serviceability/serviceArea.ts'
import type { AnsweredOnce } from '../store/answeredOnce.ts'
import { othersId, partnerVehicles } from './vehicleDetails.ts'

/** Where a partner heard of us (spec 2 §3). */
const infoSources: readonly string[] = [
  'bus_ads',
  'pamphlet',
  'garage_hoarding',
  'newspaper_ads',
  'driver_referral',
  'customer_referral',
  'channel_partner',
  'others',
  'fos',
  'online/facebook',
  'smart_shift',
]

const VendorQuery = exactly({
  name: t.string,
  mobile: t.string,
  geo_region_id: t.Int,
  vehicle_id: t.Int,
  info_source: t.string,
  brand: t.string,
})
type VendorQuery = t.TypeOf<typeof VendorQuery>

const longestName = 50

/** The first error of the form, in the order of its fields (spec 2 §5). */
const wrongWith = (
  query: VendorQuery,
  region: Region,
  areas: readonly ServiceArea[],
): string | null => {
  const name = query.name.trim()
  if (name === '') return 'Enter the name'
  if (Array.from(name).length > longestName) return 'Maximum 50 letters'
  if (query.mobile.trim() === '') return 'Enter mobile number'
  if (nationalMobile(region, query.mobile) === null) return 'Enter valid mobile number'
  const area = areas.find(({ regionId }) => regionId === query.geo_region_id)
  if (area === undefined) return 'Please select a city'
  const isOffered =
    query.vehicle_id === othersId || partnerVehicles(area).some(({ id }) => id === query.vehicle_id)
  if (!isOffered) return 'Please select a vehicle'
  return infoSources.includes(query.info_source) ? null : 'This field is required'
}

type VendorNeeds = {
  readonly areas: readonly ServiceArea[]
  readonly database: DatabaseSync
  readonly clock: Clock
  readonly answeredOnce: AnsweredOnce
}

/**
 * `POST /vendor_contact_us`: a driver or an owner who wants to become a partner. Needs no login.
 */
export const vendorContact = ({
  areas,
  database,
  clock,
  answeredOnce,
}: VendorNeeds): Handler<Bindings> => {
  const insert = database.prepare('INSERT INTO vendor_queries (query, at) VALUES (?, ?)')
  return async (c) => {
    const { requestId, deviceId, region } = readOrderHeaders(c)
    readQuery(c, [], [])
    const { vendor_query: query } = await readBody(c, { vendor_query: VendorQuery }, {})
    if (!isProductName(query.brand)) throw refusal(400, 'body is wrong at vendor_query.brand')
    const wrong = wrongWith(query, region, areas)
    if (wrong !== null) throw refusal(422, wrong)
    const intent = { call: 'vendorContact', caller: deviceId, requestId, said: query } as const
    const answer = answeredOnce(intent, () => {
      insert.run(JSON.stringify(query), clock.now())
      return { message: 'We will get back to you shortly', name: query.name.trim() }
    })
    return c.json(answer)
  }
}
