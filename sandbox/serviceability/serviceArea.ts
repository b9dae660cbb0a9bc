import { vehicleIdsOf } from '../fare/cityRates.ts'
import { distanceKm, type Point } from '../geometry/distance.ts'
import { type Area, areaContains, closed, type Ring, type Rings } from '../geometry/polygon.ts'
import type { City } from '../places/gazetteer.ts'
import { divideBorder } from './divide.ts'
import { divides, exclusions } from './landscape.ts'
import { outline, round } from './outline.ts'
import { makeZones, type Zone } from './zones.ts'

/** The area that a city serves: where it picks up, where it drops, and which vehicles go where. */
export type ServiceArea = {
  readonly regionId: number
  readonly centre: Point
  readonly pickup: Area
  readonly drop: Area
  readonly zones: readonly Zone[]
  readonly vehicleIds: readonly number[]
}

/** The drop area is a little larger than the pickup area. */
const dropReach = 1.015

const scaled = (centre: Point, border: readonly Point[], factor: number): readonly Point[] =>
  border.map(({ lat, lng }) => ({
    lat: centre.lat + (lat - centre.lat) * factor,
    lng: centre.lng + (lng - centre.lng) * factor,
  }))

const holesOf = (regionId: number): readonly Ring[] =>
  (exclusions.get(regionId) ?? []).map(({ centre, radiusKm }) =>
    closed(round(centre, radiusKm).toReversed()),
  )

const areaWithin = (regionId: number, border: readonly Point[]): Area => {
  const divide = divides.get(regionId)
  if (divide === undefined) {
    return { type: 'Polygon', coordinates: [closed(border), ...holesOf(regionId)] }
  }
  const parts: readonly Rings[] = divideBorder(border, divide).map((part) => [closed(part)])
  return { type: 'MultiPolygon', coordinates: parts }
}

export const makeServiceArea = (city: City): ServiceArea => {
  const { geo_region_id: regionId, centre, radius_km: radiusKm } = city
  const served = city.localities.filter((locality) => distanceKm(centre, locality) <= radiusKm)
  const border = outline(centre, radiusKm, served, regionId)
  const drop = areaWithin(regionId, scaled(centre, border, dropReach))
  const vehicleIds = vehicleIdsOf(regionId)
  return {
    regionId,
    centre,
    pickup: areaWithin(regionId, border),
    drop,
    zones: makeZones({ area: drop, centre, radiusKm, vehicleIds }),
    vehicleIds,
  }
}

/** The area that picks up at a point; if two overlap, the one with the nearer centre. */
export const pickupAreaAt = (
  areas: readonly ServiceArea[],
  point: Point,
): ServiceArea | undefined =>
  areas
    .filter(({ pickup }) => areaContains(pickup, point))
    .sort((a, b) => distanceKm(a.centre, point) - distanceKm(b.centre, point))[0]

export const dropsAt = (area: ServiceArea, point: Point): boolean => areaContains(area.drop, point)
