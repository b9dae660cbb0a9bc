import type { Coordinates } from '../place/coordinates.ts'
import type { Ring } from './area.ts'
import { compareProducts } from './compareProducts.ts'

export const outside = 0
export const inside = 1
export const border = 2
/** Which side of a ring a point is on. */
export type Side = typeof outside | typeof inside | typeof border

/** A ring in one array, with the totals that its preparation needs. */
export type RingCorners = {
  /**
   * Longitudes and latitudes, alternating. The last corner is also the first: edge n goes from corner n
   * to the next.
   */
  readonly degrees: Float64Array
  readonly edges: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  /**
   * The extents of all edges added up, from west to east and from south to north, in either direction.
   */
  readonly across: number
  readonly up: number
}

export const degreesAt = (degrees: Float64Array, index: number): number =>
  degrees[index] ?? Number.NaN

export const cornersOf = (ring: Ring): RingCorners => {
  const edges = ring.length
  const degrees = new Float64Array(2 * edges + 2)
  // Corners are not destructured: that costs several times as much as the work on them, and a corner
  // may be array-like without being an array.
  const last = ring[edges - 1] ?? [0, 0]
  let x1 = last[0]
  let y1 = last[1]
  degrees[0] = x1
  degrees[1] = y1
  let [west, south, east, north] = [x1, y1, x1, y1]
  let [across, up] = [0, 0]
  let to = 2
  for (const corner of ring) {
    const x = corner[0]
    const y = corner[1]
    degrees[to] = x
    degrees[to + 1] = y
    to += 2
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
    across += Math.abs(x - x1)
    up += Math.abs(y - y1)
    x1 = x
    y1 = y
  }
  return { degrees, edges, west, south, east, north, across, up }
}

/**
 * Which side of the edges from corner `from` to corner `to` a point is on: inside if the ray to its
 * east crosses them an odd number of times. Compares as `serves` does.
 */
export const sideOfEdges = (
  degrees: Float64Array,
  from: number,
  to: number,
  { lat, lng }: Coordinates,
): Side => {
  let isOdd = false
  // Corners relative to the point.
  let x1 = degreesAt(degrees, 2 * from) - lng
  let y1 = degreesAt(degrees, 2 * from + 1) - lat
  for (let corner = from + 1; corner <= to; corner += 1) {
    const x2 = degreesAt(degrees, 2 * corner) - lng
    const y2 = degreesAt(degrees, 2 * corner + 1) - lat
    if (y1 > 0 !== y2 > 0) {
      const turn = compareProducts(x1, y2, x2, y1)
      if (turn === 0) return border
      if (turn > 0 === y2 > 0) isOdd = !isOdd
    } else if (y2 === 0 && (x2 === 0 || (y1 === 0 && x1 > 0 !== x2 > 0))) return border
    x1 = x2
    y1 = y2
  }
  return isOdd ? inside : outside
}
