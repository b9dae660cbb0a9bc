import type { Coordinates } from '../place/coordinates.ts'
import { compareProducts } from './compareProducts.ts'

/** `[lng, lat]`, as in GeoJSON. */
export type Position = readonly [lng: number, lat: number]
/** Closed or open; the edge back to the start is implied. */
export type Ring = readonly Position[]
/** An outer ring and its holes. */
export type PolygonRings = readonly Ring[]

/** The area that a city serves: rings of positions in degrees, as in GeoJSON. */
export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: PolygonRings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly PolygonRings[] }

type Side = 'inside' | 'outside' | 'border'

const sideOfRing = (ring: Ring, x: number, y: number): Side => {
  const last = ring.at(-1)
  if (last === undefined) return 'outside'
  let inside = false
  // Corners relative to the point. The differences are exact if the coordinates are within a factor of
  // two of each other, as they are within a city; otherwise they are rounded once. Everything after
  // that is exact.
  let x1 = last[0] - x
  let y1 = last[1] - y
  for (const corner of ring) {
    const x2 = corner[0] - x
    const y2 = corner[1] - y
    // Most edges lie wholly above or below the point and do not matter.
    const isBeside = y1 * y2 > 0
    // Half-open in y, so that a corner at the point's latitude counts once.
    if (!isBeside && y1 > 0 !== y2 > 0) {
      const turn = compareProducts(x1, y2, x2, y1)
      if (turn === 0) return 'border'
      if (turn > 0 === y2 > 0) inside = !inside
    } else if (y2 === 0 && (x2 === 0 || (y1 === 0 && x1 > 0 !== x2 > 0))) return 'border'
    x1 = x2
    y1 = y2
  }
  return inside ? 'inside' : 'outside'
}

const polygonServes = (rings: PolygonRings, x: number, y: number): boolean => {
  const [outer, ...holes] = rings
  if (outer === undefined) return false
  const side = sideOfRing(outer, x, y)
  if (side !== 'inside') return side === 'border'
  return holes.every((hole) => sideOfRing(hole, x, y) !== 'inside')
}

/**
 * Whether the area contains the point, in degrees. The border counts as inside, including that of a
 * hole. A point whose coordinates are not finite is in no area (spec 1 §4, spec 2 §4), and a value that
 * is no area, such as a GeoJSON Feature, serves nothing: use `parseArea` to find out. Exact: no
 * tolerance, no rounding.
 *
 * @example
 * const square: Area = { type: 'Polygon', coordinates: [[[77, 12], [78, 12], [78, 13], [77, 13]]] }
 * serves(square)({ lat: 12.9352, lng: 77.6245 }) // → true
 * serves(square)({ lat: 13, lng: 78 }) // → true
 * serves(square)({ lat: 13.0001, lng: 77.6245 }) // → false
 */
export const serves =
  (area: Area) =>
  ({ lat, lng }: Coordinates): boolean => {
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) return false
    switch (area.type) {
      case 'Polygon':
        return polygonServes(area.coordinates, lng, lat)
      case 'MultiPolygon':
        return area.coordinates.some((rings) => polygonServes(rings, lng, lat))
      // Plain JavaScript may pass another GeoJSON type, which is no area.
      default:
        return false
    }
  }
