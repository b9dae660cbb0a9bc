import { readDegrees } from './degrees.ts'

/** A point in degrees, WGS 84. */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** The latitude that the services use for an unresolved place (spec 1 §9). */
export const unresolvedLatitude = 1000

const sixDecimals = (degrees: number): number => {
  const rounded = Math.round(degrees * 1e6) / 1e6
  return rounded === 0 ? 0 : rounded
}

/**
 * The point rounded to six decimals of a degree, about 0.1 m (spec 1 §3).
 *
 * @example
 * rounded({ lat: 12.97159874, lng: 77.5945661 }) // → { lat: 12.971599, lng: 77.594566 }
 */
export const rounded = ({ lat, lng }: Coordinates): Coordinates => ({
  lat: sixDecimals(lat),
  lng: sixDecimals(lng),
})

/**
 * Whether a point is resolved: its latitude is greater than 0 and less than 1000 (spec 1 §5), its
 * longitude a number from -180 to 180.
 *
 * @example
 * isResolved({ lat: 12.9352, lng: 77.6245 }) // → true
 * isResolved({ lat: unresolvedLatitude, lng: 77.6245 }) // → false
 */
export const isResolved = ({ lat, lng }: Coordinates): boolean =>
  lat > 0 && lat < unresolvedLatitude && Number.isFinite(lng) && Math.abs(lng) <= 180

/**
 * The point that the texts of a link or a response describe, in degrees rounded to six decimals; null
 * if it is not resolved (spec 1 §2, §5). The texts must be decimal numbers, with an exponent at most.
 *
 * @example
 * parseCoordinates('12.9352', '77.6245') // → { lat: 12.9352, lng: 77.6245 }
 * parseCoordinates('1000', '77.6245') // → null
 */
export const parseCoordinates = (lat: string, lng: string): Coordinates | null => {
  const point = rounded({ lat: readDegrees(lat), lng: readDegrees(lng) })
  return isResolved(point) ? point : null
}

/**
 * Whether two points are the same, to the last digit, or neither is known (spec 1 §4).
 *
 * @example
 * isSamePoint({ lat: 12.9352, lng: 77.6245 }, { lat: 12.9352, lng: 77.6245 }) // → true
 * isSamePoint({ lat: 12.9352, lng: 77.6245 }, null) // → false
 * isSamePoint(null, null) // → true
 */
export const isSamePoint = (a: Coordinates | null, b: Coordinates | null): boolean =>
  a?.lat === b?.lat && a?.lng === b?.lng

const earthRadius = 6371008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * The great-circle distance in metres on a sphere, within half a percent of the earth's. The location
 * picker uses it to decide whether a dragged pin moved (spec 1 §4).
 *
 * @example
 * const metres = metresBetween({ lat: 12.9352, lng: 77.6245 }, { lat: 12.9698, lng: 77.75 })
 * Math.round(metres) // → 14134
 */
export const metresBetween = (a: Coordinates, b: Coordinates): number => {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}
