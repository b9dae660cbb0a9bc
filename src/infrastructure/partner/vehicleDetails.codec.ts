import * as t from 'io-ts'
import type { PartnerVehicle } from '../../domain/partner/partnerVehicle.ts'

const Vehicles = t.readonlyArray(t.type({ id: t.Integer, name: t.string }))

const isVehicle = (named: readonly [name: string, id: unknown]): named is [string, number] => {
  const [name, id] = named
  return name.trim() !== '' && Number.isSafeInteger(id) && Number(id) > 0
}

/**
 * Decodes an object of ids by name to vehicles, in the same order. An empty object breaks the
 * contract, and so does a blank name or an id that is no positive integer.
 */
const VehicleList = new t.Type<readonly PartnerVehicle[], unknown, unknown>(
  'VehicleList',
  Vehicles.is,
  (value, context) => {
    const named = t.UnknownRecord.is(value) ? Object.entries(value) : []
    if (named.length === 0) return t.failure(value, context)
    const vehicles = named.filter(isVehicle)
    return vehicles.length === named.length
      ? t.success(vehicles.map(([name, id]) => ({ id, name })))
      : t.failures(
          named
            .filter((entry) => !isVehicle(entry))
            .map(([name]) => ({ value, context: t.appendContext(context, name, t.Integer) })),
        )
  },
  t.identity,
)

/** The vehicles that partners may register in a city (spec 2 §3). */
export const WireVehicleDetails = t.type({ vehicle: VehicleList })
