import type { Coordinates } from '../place/coordinates.ts'
import { type Area, type PolygonRings, type Ring, serves } from './area.ts'
import { compareProducts } from './compareProducts.ts'

/*
 * How one area is asked about many points in a few nanoseconds each, with the answers of `serves`:
 *
 * - A grid of about twenty-five cells a corner lies over the area. A cell that no edge comes near is inside
 *   or outside as a whole, and most points need no more than that.
 * - In the other cells each ring is asked, through a tree of boxes around runs of its edges. Whether
 *   the ray to the right of a point crosses a run is plain where the point is not in its box: never
 *   where the box is above, below or to the left, and where it is to the right, once more if the ends of
 *   the run are on different sides of the ray. Only boxes that the point is in are opened, and those
 *   are few, whatever the ring is like: a comb is no worse than a circle.
 * - What is left are the edges of a box or two, and they are asked exactly as `serves` asks them.
 */

const edgesInLeaf = 8

/** A ring as a heap of boxes: box 1 is around all of it, box n around boxes 2n and 2n + 1. */
type RingIndex = {
  /** Corners in their order, the last one first as well: edge n is from corner n to corner n + 1. */
  readonly xs: Float64Array
  readonly ys: Float64Array
  /** Of each box its least x and y, then its greatest. */
  readonly boxes: Float64Array
  /** How many boxes hold edges: a power of two. Those past the last edge are nowhere. */
  readonly leaves: number
}

const outside = 0
const inside = 1
const border = 2
type Side = typeof outside | typeof inside | typeof border

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? Number.NaN

const indexOf = (ring: Ring): RingIndex => {
  const count = ring.length
  const xs = new Float64Array(count + 1)
  const ys = new Float64Array(count + 1)
  for (let corner = 0; corner <= count; corner += 1) {
    const [x, y] = ring[corner === 0 ? count - 1 : corner - 1] ?? [Number.NaN, Number.NaN]
    xs[corner] = x
    ys[corner] = y
  }
  const needed = Math.max(1, Math.ceil(count / edgesInLeaf))
  const leaves = 2 ** Math.ceil(Math.log2(needed))
  const boxes = new Float64Array(8 * leaves)
  for (let box = 2 * leaves - 1; box > 0; box -= 1) {
    let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    if (box < leaves) {
      const [left, right] = [8 * box, 8 * box + 4]
      west = Math.min(at(boxes, left), at(boxes, right))
      south = Math.min(at(boxes, left + 1), at(boxes, right + 1))
      east = Math.max(at(boxes, left + 2), at(boxes, right + 2))
      north = Math.max(at(boxes, left + 3), at(boxes, right + 3))
    } else {
      const from = (box - leaves) * edgesInLeaf
      const to = Math.min(count, from + edgesInLeaf)
      for (let corner = from; from < to && corner <= to; corner += 1) {
        west = Math.min(west, at(xs, corner))
        south = Math.min(south, at(ys, corner))
        east = Math.max(east, at(xs, corner))
        north = Math.max(north, at(ys, corner))
      }
    }
    boxes[4 * box] = west
    boxes[4 * box + 1] = south
    boxes[4 * box + 2] = east
    boxes[4 * box + 3] = north
  }
  return { xs, ys, boxes, leaves }
}

/** Which side of the edges of one leaf a point is on: whether the ray to its right crosses them oddly often. */
const sideOfLeaf = ({ xs, ys, leaves }: RingIndex, leaf: number, x: number, y: number): Side => {
  const from = (leaf - leaves) * edgesInLeaf
  const to = Math.min(xs.length - 1, from + edgesInLeaf)
  let isOdd = false
  // Corners as seen from the point, and compared as `serves` compares them.
  let x1 = at(xs, from) - x
  let y1 = at(ys, from) - y
  for (let corner = from + 1; corner <= to; corner += 1) {
    const x2 = at(xs, corner) - x
    const y2 = at(ys, corner) - y
    if (y1 > 0 !== y2 > 0) {
      if (x1 > 0 && x2 > 0) isOdd = !isOdd
      else if (x1 >= 0 || x2 >= 0) {
        const turn = compareProducts(x1, y2, x2, y1)
        if (turn === 0) return border
        if (turn > 0 === y2 > 0) isOdd = !isOdd
      }
    } else if (y2 === 0 && (x2 === 0 || (y1 === 0 && x1 > 0 !== x2 > 0))) return border
    x1 = x2
    y1 = y2
  }
  return isOdd ? inside : outside
}

const trailingZeros = (number: number): number => 31 - Math.clz32(number & -number)

const sideOf = (ring: RingIndex, x: number, y: number): Side => {
  const { ys, boxes, leaves } = ring
  let isInside = false
  let box = 1
  for (;;) {
    const corner = 4 * box
    if (y >= at(boxes, corner + 1) && y <= at(boxes, corner + 3) && x <= at(boxes, corner + 2)) {
      if (x < at(boxes, corner)) {
        const size = Math.clz32(box) - Math.clz32(leaves)
        const from = ((box << size) - leaves) * edgesInLeaf
        const to = Math.min(ys.length - 1, from + (edgesInLeaf << size))
        if (at(ys, from) > y !== at(ys, to) > y) isInside = !isInside
      } else if (box < leaves) {
        box *= 2
        continue
      } else {
        const side = sideOfLeaf(ring, box, x, y)
        if (side === border) return border
        if (side === inside) isInside = !isInside
      }
    }
    // On to the next box on this level, or above it where this was the last one of its parent.
    box += 1
    box >>= trailingZeros(box)
    if (box === 1) return isInside ? inside : outside
  }
}

type PolygonIndex = { readonly outer: RingIndex; readonly holes: readonly RingIndex[] }

const polygonServes = ({ outer, holes }: PolygonIndex, x: number, y: number): boolean => {
  const side = sideOf(outer, x, y)
  if (side !== inside) return side === border
  for (const hole of holes) if (sideOf(hole, x, y) === inside) return false
  return true
}

/** A cell of the grid is outside, inside, or an edge comes near it. */
const near = 2

type Grid = {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  readonly size: number
  /** Row by row from the south. */
  readonly cells: Uint8Array
}

const mostCells = 1024
/** Of a cell's width: far more than rounding moves anything, far less than a cell. */
const margin = 1e-6

/** Marks the cells that an edge of the ring comes near. */
const markEdges = ({ west, south, east, north, size, cells }: Grid, { xs, ys }: RingIndex) => {
  const width = (east - west) / size
  const height = (north - south) / size
  const last = size - 1
  const column = (x: number) => Math.min(last, Math.max(0, Math.floor((x - west) / width)))
  const row = (y: number) => Math.min(last, Math.max(0, Math.floor((y - south) / height)))
  for (let edge = 0; edge < xs.length - 1; edge += 1) {
    const [x1, y1, x2, y2] = [at(xs, edge), at(ys, edge), at(xs, edge + 1), at(ys, edge + 1)]
    const [least, most] = [Math.min(x1, x2), Math.max(x1, x2)]
    const first = row(Math.min(y1, y2) - margin * height)
    const final = row(Math.max(y1, y2) + margin * height)
    const slope = (x2 - x1) / (y2 - y1)
    for (let line = first; line <= final; line += 1) {
      let [from, to] = [least, most]
      // An edge through three rows and more is cut at the lines between them.
      if (final - first > 1) {
        const low = x1 + (south + (line - margin) * height - y1) * slope
        const high = x1 + (south + (line + 1 + margin) * height - y1) * slope
        from = Math.max(least, Math.min(low, high))
        to = Math.min(most, Math.max(low, high))
      }
      const start = line * size
      cells.fill(
        near,
        start + column(from - margin * width),
        start + column(to + margin * width) + 1,
      )
    }
  }
}

/** How many cells there are to a side: fewer where the edges would come near most of them. */
const sizeFor = (rings: readonly RingIndex[], width: number, height: number): number => {
  let corners = 0
  let lengths = 0
  for (const { xs, ys } of rings) {
    corners += xs.length
    for (let edge = 0; edge < xs.length - 1; edge += 1) {
      lengths += Math.abs(at(xs, edge + 1) - at(xs, edge)) / width
      lengths += Math.abs(at(ys, edge + 1) - at(ys, edge)) / height
    }
  }
  const wanted = Math.ceil(5 * Math.sqrt(corners))
  return Math.max(1, Math.min(mostCells, wanted, Math.floor((8 * corners) / lengths)))
}

/**
 * The same as `serves`, for who asks about many points of one area: preparing takes the time of one or
 * two hundred questions, and after it an answer takes about as long however many corners there are
 * (spec 1 §4).
 *
 * @example
 * const square: Area = { type: 'Polygon', coordinates: [[[77, 12], [78, 12], [78, 13], [77, 13]]] }
 * const inSquare = prepareArea(square)
 * inSquare({ lat: 12.9352, lng: 77.6245 }) // → true
 * inSquare({ lat: 13.0001, lng: 77.6245 }) // → false
 */
export const prepareArea = (area: Area): ((point: Coordinates) => boolean) => {
  const polygons = (area.type === 'Polygon' ? [area.coordinates] : area.coordinates).flatMap(
    ([outer, ...holes]: PolygonRings): readonly PolygonIndex[] =>
      outer === undefined || outer.length === 0
        ? []
        : [{ outer: indexOf(outer), holes: holes.filter((hole) => hole.length > 0).map(indexOf) }],
  )
  const bounds = (side: number) => polygons.map(({ outer }) => at(outer.boxes, 4 + side))
  const [west, south] = [Math.min(...bounds(0)), Math.min(...bounds(1))]
  const [east, north] = [Math.max(...bounds(2)), Math.max(...bounds(3))]
  const rings = polygons.flatMap(({ outer, holes }) => [outer, ...holes])
  const largest = Math.max(Math.abs(west), Math.abs(south), Math.abs(east), Math.abs(north))
  // Without room for cells that are wide beside the last digit of a corner there is nothing to prepare.
  const isRoomy = Math.min(east - west, north - south) > largest * 2 ** -20
  if (!isRoomy || !Number.isFinite(largest)) return serves(area)

  const isServed = (x: number, y: number): boolean => {
    for (const polygon of polygons) if (polygonServes(polygon, x, y)) return true
    return false
  }
  const size = sizeFor(rings, east - west, north - south)
  const cells = new Uint8Array(size * size)
  for (const ring of rings) markEdges({ west, south, east, north, size, cells }, ring)
  const [width, height] = [(east - west) / size, (north - south) / size]
  for (let line = 0; line < size; line += 1) {
    let before = near
    for (let cell = line * size; cell < (line + 1) * size; cell += 1) {
      if (cells[cell] !== near) {
        // Between two cells that no edge comes near nothing changes.
        const x = west + (cell - line * size + 0.5) * width
        const isIn =
          before === near ? isServed(x, south + (line + 0.5) * height) : before === inside
        cells[cell] = isIn ? inside : outside
      }
      before = cells[cell] ?? near
    }
  }

  const last = size - 1
  const [across, up] = [size / (east - west), size / (north - south)]
  return ({ lat, lng }) => {
    if (!(lng >= west && lng <= east && lat >= south && lat <= north)) return false
    const column = Math.min(last, Math.floor((lng - west) * across))
    const row = Math.min(last, Math.floor((lat - south) * up))
    const cell = cells[row * size + column]
    return cell === near ? isServed(lng, lat) : cell === inside
  }
}
