import { bearingTo, distanceKm, type Point, pointAt } from '../geometry/distance.ts'

const corners = 48
const step = (2 * Math.PI) / corners

/** A locality pushes the border this far beyond itself, so that its streets are served too. */
const margin = 1.03

const angleBetween = (a: number, b: number): number => {
  const difference = Math.abs(a - b) % (2 * Math.PI)
  return difference > Math.PI ? 2 * Math.PI - difference : difference
}

/** Full strength beside the locality, fading to nothing over an eighth of a turn. */
const pushAt = (angle: number): number => {
  const beside = 1.5 * step
  if (angle <= beside) return 1
  const fade = Math.min(1, (angle - beside) / (Math.PI / 4))
  return (1 + Math.cos(Math.PI * fade)) / 2
}

const wobble = (bearing: number, seed: number): number =>
  0.03 * Math.sin(3 * bearing + seed) + 0.02 * Math.sin(5 * bearing + 2 * seed)

/**
 * The border of a city's area: an irregular ring of 48 corners around the centre that encloses
 * every served locality. The same after every restart.
 */
export const outline = (
  centre: Point,
  radiusKm: number,
  served: readonly Point[],
  seed: number,
): readonly Point[] => {
  const known = served.map((point) => ({
    bearing: bearingTo(centre, point),
    km: distanceKm(centre, point),
  }))
  return Array.from({ length: corners }, (_, corner) => {
    const bearing = corner * step
    const usual = radiusKm * (0.88 + wobble(bearing, seed))
    const wanted = known.map(({ bearing: its, km }) => {
      const needed = km * margin
      return usual + (needed - usual) * pushAt(angleBetween(bearing, its))
    })
    return pointAt(centre, bearing, Math.max(usual, ...wanted))
  })
}

/** A plain circle, for holes and inner zones. */
export const round = (centre: Point, radiusKm: number, points = 24): readonly Point[] =>
  Array.from({ length: points }, (_, corner) =>
    pointAt(centre, (corner * 2 * Math.PI) / points, radiusKm),
  )
