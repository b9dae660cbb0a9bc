import type { FareCategory } from '../fare/serviceCategory.ts'
import type { Vehicle } from '../fare/vehicle.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { vehiclesDropping, vehiclesPickingUp, type Zone } from '../serviceability/zone.ts'
import { categoryOfVehicle } from './draftEnquiry.ts'
import type { GoodsType } from './goodsType.ts'

/**
 * A vehicle of a city. `vehicleId` is the id of its model, which zones, links and orders use
 * (spec 1 §3); `id` is unique to this list.
 */
export type ListedVehicle = {
  readonly id: number
  readonly vehicleId: number
  readonly name: string
}

/** The two ends of a route, in degrees. */
export type Route = { readonly pickup: Coordinates; readonly drop: Coordinates }

/**
 * The listed vehicles that pick up at one end of a route and drop at the other, in list order
 * (spec 1 §4).
 *
 * @example
 * const data: PolygonRings = [[[77, 12], [78, 12], [78, 13], [77, 13]]]
 * const zones: readonly Zone[] = [
 *   { type: 'Both', polygon: { type: 'Polygon', data }, vehicleIds: [1] },
 * ]
 * const ofRoute = vehiclesOfRoute(zones)([{ vehicleId: 1 }, { vehicleId: 97 }])
 * const koramangala = { lat: 12.9352, lng: 77.6245 }
 * ofRoute({ pickup: koramangala, drop: { lat: 12.9698, lng: 77.75 } }) // → [{ vehicleId: 1 }]
 * ofRoute({ pickup: koramangala, drop: { lat: 19.076, lng: 72.8777 } }) // → []
 */
export const vehiclesOfRoute =
  (zones: readonly Zone[]) =>
  <V extends Pick<ListedVehicle, 'vehicleId'>>(vehicles: readonly V[]) =>
  ({ pickup, drop }: Route): readonly V[] => {
    const pickingUp = vehiclesPickingUp(zones)(pickup)
    const dropping = vehiclesDropping(zones)(drop)
    return vehicles.filter(({ vehicleId }) => pickingUp.has(vehicleId) && dropping.has(vehicleId))
  }

/**
 * The vehicles that suit the goods, best first. Until goods are chosen: all vehicles, in list order
 * (spec 1 §2).
 *
 * @example
 * const goods = { key: 'food', name: 'Food', description: '', vehicleIds: [97, 1] }
 * vehiclesSuiting(goods)([{ vehicleId: 1 }, { vehicleId: 4 }, { vehicleId: 97 }])
 * // → [{ vehicleId: 97 }, { vehicleId: 1 }]
 */
export const vehiclesSuiting =
  (goods: GoodsType | null) =>
  <V extends Pick<ListedVehicle, 'vehicleId'>>(vehicles: readonly V[]): readonly V[] => {
    if (goods === null) return vehicles
    const rankOf = (vehicle: V): number => goods.vehicleIds.indexOf(vehicle.vehicleId)
    return vehicles.filter((vehicle) => rankOf(vehicle) >= 0).sort((a, b) => rankOf(a) - rankOf(b))
  }

/**
 * The model id of the chosen vehicle if it is still offered, otherwise null (spec 1 §4).
 *
 * @example
 * stillChosen([{ vehicleId: 1 }])(1) // → 1
 * stillChosen([{ vehicleId: 1 }])(97) // → null
 */
export const stillChosen =
  (offered: ReadonlyArray<Pick<ListedVehicle, 'vehicleId'>>) =>
  (vehicleId: number | null): number | null =>
    offered.some((vehicle) => vehicle.vehicleId === vehicleId) ? vehicleId : null

/**
 * The category that fares were quoted in, told by their vehicles. Null if there are none: an empty
 * answer does not say what was asked for (spec 1 §4).
 *
 * @example
 * quotedCategory(97)([{ id: 97 }]) // → 'two-wheeler'
 * quotedCategory(97)([{ id: 1 }, { id: 2 }]) // → 'trucks'
 * quotedCategory(97)([]) // → null
 */
export const quotedCategory =
  (twoWheelerId: number) =>
  (vehicles: ReadonlyArray<Pick<Vehicle, 'id'>>): FareCategory | null => {
    if (vehicles.length === 0) return null
    const categoryOf = categoryOfVehicle(twoWheelerId)
    return vehicles.some(({ id }) => categoryOf(id) === 'two-wheeler') ? 'two-wheeler' : 'trucks'
  }

/**
 * Whether fares were quoted for two-wheelers alone, as the fares of a link may be that names no vehicle. Fares
 * of both categories, which no form asks for, are not (spec 1 §1, §4).
 *
 * @example
 * areOfTwoWheelers(97)([{ id: 97 }]) // → true
 * areOfTwoWheelers(97)([{ id: 97 }, { id: 1 }]) // → false
 * areOfTwoWheelers(97)([]) // → false
 */
export const areOfTwoWheelers =
  (twoWheelerId: number) =>
  (vehicles: ReadonlyArray<Pick<Vehicle, 'id'>>): boolean =>
    vehicles.length > 0 && vehicles.every(({ id }) => id === twoWheelerId)

/**
 * The fare category that was not quoted, if one of its vehicles suits the goods; otherwise null. Until
 * goods are chosen, any vehicle counts (spec 1 §1, §4).
 *
 * @example
 * const documents = { key: 'documents', name: 'Documents', description: '', vehicleIds: [97] }
 * otherCategory(97)(documents, 'trucks') // → 'two-wheeler'
 * otherCategory(97)(documents, 'two-wheeler') // → null
 * otherCategory(97)(null, 'two-wheeler') // → 'trucks'
 */
export const otherCategory =
  (twoWheelerId: number) =>
  (goods: GoodsType | null, quoted: FareCategory): FareCategory | null => {
    const other = quoted === 'trucks' ? 'two-wheeler' : 'trucks'
    const isOfOther = (vehicleId: number): boolean =>
      categoryOfVehicle(twoWheelerId)(vehicleId) === other
    return goods === null || goods.vehicleIds.some(isOfOther) ? other : null
  }
