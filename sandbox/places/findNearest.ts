import { distanceKm, type Point } from '../geometry/distance.ts'
import type { Layer, Place } from './place.ts'

/** A point farther than this from every place has no address. */
const reachKm = 60

export type NearestQuery = {
  readonly point: Point
  readonly radiusKm: number
  readonly limit: number
  readonly layers: readonly Layer[]
}

/** Only localities serve as addresses: a city's centre or the middle of a road is too vague. */
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
