import { distanceKm, type Point } from '../geometry/distance.ts'
import type { Layer, Place } from './place.ts'

/** Farther than this from everything, a point has no address here. */
const reachKm = 60

export type NearestQuery = {
  readonly point: Point
  readonly radiusKm: number
  readonly limit: number
  readonly layers: readonly Layer[]
}

/** A point is addressed by a locality: a city's centre or the middle of a road says too little. */
const addresses = ({ osmValue, layer }: Place): boolean => osmValue !== 'city' && layer !== 'street'

/** The localities around a point, nearest first. */
export const findNearest =
  (places: readonly Place[]) =>
  ({ point, radiusKm, limit, layers }: NearestQuery): readonly Place[] =>
    places
      .filter((place) => addresses(place) && (layers.length === 0 || layers.includes(place.layer)))
      .map((place) => ({ place, km: distanceKm(place.point, point) }))
      .filter(({ km }) => km <= Math.min(radiusKm, reachKm))
      .sort((a, b) => a.km - b.km)
      .slice(0, limit)
      .map(({ place }) => place)
