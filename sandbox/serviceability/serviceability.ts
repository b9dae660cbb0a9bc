import type { Handler } from 'hono'
import { vehicleModel } from '../fare/vehicles.ts'
import type { Bindings } from '../http/calls.ts'
import { dataNotFound } from '../http/refusal.ts'
import { readOrderHeaders, readQuery } from '../http/strictRequest.ts'
import type { ServiceArea } from './serviceArea.ts'

/** A city's vehicle has an id of its own, besides that of its model. */
const offerId = (regionId: number, vehicleId: number): number => regionId * 1000 + vehicleId

/** `GET /website/geo_regions/:id/serviceability`: the areas that the validator checks against. */
export const serviceability =
  (areas: readonly ServiceArea[]): Handler<Bindings> =>
  (c) => {
    readOrderHeaders(c)
    readQuery(c, [], [])
    const area = areas.find(({ regionId }) => String(regionId) === c.req.param('id'))
    if (area === undefined) throw dataNotFound()
    return c.json({
      pickup_polygon: area.pickup,
      drop_polygon: area.drop,
      zones: area.zones,
      vehicles: area.vehicleIds.map((vehicleId) => ({
        id: offerId(area.regionId, vehicleId),
        vehicle_id: vehicleId,
        name: vehicleModel(vehicleId).name,
      })),
    })
  }
