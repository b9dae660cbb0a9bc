import type { Coordinates } from '../place/coordinates.ts'
import { type PolygonRings, serves } from './area.ts'

/** Where vehicles pick up, drop, or both (spec 1 §3). */
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

/** The vehicles that pick up at a point: those of its PickUp and Both zones (spec 1 §4). */
export const vehiclesPickingUp = vehiclesWhere('PickUp')

/** The vehicles that drop at a point: those of its Drop and Both zones (spec 1 §4). */
export const vehiclesDropping = vehiclesWhere('Drop')
