import * as t from 'io-ts'
import type { Vehicle } from '../../domain/fare/vehicle.ts'
import { orNothing } from '../http/orNothing.ts'
import { Amount, CurrencyCode } from '../http/wire.codec.ts'

const Name = t.refinement(t.string, (name) => name.trim() !== '', 'Name')

/**
 * A vehicle as the services send it (spec 1 §3). One without texts or a picture can still be
 * booked.
 */
export const WireVehicle = t.intersection([
  t.type({
    vehicle_id: t.Integer,
    vehicle_type: t.string,
    display_name: Name,
    base_fare: t.type({ value: Amount, currency: CurrencyCode }),
  }),
  t.partial({
    image_url: orNothing(t.string),
    image_alt_text: orNothing(t.string),
    capacity_display: orNothing(t.string),
    size_display: orNothing(t.string),
    base_fare_display: orNothing(t.string),
  }),
])

export const toVehicle = (wire: t.TypeOf<typeof WireVehicle>): Vehicle => ({
  id: wire.vehicle_id,
  type: wire.vehicle_type,
  name: wire.display_name,
  imageUrl: wire.image_url ?? '',
  imageAlt: wire.image_alt_text ?? '',
  capacity: wire.capacity_display ?? '',
  size: wire.size_display ?? '',
  fareText: wire.base_fare_display ?? '',
  fare: { value: wire.base_fare.value, currency: wire.base_fare.currency },
})
