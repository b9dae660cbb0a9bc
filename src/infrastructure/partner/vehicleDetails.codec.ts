import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { type PartnerVehicle, parseVehicleList } from '../../domain/partner/partnerVehicle.ts'

const Vehicles = t.readonlyArray(t.type({ id: t.Integer, name: t.string }))

/** Names to ids; the vehicles to us. A name whose id is none is where it departs from the contract. */
const VehicleList = new t.Type<readonly PartnerVehicle[], unknown, unknown>(
  'VehicleList',
  Vehicles.is,
  (value, context) => {
    const vehicles = parseVehicleList(value)
    if (E.isRight(vehicles)) return t.success(vehicles.right)
    const { names } = vehicles.left
    return names.length === 0
      ? t.failure(value, context)
      : t.failures(
          names.map((name) => ({ value, context: t.appendContext(context, name, t.Integer) })),
        )
  },
  t.identity,
)

/** The vehicles that a city takes on (spec 2 §3). */
export const WireVehicleDetails = t.type({ vehicle: VehicleList })
