import { electricIds, longTruckId } from '../fare/vehicles.ts'
import type { Point } from '../geometry/distance.ts'
import { type Area, closed, partsOf, type Rings, ringsContain } from '../geometry/polygon.ts'
import { round } from './outline.ts'

/** An area in which some vehicles pick up, drop, or both. */
export type Zone = {
  readonly type: 'PickUp' | 'Drop' | 'Both'
  readonly polygon: { readonly type: 'Polygon'; readonly data: Rings }
  readonly vehicle_ids: readonly number[]
}

const zone = (type: Zone['type'], data: Rings, vehicle_ids: readonly number[]): Zone => ({
  type,
  polygon: { type: 'Polygon', data },
  vehicle_ids,
})

type ZonePlan = {
  readonly area: Area
  readonly centre: Point
  readonly radiusKm: number
  readonly vehicleIds: readonly number[]
}

/** Electric vehicles stay near the centre because of their range. */
const electricShare = 0.6
/** Long trucks unload outside the centre. */
const coreShare = 0.06

/**
 * Every vehicle serves the whole area, except that electric ones stay in the inner city, and long
 * trucks do not drop in its core.
 */
export const makeZones = ({ area, centre, radiusKm, vehicleIds }: ZonePlan): readonly Zone[] => {
  const electric = vehicleIds.filter((id) => electricIds.includes(id))
  const long = vehicleIds.includes(longTruckId) ? [longTruckId] : []
  const usual = vehicleIds.filter((id) => !electric.includes(id) && id !== longTruckId)
  const core = closed(round(centre, radiusKm * coreShare).toReversed())
  return [
    ...partsOf(area).flatMap((rings) => [
      zone('Both', rings, usual),
      ...(long.length === 0
        ? []
        : [
            zone('PickUp', rings, long),
            zone('Drop', ringsContain(rings, centre) ? [...rings, core] : rings, long),
          ]),
    ]),
    ...(electric.length === 0
      ? []
      : [zone('Both', [closed(round(centre, radiusKm * electricShare, 48))], electric)]),
  ]
}

const vehiclesAt = (
  zones: readonly Zone[],
  use: 'PickUp' | 'Drop',
  point: Point,
): ReadonlySet<number> =>
  new Set(
    zones
      .filter(
        ({ type, polygon }) =>
          (type === use || type === 'Both') && ringsContain(polygon.data, point),
      )
      .flatMap(({ vehicle_ids }) => vehicle_ids),
  )

/** The vehicles that may pick up at one point and drop at the other (spec 1 §4). */
export const vehiclesBetween = (
  zones: readonly Zone[],
  from: Point,
  to: Point,
): ReadonlySet<number> => {
  const dropping = vehiclesAt(zones, 'Drop', to)
  return new Set([...vehiclesAt(zones, 'PickUp', from)].filter((id) => dropping.has(id)))
}
