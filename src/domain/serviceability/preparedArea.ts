import type { Coordinates } from '../place/coordinates.ts'
import { type Area, type PolygonRings, serves } from './area.ts'
import { areEvenPolygons, isFinitePoint } from './evenShape.ts'
import { border, cornersOf, inside, outside, type RingCorners, type Side } from './ringCorners.ts'
import { gridOf, type RingGrid, sideInGrid } from './ringGrid.ts'
import { type RingTree, sideInTree, treeOf } from './ringTree.ts'

type PreparedRing = RingGrid | RingTree

const prepareRing = (corners: RingCorners): PreparedRing => gridOf(corners) ?? treeOf(corners)

const sideOf = (ring: PreparedRing, point: Coordinates): Side =>
  ring.shape === 'grid' ? sideInGrid(ring, point) : sideInTree(ring, point)

type PreparedPolygon = { readonly outer: PreparedRing; readonly holes: readonly PreparedRing[] }

const polygonServes = ({ outer, holes }: PreparedPolygon, point: Coordinates): boolean => {
  const side = sideOf(outer, point)
  if (side !== inside) return side === border
  for (const hole of holes) if (sideOf(hole, point) === inside) return false
  return true
}

const areNumbers = ({ across, up }: RingCorners): boolean => Number.isFinite(across + up)

/** The polygons of an area; null if its shape is not what its type promises. */
const evenPolygonsOf = (area: Area | null | undefined): readonly PolygonRings[] | null => {
  const polygons =
    area?.type === 'Polygon'
      ? [area.coordinates]
      : area?.type === 'MultiPolygon'
        ? area.coordinates
        : null
  return polygons !== null && areEvenPolygons(polygons) ? polygons : null
}

/**
 * Like `serves`, for many points of one area (spec 1 §4). Preparing takes the time of a few dozen
 * `serves` calls and 70 bytes per corner; after that, a query takes about as long however many corners
 * there are. Malformed areas from plain JavaScript are passed to `serves` itself.
 *
 * @example
 * const square: Area = { type: 'Polygon', coordinates: [[[77, 12], [78, 12], [78, 13], [77, 13]]] }
 * const inSquare = prepareArea(square)
 * inSquare({ lat: 12.9352, lng: 77.6245 }) // → true
 * inSquare({ lat: 13.0001, lng: 77.6245 }) // → false
 */
export const prepareArea = (area: Area): ((point: Coordinates) => boolean) => {
  const corners = evenPolygonsOf(area)?.map((rings) => rings.map(cornersOf))
  if (!corners?.flat().every(areNumbers)) return serves(area)

  const prepared = corners.flatMap(([outer, ...holes]): readonly PreparedPolygon[] =>
    outer === undefined ? [] : [{ outer: prepareRing(outer), holes: holes.map(prepareRing) }],
  )
  const [first, ...others] = prepared
  // The shortcut for most areas: one polygon without holes, in a grid.
  if (first?.outer.shape === 'grid' && others.length === 0 && first.holes.length === 0) {
    const { outer } = first
    return (point) => isFinitePoint(point) && sideInGrid(outer, point) !== outside
  }
  return (point) => {
    if (!isFinitePoint(point)) return false
    for (const polygon of prepared) if (polygonServes(polygon, point)) return true
    return false
  }
}
