export type Point = { readonly lat: number; readonly lng: number }

const earthKm = 6371.0088
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export const distanceKm = (a: Point, b: Point): number => {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

const kmPerDegree = (earthKm * Math.PI) / 180

/**
 * The point `km` away in the direction `bearing` (radians, 0 is north). Precise enough within a
 * city.
 */
export const pointAt = (from: Point, bearing: number, km: number): Point => ({
  lat: from.lat + (km * Math.cos(bearing)) / kmPerDegree,
  lng: from.lng + (km * Math.sin(bearing)) / (kmPerDegree * Math.cos(radians(from.lat))),
})

/** The direction from one point to another, in radians within [0, 2π); 0 is north. */
export const bearingTo = (from: Point, to: Point): number => {
  const east = (to.lng - from.lng) * Math.cos(radians(from.lat))
  const bearing = Math.atan2(east, to.lat - from.lat)
  return bearing < 0 ? bearing + 2 * Math.PI : bearing
}
