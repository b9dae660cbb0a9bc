import type { either as E } from 'fp-ts'
import { left, right } from '../answer.ts'

/** A vehicle that a partner may drive, by the services' id (spec 2 §3). */
export type PartnerVehicle = { readonly id: number; readonly name: string }

/** `names` are the vehicles whose ids are none; empty where the list itself is no list of names. */
export type VehicleListError = {
  readonly kind: 'VehicleListMalformed'
  readonly names: readonly string[]
}

const isNamed = (raw: unknown): raw is object =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const isVehicle = (named: readonly [name: string, id: unknown]): named is [string, number] => {
  const [name, id] = named
  return name.trim() !== '' && Number.isSafeInteger(id) && Number(id) > 0
}

/**
 * The vehicles of an object that maps names to ids, in its order (spec 2 §3). Only its own
 * properties count; one that names no vehicle at all is malformed, and so is one with an id that is
 * no positive whole number: `VehicleListMalformed` names the vehicles. Never throws.
 *
 * @example
 * parseVehicleList({ 'Tata Ace': 1 }) // → right: [{ id: 1, name: 'Tata Ace' }]
 * parseVehicleList({ 'Tata Ace': '1' })
 * // → left: { kind: 'VehicleListMalformed', names: ['Tata Ace'] }
 */
export const parseVehicleList = (
  raw: unknown,
): E.Either<VehicleListError, readonly PartnerVehicle[]> => {
  const malformed = (names: readonly string[]) =>
    left({ kind: 'VehicleListMalformed' as const, names })
  if (!isNamed(raw)) return malformed([])
  const entries: ReadonlyArray<readonly [string, unknown]> = Object.entries(raw)
  const vehicles = entries.filter(isVehicle)
  if (vehicles.length === 0 || vehicles.length < entries.length) {
    return malformed(entries.filter((entry) => !isVehicle(entry)).map(([name]) => name))
  }
  return right(vehicles.map(([name, id]) => ({ id, name })))
}
