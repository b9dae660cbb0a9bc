/** A point in degrees, WGS 84. */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** The latitude that the services write for a place that nobody has resolved (spec 1 §9). */
export const unresolvedLatitude = 1000

const sixDecimals = (degrees: number): number => {
  const rounded = Math.round(degrees * 1e6) / 1e6
  return rounded === 0 ? 0 : rounded
}

/** Six decimals, about 0.1 m (spec 1 §3). */
export const rounded = ({ lat, lng }: Coordinates): Coordinates => ({
  lat: sixDecimals(lat),
  lng: sixDecimals(lng),
})

/**
 * Whether the point is a resolved one: latitude greater than 0 and less than 1000 (spec 1 §5),
 * longitude a number on the globe.
 */
export const isResolved = ({ lat, lng }: Coordinates): boolean =>
  lat > 0 && lat < unresolvedLatitude && Number.isFinite(lng) && Math.abs(lng) <= 180

/** The point that the texts of a link or an answer name, or null where it is not a resolved one. */
export const parseCoordinates = (lat: string, lng: string): Coordinates | null => {
  if (lat.trim() === '' || lng.trim() === '') return null
  const point = rounded({ lat: Number(lat), lng: Number(lng) })
  return isResolved(point) ? point : null
}

const earthRadius = 6371008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in metres. */
export const metresBetween = (a: Coordinates, b: Coordinates): number => {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}
