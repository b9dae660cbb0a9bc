import type { Point } from './distance.ts'

/** `[lng, lat]`, as in GeoJSON. */
export type Position = readonly [number, number]
/** A closed line: the last position repeats the first. */
export type Ring = readonly Position[]
/** The outer ring first, then the holes. */
export type Rings = readonly Ring[]

export type Polygon = { readonly type: 'Polygon'; readonly coordinates: Rings }
export type MultiPolygon = { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] }
export type Area = Polygon | MultiPolygon

export const toPosition = ({ lat, lng }: Point): Position => [round6(lng), round6(lat)]

const round6 = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Repeats the first point at the end. */
export const closed = (points: readonly Point[]): Ring =>
  [...points, ...points.slice(0, 1)].map(toPosition)

const crosses = ({ lat, lng }: Point, a: Position, b: Position): boolean =>
  a[1] > lat !== b[1] > lat && lng < ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]) + a[0]

/** Even-odd rule over the outer ring and the holes: a point in a hole is outside. */
export const ringsContain = (rings: Rings, point: Point): boolean => {
  let inside = false
  for (const ring of rings) {
    let previous = ring.at(-1)
    for (const position of ring) {
      if (previous !== undefined && crosses(point, previous, position)) inside = !inside
      previous = position
    }
  }
  return inside
}

/** The polygons of an area. */
export const partsOf = (area: Area): readonly Rings[] =>
  area.type === 'Polygon' ? [area.coordinates] : area.coordinates

export const areaContains = (area: Area, point: Point): boolean =>
  partsOf(area).some((rings) => ringsContain(rings, point))
