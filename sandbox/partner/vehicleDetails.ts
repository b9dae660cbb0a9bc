import type { Handler } from 'hono'
import { vehicleModel, withHelper } from '../fare/vehicles.ts'
import type { Bindings } from '../http/calls.ts'
import { dataNotFound, refusal } from '../http/refusal.ts'
import { readOrderHeaders, readQuery } from '../http/strictRequest.ts'
import type { ServiceArea } from '../serviceability/serviceArea.ts'

/** Any other vehicle, which the list does not name (spec 2 §3). */
export const othersId = 20

/** The vehicles that partners may register in a city, without the variants with a helper. */
export const partnerVehicles = ({ vehicleIds }: ServiceArea) =>
  vehicleIds.map(vehicleModel).filter((model) => !withHelper(model))

/** `GET /geo_regions/vehicle_details_v2`: ids by name, with or without `Others` (spec 2 §7). */
export const vehicleDetails =
  (areas: readonly ServiceArea[]): Handler<Bindings> =>
  (c) => {
    readOrderHeaders(c)
    const { value } = readQuery(c, ['geo_region_id', 'with_others'], [])
    const withOthers = value('with_others')
    if (withOthers !== 'true' && withOthers !== 'false') {
      throw refusal(400, "query parameter with_others must be 'true' or 'false'")
    }
    const area = areas.find(({ regionId }) => String(regionId) === value('geo_region_id'))
    if (area === undefined) throw dataNotFound()
    return c.json({
      vehicle: {
        ...Object.fromEntries(partnerVehicles(area).map(({ name, id }) => [name, id])),
        ...(withOthers === 'true' ? { Others: othersId } : {}),
      },
    })
  }
