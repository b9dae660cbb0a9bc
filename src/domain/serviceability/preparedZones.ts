import type { Coordinates } from '../place/coordinates.ts'
import { areEvenRings, isFinitePoint } from './evenShape.ts'
import { prepareArea } from './preparedArea.ts'
import { cornersOf, outside, type RingCorners } from './ringCorners.ts'
import {
  addUp,
  type CellFrame,
  cellsOf,
  entryAt,
  finest,
  margin,
  type RingCells,
  sideByEdges,
} from './ringGrid.ts'
import type { Zone } from './zone.ts'

/*
 * How the zones of a point are found without checking every zone. One grid lies over all zones. How a
 * zone relates to a cell is determined as in the grid of a single ring. A cell lists the zones that
 * reach into it: those that cover it entirely, and those with edges in it, together with these edges.
 * All lists are stored one after another in one array, and so are all corners: the bottleneck is memory
 * access, not arithmetic.
 */

/*
 * The entry of a zone in a list: four times the zone's index, plus one if the cell's corner is inside,
 * plus two if there are edges. The edges follow: their number, and the offset of each in the corners.
 * If their number is zero, the zone has to be checked as a whole.
 */
const isOddBit = 1
const hasEdgesBit = 2

const cellsPerZone = 100
const mostCells = 2 ** 20
/**
 * The average limit. Zones side by side need half of it; for overlapping zones the cells get larger.
 */
const listingsPerZone = 400
/** How many cells may list an edge. */
const listingsPerEdge = 8
/** The average limit of one zone. */
const edgesPerCell = 16

type Grid = Omit<CellFrame, 'firstColumn' | 'firstRow'>

/**
 * How many cells a grid may have in each direction so that its lists stay short. In each direction, the
 * bounding box of a zone covers at most (share × cells + 2) cells, where share is its part of the
 * grid's extent. The total over all boxes is a quadratic equation.
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

/** The grid over the zones, given their rings; null if there are no zones or no room for cells. */
const gridOver = (zones: ReadonlyArray<readonly RingCorners[]>): Grid | null => {
  let west = Number.POSITIVE_INFINITY
  let south = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  for (const ring of zones.flat()) {
    if (ring.edges === 0) continue
    // A corner that is not a number may go unnoticed by minimum and maximum, but not by the sums.
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
  // Slightly larger than all zones, so that the first corner of a row is outside of every zone.
  const width = ((east - west) / size) * (1 + 2 ** -8)
  const height = ((north - south) / size) * (1 + 2 ** -8)
  const largest = Math.max(Math.abs(west), Math.abs(south), Math.abs(east), Math.abs(north))
  const narrowest = finest * largest
  if (!(Math.min(width, height) > narrowest && narrowest > 1e-100 && narrowest < 1e100)) return null
  return {
    left: west - (width * size - (east - west)) / 2,
    bottom: south - (height * size - (north - south)) / 2,
    width,
    height,
    perLng: 1 / width,
    perLat: 1 / height,
    columns: size,
    rows: size,
  }
}

/** The cells of the grid that a ring may reach into. */
const frameAround = (grid: Grid, { west, south, east, north }: RingCorners): CellFrame => {
  const { left, bottom, perLng, perLat } = grid
  const firstColumn = Math.floor((west - left) * perLng - 2 * margin)
  const firstRow = Math.floor((south - bottom) * perLat - 2 * margin)
  const columns = Math.floor((east - left) * perLng + 2 * margin) + 1 - firstColumn
  const rows = Math.floor((north - bottom) * perLat + 2 * margin) + 1 - firstRow
  return { ...grid, firstColumn, firstRow, columns, rows }
}

/**
 * How a zone is listed: by what the cells around it know of its one ring, or in all these cells as a
 * zone to check as a whole. The latter is for zones with lakes, and for zones with so many edges per
 * cell that it is faster.
 */
type ListedZone = { readonly frame: CellFrame } & (
  | { readonly cells: RingCells; readonly firstDegree: number }
  | { readonly cells: null; readonly has: (point: Coordinates) => boolean }
)

/** About how many entries all cells together would have for the edges of a ring. */
const listingsOf = ({ edges, across, up }: RingCorners, { perLng, perLat }: CellFrame): number =>
  edges + across * perLng + up * perLat

const isListedByEdges = (ring: RingCorners, frame: CellFrame): boolean => {
  const cells = frame.columns * frame.rows
  return (
    listingsOf(ring, frame) <= Math.min(cells + listingsPerEdge * ring.edges, edgesPerCell * cells)
  )
}

type Tell = (cell: number, known: number, from: number, to: number) => void

/**
 * Calls `tell` for every cell that lists a zone, with its bits and the range of its edges in the zone's
 * own lists.
 */
const eachListing = (grid: Grid, { frame, cells: known }: ListedZone, tell: Tell): void => {
  for (let row = 0; row < frame.rows; row += 1) {
    const first = (frame.firstRow + row) * grid.columns + frame.firstColumn
    for (let column = 0; column < frame.columns; column += 1) {
      if (known === null) tell(first + column, hasEdgesBit, 0, 0)
      else {
        const at = 1 + row * frame.columns + column
        const entry = entryAt(known.cells, at)
        const end = entryAt(known.cells, at + 1) >> 1
        const edges = entry >> 1 < end ? hasEdgesBit : 0
        const bits = (entry & isOddBit) | edges
        if (bits !== 0) tell(first + column, bits, entry >> 1, end)
      }
    }
  }
}

/** How many numbers an entry takes. */
const lengthOf = (known: number, from: number, to: number): number =>
  known < hasEdgesBit ? 1 : 2 + to - from

/** The start of each cell's list, and the lists. */
const listsOf = (
  grid: Grid,
  listed: ReadonlyArray<ListedZone | null>,
): { readonly starts: Int32Array; readonly lists: Int32Array } => {
  const starts = new Int32Array(grid.columns * grid.rows + 1)
  for (const zone of listed) {
    if (zone === null) continue
    eachListing(grid, zone, (cell, known, from, to) => {
      starts[cell] = entryAt(starts, cell) + lengthOf(known, from, to)
    })
  }
  const lists = new Int32Array(addUp(starts))
  // Backwards, so that every list is in the order of the zones.
  for (let at = listed.length - 1; at >= 0; at -= 1) {
    const zone = listed[at]
    if (zone === undefined || zone === null) continue
    eachListing(grid, zone, (cell, known, from, to) => {
      let entry = entryAt(starts, cell) - lengthOf(known, from, to)
      starts[cell] = entry
      lists[entry] = 4 * at + known
      if (zone.cells === null || known < hasEdgesBit) return
      lists[entry + 1] = to - from
      entry += 2 - from
      for (let edge = from; edge < to; edge += 1) {
        lists[entry + edge] = zone.firstDegree + entryAt(zone.cells.lists, edge)
      }
    })
  }
  return { starts, lists }
}

type OddZone = { readonly polygon?: Pick<Zone['polygon'], 'data'> | null } | null | undefined

const areEvenZones = (zones: readonly OddZone[]): boolean => {
  for (const zone of zones) if (!zone?.polygon || !areEvenRings(zone.polygon.data)) return false
  return true
}

const areaOf = ({ polygon }: Pick<Zone, 'polygon'>) =>
  prepareArea({ type: 'Polygon', coordinates: polygon.data })

/**
 * Finds the zones that contain a point, in their order: those whose polygon `serves` it (spec 1 §3,
 * §4). For many queries on many zones: after preparation, the time of a query does not grow with the
 * zones that lie side by side, only with those that overlap at the point. Memory use is the corners,
 * plus at most some 1,200 numbers per zone and eight per corner, however the zones lie.
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
  const rings = areEvenZones(zones) ? zones.map(({ polygon }) => polygon.data.map(cornersOf)) : null
  const grid = rings === null ? null : gridOver(rings)
  if (rings === null || grid === null) {
    const asks = zones.map(areaOf)
    return (point) => zones.filter((_, at) => asks[at]?.(point))
  }

  const degrees = new Float64Array(rings.flat().reduce((sum, ring) => sum + ring.degrees.length, 0))
  let firstDegree = 0
  const listed = rings.map(([outer, ...lakes], at): ListedZone | null => {
    const zone = zones[at]
    if (zone === undefined || outer === undefined || outer.edges === 0) return null
    const frame = frameAround(grid, outer)
    if (lakes.length > 0 || !isListedByEdges(outer, frame)) {
      return { frame, cells: null, has: areaOf(zone) }
    }
    degrees.set(outer.degrees, firstDegree)
    firstDegree += outer.degrees.length
    return { frame, cells: cellsOf(outer, frame), firstDegree: firstDegree - outer.degrees.length }
  })

  const { left, bottom, width, height, perLng, perLat, columns, rows } = grid
  const { starts, lists } = listsOf(grid, listed)
  const asks = listed.map((zone) => (zone?.cells === null ? zone.has : null))

  return (point) => {
    if (!isFinitePoint(point)) return []
    const column = Math.floor((point.lng - left) * perLng)
    const row = Math.floor((point.lat - bottom) * perLat)
    if (!(column >= 0 && column < columns && row >= 0 && row < rows)) return []
    const west = left + column * width
    const south = bottom + row * height
    const cell = row * columns + column
    const end = entryAt(starts, cell + 1)
    let entry = entryAt(starts, cell)
    // Made with its first zone: an empty array makes room for seventeen when one is added.
    let found: Z[] | null = null
    while (entry < end) {
      const known = entryAt(lists, entry)
      const at = known >> 2
      entry += 1
      let has = (known & isOddBit) !== 0
      if ((known & hasEdgesBit) !== 0) {
        const first = entry + 1
        entry = first + entryAt(lists, entry)
        has =
          first === entry
            ? asks[at]?.(point) === true
            : sideByEdges(degrees, lists, first, entry, known & isOddBit, west, south, point) !==
              outside
      }
      const zone = zones[at]
      if (!has || zone === undefined) continue
      if (found === null) found = [zone]
      else found.push(zone)
    }
    return found ?? []
  }
}
