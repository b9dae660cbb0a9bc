import * as t from 'io-ts'
import type { FareEstimate, QuotedPlace } from '../../domain/fare/fareQuote.ts'
import { Degrees, IsoTime } from '../http/wire.codec.ts'
import { toVehicle, WireVehicle } from './vehicle.codec.ts'

const WirePlace = t.type({ landmark: t.string, lat: Degrees, long: Degrees })

/** An estimate as the order service stores it. */
export const WireFareEstimate = t.type({
  from: WirePlace,
  to: WirePlace,
  geo_region_id: t.Integer,
  vehicles: t.array(WireVehicle),
  quoted_at: IsoTime,
})

const toPlace = ({ landmark, lat, long }: t.TypeOf<typeof WirePlace>): QuotedPlace => ({
  landmark,
  location: { lat, lng: long },
})

export const toFareEstimate =
  (token: string) =>
  (wire: t.TypeOf<typeof WireFareEstimate>): FareEstimate => ({
    token,
    pickup: toPlace(wire.from),
    drop: toPlace(wire.to),
    geoRegionId: wire.geo_region_id,
    vehicles: wire.vehicles.map(toVehicle),
    quotedAt: wire.quoted_at,
  })
