import type { Coordinates } from '../place/coordinates.ts'
import { vehiclesDropping, vehiclesPickingUp, type Zone } from '../serviceability/zone.ts'
import type { GoodsType } from './goodsType.ts'

/** A vehicle of a city: `vehicleId` is its model's, which zones, links and orders name (spec 1 §3). */
export type ListedVehicle = {
  readonly id: number
  readonly vehicleId: number
  readonly name: string
}

export type Route = { readonly pickup: Coordinates; readonly drop: Coordinates }

/** The vehicles that pick up at one end of a route and drop at the other, as listed (spec 1 §4). */
export const vehiclesOfRoute =
  (zones: readonly Zone[]) =>
  <V extends Pick<ListedVehicle, 'vehicleId'>>(vehicles: readonly V[]) =>
  ({ pickup, drop }: Route): readonly V[] => {
    const pickingUp = vehiclesPickingUp(zones)(pickup)
    const dropping = vehiclesDropping(zones)(drop)
    return vehicles.filter(({ vehicleId }) => pickingUp.has(vehicleId) && dropping.has(vehicleId))
  }

/** The vehicles that suit the goods, best first; all of them, as listed, until goods are chosen. */
export const vehiclesSuiting =
  (goods: GoodsType | null) =>
  <V extends Pick<ListedVehicle, 'vehicleId'>>(vehicles: readonly V[]): readonly V[] => {
    if (goods === null) return vehicles
    const rankOf = (vehicle: V): number => goods.vehicleIds.indexOf(vehicle.vehicleId)
    return vehicles.filter((vehicle) => rankOf(vehicle) >= 0).sort((a, b) => rankOf(a) - rankOf(b))
  }

/** The chosen vehicle, if it is still one of those offered. */
export const stillChosen =
  (offered: ReadonlyArray<Pick<ListedVehicle, 'vehicleId'>>) =>
  (vehicleId: number | null): number | null =>
    offered.some((vehicle) => vehicle.vehicleId === vehicleId) ? vehicleId : null
