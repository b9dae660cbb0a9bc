import type { Coordinates } from '../place/coordinates.ts'

/** `[lng, lat]`, as in GeoJSON. */
export type Position = readonly [lng: number, lat: number]
/** Closed or open; the edge back to the start is implied. */
export type Ring = readonly Position[]
/** An outer ring and its holes. */
export type PolygonRings = readonly Ring[]

export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: PolygonRings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly PolygonRings[] }

type Side = 'inside' | 'outside' | 'border'

const sideOfRing = (ring: Ring, x: number, y: number): Side => {
  let inside = false
  let previous = ring.at(-1)
  for (const current of ring) {
    if (previous !== undefined) {
      const [x1, y1] = previous
      const [x2, y2] = current
      const cross = (x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)
      const between =
        Math.min(x1, x2) <= x &&
        x <= Math.max(x1, x2) &&
        Math.min(y1, y2) <= y &&
        y <= Math.max(y1, y2)
      if (cross === 0 && between) return 'border'
      // Half-open in y, so that a vertex on the scan line counts once.
      if (y1 > y !== y2 > y && cross < 0 === y2 > y1) inside = !inside
    }
    previous = current
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
 * Whether the area contains the point. The border, a hole's included, counts as inside; a point
 * that is not a number is nowhere. Spec 1 §4.
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
    }
  }
