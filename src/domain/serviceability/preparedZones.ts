import type { Coordinates } from '../place/coordinates.ts'
import { serves } from './area.ts'
import {
  border,
  cornersOf,
  degreesAt,
  inside,
  type RingCorners,
  sideOfEdges,
} from './ringCorners.ts'
import type { Zone } from './zone.ts'

/*
 * How the zones of a point are found without asking all of them. A grid lies over the zones, and each of its
 * cells lists those that come into it: the ones that have all of the cell, which is known when the lists are
 * made, and the ones with an edge there, which are asked about the point as `serves` does it. All lists
 * stand one after the other in one array, and so do all corners: what waits is not reckoning but memory.
 */

/** What a zone is to a cell: an edge of it comes near, or it has none of the cell, or all of it. */
const near = 0
const none = 1
const all = 2

const cellsPerZone = 100
const mostCells = 2 ** 20
/** On average. Zones side by side need half as many; of zones over each other the cells get larger. */
const listingsPerZone = 400
/** Of a cell: far more than rounding moves anything, far less than a cell. */
const margin = 2 ** -20
/** The least share of the largest coordinate that a cell is wide: rounding stays far below the margin. */
const finest = 2 ** -26

type Grid = {
  readonly west: number
  readonly south: number
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
}

/** An entry of a list, where there is one. */
const entryAt = (entries: ArrayLike<number>, at: number): number => entries[at] ?? 0

type Ask = (point: Coordinates) => boolean

/**
 * How many cells a grid may have each way so that its lists stay short. The box around a zone lies over
 * at most (part × cells + 2) of them each way, by the part that it has of the grid's extent: what all
 * boxes lie over together is a square equation.
 */
const cellsEachWay = (outers: readonly RingCorners[], width: number, height: number): number => {
  let parts = 0
  let products = 0
  for (const outer of outers) {
    const across = (outer.east - outer.west) / width
    const up = (outer.north - outer.south) / height
    parts += across + up
    products += across * up
  }
  const room = (listingsPerZone - 4) * outers.length
  return room / (parts + Math.sqrt(parts * parts + products * room))
}

/** The grid over the zones, by their rings; null where there are none, or no room for cells. */
const gridOver = (zones: ReadonlyArray<readonly RingCorners[]>): Grid | null => {
  let west = Number.POSITIVE_INFINITY
  let south = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  for (const ring of zones.flat()) {
    if (ring.edges === 0) continue
    // A corner that is no number may be hidden among others; it is not in what they add up to.
    if (!Number.isFinite(ring.across + ring.up)) return null
    west = Math.min(west, ring.west)
    south = Math.min(south, ring.south)
    east = Math.max(east, ring.east)
    north = Math.max(north, ring.north)
  }
  const outers = zones.flatMap(([outer]) => (outer === undefined || outer.edges === 0 ? [] : outer))
  const size = Math.ceil(
    Math.min(
      Math.sqrt(Math.min(mostCells, cellsPerZone * zones.length)),
      cellsEachWay(outers, east - west, north - south),
    ),
  )
  const [width, height] = [(east - west) / size, (north - south) / size]
  const largest = Math.max(Math.abs(west), Math.abs(south), Math.abs(east), Math.abs(north))
  const isRoomy = Math.min(width, height) > finest * largest && largest < 1e100
  return isRoomy ? { west, south, width, height, columns: size, rows: size } : null
}

const limited = (cell: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor(cell)))

/** The cells from one longitude or latitude to another, both in cells. */
const range = (from: number, to: number, count: number): readonly [first: number, last: number] => [
  limited(from - margin, count),
  limited(to + margin, count),
]

/** Tells of every cell in the box around a zone what the zone is to it, row by row. */
const eachCell = (
  { west, south, width, height, columns, rows }: Grid,
  rings: readonly RingCorners[],
  ask: Ask,
  tell: (cell: number, has: number) => void,
): void => {
  const [outer] = rings
  if (outer === undefined || outer.edges === 0) return
  const [left, right] = range((outer.west - west) / width, (outer.east - west) / width, columns)
  const [low, high] = range((outer.south - south) / height, (outer.north - south) / height, rows)
  const across = right - left + 1
  const marks = new Uint8Array(across * (high - low + 1)).fill(none)
  for (const { degrees, edges } of rings) {
    for (let edge = 0; edge < edges; edge += 1) {
      const x1 = (degreesAt(degrees, 2 * edge) - west) / width
      const y1 = (degreesAt(degrees, 2 * edge + 1) - south) / height
      const x2 = (degreesAt(degrees, 2 * edge + 2) - west) / width
      const y2 = (degreesAt(degrees, 2 * edge + 3) - south) / height
      // All of the box around an edge: zones have short edges, and cells that are marked too often are asked.
      const first = Math.max(left, limited(Math.min(x1, x2) - margin, columns)) - left
      const last = Math.min(right, limited(Math.max(x1, x2) + margin, columns)) - left
      const top = Math.min(high, limited(Math.max(y1, y2) + margin, rows)) - low
      let row = Math.max(low, limited(Math.min(y1, y2) - margin, rows)) - low
      for (; row <= top; row += 1) marks.fill(near, row * across + first, row * across + last + 1)
    }
  }
  for (let row = low; row <= high; row += 1) {
    let before = near
    for (let column = left; column <= right; column += 1) {
      let has = marks[(row - low) * across + column - left] ?? near
      if (has !== near) {
        // Between two cells that no edge comes near nothing changes.
        const middle = { lat: south + (row + 0.5) * height, lng: west + (column + 0.5) * width }
        has = before !== near ? before : ask(middle) ? all : none
      }
      before = has
      if (has !== none) tell(row * columns + column, has)
    }
  }
}

/** Asks a zone, by its place among them, about a point. */
const askerOf = (zones: ReadonlyArray<readonly RingCorners[]>) => {
  const rings = zones.flat()
  const degrees = new Float64Array(rings.reduce((sum, ring) => sum + ring.degrees.length, 0))
  /** The corner that each ring begins with, and the ring that each zone begins with. */
  const firstCorner = new Int32Array(rings.length + 1)
  const firstRing = new Int32Array(zones.length + 1)
  for (const [at, ring] of rings.entries()) {
    const first = entryAt(firstCorner, at)
    degrees.set(ring.degrees, 2 * first)
    firstCorner[at + 1] = first + ring.edges + 1
  }
  for (const [at, { length }] of zones.entries())
    firstRing[at + 1] = entryAt(firstRing, at) + length
  const sideOf = (ring: number, point: Coordinates) =>
    sideOfEdges(degrees, entryAt(firstCorner, ring), entryAt(firstCorner, ring + 1) - 1, point)
  return (zone: number, point: Coordinates): boolean => {
    const outer = entryAt(firstRing, zone)
    const end = entryAt(firstRing, zone + 1)
    if (outer === end) return false
    const side = sideOf(outer, point)
    if (side !== inside) return side === border
    for (let hole = outer + 1; hole < end; hole += 1) {
      if (sideOf(hole, point) === inside) return false
    }
    return true
  }
}

/**
 * The zones that have a point, in their order: those whose polygon `serves` it (spec 1 §3, §4). For
 * who asks about many points of many zones: after preparing, an answer takes about as long however
 * many zones there are side by side, and the longer the more of them lie over each other there. Kept
 * are the corners and at most some 500 numbers a zone, however they lie.
 *
 * @example
 * const data: PolygonRings = [[[77, 12], [78, 12], [78, 13], [77, 13]]]
 * const zones: readonly Zone[] = [
 *   { type: 'Both', polygon: { type: 'Polygon', data }, vehicleIds: [1, 97] },
 * ]
 * const zonesAt = prepareZones(zones)
 * zonesAt({ lat: 12.9352, lng: 77.6245 }).length // → 1
 * zonesAt({ lat: 13.0001, lng: 77.6245 }) // → []
 */
export const prepareZones = <Z extends Pick<Zone, 'polygon'>>(
  zones: readonly Z[],
): ((point: Coordinates) => readonly Z[]) => {
  const rings = zones.map(({ polygon }) => polygon.data.map(cornersOf))
  const grid = gridOver(rings)
  if (grid === null) {
    const asks = zones.map(({ polygon }) => serves({ type: 'Polygon', coordinates: polygon.data }))
    return (point) => zones.filter((_, at) => asks[at]?.(point))
  }

  const { west, south, width, height, columns, rows } = grid
  const starts = new Int32Array(columns * rows + 1)
  const cells: number[] = []
  const entries: number[] = []
  const has = askerOf(rings)
  for (const [at, ringsOfZone] of rings.entries()) {
    const ask = (point: Coordinates) => has(at, point)
    eachCell(grid, ringsOfZone, ask, (cell, part) => {
      starts[cell] = entryAt(starts, cell) + 1
      cells.push(cell)
      entries.push(2 * at + (part === all ? 1 : 0))
    })
  }
  let sum = 0
  for (let cell = 0; cell < starts.length; cell += 1) {
    sum += entryAt(starts, cell)
    starts[cell] = sum
  }
  const lists = new Int32Array(sum)
  // From the end, so that every list is in the order of the zones.
  for (let listing = cells.length - 1; listing >= 0; listing -= 1) {
    const cell = entryAt(cells, listing)
    const start = entryAt(starts, cell) - 1
    starts[cell] = start
    lists[start] = entryAt(entries, listing)
  }

  return (point) => {
    const column = Math.floor((point.lng - west) / width)
    const row = Math.floor((point.lat - south) / height)
    const found: Z[] = []
    // The last line of the grid belongs to its last cells.
    if (!(column >= 0 && column <= columns && row >= 0 && row <= rows)) return found
    const cell = Math.min(row, rows - 1) * columns + Math.min(column, columns - 1)
    const end = entryAt(starts, cell + 1)
    for (let listing = entryAt(starts, cell); listing < end; listing += 1) {
      const entry = entryAt(lists, listing)
      const at = entry >> 1
      const zone = zones[at]
      if (zone !== undefined && ((entry & 1) === 1 || has(at, point))) found.push(zone)
    }
    return found
  }
}
