import type { Coordinates } from '../place/coordinates.ts'
import { type PolygonRings, serves } from './area.ts'

/** A zone in which vehicles pick up, drop, or both (spec 1 §3). */
export type Zone = {
  readonly type: 'PickUp' | 'Drop' | 'Both'
  readonly polygon: { readonly type: 'Polygon'; readonly data: PolygonRings }
  readonly vehicleIds: readonly number[]
}

const vehiclesWhere =
  (role: 'PickUp' | 'Drop') =>
  (zones: readonly Zone[]) =>
  (point: Coordinates): ReadonlySet<number> =>
    new Set(
      zones
        .filter((zone) => zone.type === role || zone.type === 'Both')
        .filter((zone) => serves({ type: 'Polygon', coordinates: zone.polygon.data })(point))
        .flatMap((zone) => zone.vehicleIds),
    )

/**
 * The model ids of the vehicles that pick up at a point: those of its PickUp and Both zones
 * (spec 1 §4).
 *
 * @example
 * const data: PolygonRings = [[[77, 12], [78, 12], [78, 13], [77, 13]]]
 * const zones: readonly Zone[] = [
 *   { type: 'Both', polygon: { type: 'Polygon', data }, vehicleIds: [1, 97] },
 *   { type: 'Drop', polygon: { type: 'Polygon', data }, vehicleIds: [4] },
 * ]
 * vehiclesPickingUp(zones)({ lat: 12.9352, lng: 77.6245 }) // → new Set([1, 97])
 */
export const vehiclesPickingUp = vehiclesWhere('PickUp')

/**
 * The model ids of the vehicles that drop at a point: those of its Drop and Both zones (spec 1 §4).
 *
 * @example
 * const data: PolygonRings = [[[77, 12], [78, 12], [78, 13], [77, 13]]]
 * const zones: readonly Zone[] = [
 *   { type: 'PickUp', polygon: { type: 'Polygon', data }, vehicleIds: [1, 97] },
 *   { type: 'Drop', polygon: { type: 'Polygon', data }, vehicleIds: [4] },
 * ]
 * vehiclesDropping(zones)({ lat: 12.9352, lng: 77.6245 }) // → new Set([4])
 */
export const vehiclesDropping = vehiclesWhere('Drop')
