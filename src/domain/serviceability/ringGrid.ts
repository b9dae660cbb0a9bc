import type { Coordinates } from '../place/coordinates.ts'
import { compareProducts } from './compareProducts.ts'
import { border, degreesAt, inside, outside, type RingCorners, type Side } from './ringCorners.ts'

/*
 * How one ring answers queries on many points in a few nanoseconds each, with the answers of `serves`:
 *
 * - A grid with a few cells per corner lies over the ring. Each cell lists the edges that reach into
 *   it. Most list none: they are entirely inside or outside, and most points need no further check.
 * - For each cell one point is known: whether its south-western corner is inside. Only listed edges can
 *   lie between that corner and a point of the cell, and the parity of their crossings with the path
 *   between the two decides.
 * - The path goes up the western side of the cell and then east. The effect of an edge on it follows
 *   from where its two ends are, and from which side of it the corner and the point are on, by the
 *   comparison that `serves` makes and no other. The corners of a row are derived from one another by
 *   the same comparison. So nothing is rounded differently than in `serves`, and no answer can differ.
 *
 * Everything is stored in three flat arrays, which two passes over the edges and one over the cells
 * fill. The most frequent answers need no branch that a processor could mispredict.
 */

/** The position of cells: some columns and rows of a grid that starts at `left` and `bottom`. */
export type CellFrame = {
  readonly left: number
  readonly bottom: number
  /** The size of a cell in degrees, and the number of cells per degree. */
  readonly width: number
  readonly height: number
  readonly perLng: number
  readonly perLat: number
  /** The first column and row within the grid, counted from 0, and how many there are. */
  readonly firstColumn: number
  readonly firstRow: number
  readonly columns: number
  readonly rows: number
}

/** What the cells of a frame know about a ring. */
export type RingCells = {
  /**
   * One number per cell, row by row from the south: twice the start of its list, plus one if its corner
   * is inside. A list ends where the next one starts. Cell 0 is everything beyond the frame.
   */
  readonly cells: Int32Array
  /** The lists, one after another: for each edge its offset in the corners. */
  readonly lists: Int32Array
}

/**
 * A ring with a frame of its own, which starts slightly before it, so that the first corner of a row is
 * outside.
 */
export type RingGrid = CellFrame &
  RingCells & {
    readonly shape: 'grid'
    readonly corners: RingCorners
  }

/** An entry of a list; 0 if there is none. */
export const entryAt = (entries: Int32Array, index: number): number => entries[index] ?? 0

/** 1 if the ray to the east of a point crosses an edge whose ends are relative to the point, else 0. */
const crossing = (x1: number, y1: number, x2: number, y2: number): number =>
  (Number(y1 > 0) ^ Number(y2 > 0)) & Number(compareProducts(x1, y2, x2, y1) > 0 === y2 > 0)

const isInBox = ({ west, south, east, north }: RingCorners, { lat, lng }: Coordinates): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/**
 * Which side of a ring a point is on, by the edges that its cell lists: entries `from` up to but not
 * including `to`. `isOdd` is 1 if the cell's corner, at `west` and `south`, is inside, else 0.
 */
export const sideByEdges = (
  degrees: Float64Array,
  lists: Int32Array,
  from: number,
  to: number,
  isOdd: number,
  west: number,
  south: number,
  { lng: x, lat: y }: Coordinates,
): Side => {
  let odd = isOdd
  for (let entry = from; entry < to; entry += 1) {
    const edge = entryAt(lists, entry)
    const lng1 = degreesAt(degrees, edge)
    const lat1 = degreesAt(degrees, edge + 1)
    const lng2 = degreesAt(degrees, edge + 2)
    const lat2 = degreesAt(degrees, edge + 3)
    const x1 = lng1 - x
    const y1 = lat1 - y
    const x2 = lng2 - x
    const y2 = lat2 - y
    if (y2 === 0 && (x2 === 0 || (y1 === 0 && x1 > 0 !== x2 > 0))) return border
    const isNorth1 = Number(y1 > 0)
    const isNorth2 = Number(y2 > 0)
    const straddles = isNorth1 ^ isNorth2
    const isEast1 = Number(lng1 > west)
    const isEast2 = Number(lng2 > west)
    // Most edges of a long list lie beside the whole path.
    if ((straddles | ((isEast1 & isEast2) ^ 1)) === 0) continue
    const turn = compareProducts(x1, y2, x2, y1)
    if (turn === 0 && straddles === 1) return border
    // The crossings of the rays to the east of the point and of the corner, and the ends of the edge
    // that lie between the two rays.
    odd ^= straddles & Number(turn > 0 === y2 > 0)
    odd ^= crossing(lng1 - west, lat1 - south, lng2 - west, lat2 - south)
    odd ^= isEast1 & (Number(lat1 > south) ^ isNorth1)
    odd ^= isEast2 & (Number(lat2 > south) ^ isNorth2)
  }
  return odd === 1 ? inside : outside
}

const sideInCell = (grid: RingGrid, column: number, row: number, point: Coordinates): Side => {
  if (!isInBox(grid.corners, point)) return outside
  const cell = 1 + row * grid.columns + column
  const known = entryAt(grid.cells, cell)
  const end = entryAt(grid.cells, cell + 1) >> 1
  const west = grid.left + column * grid.width
  const south = grid.bottom + row * grid.height
  const { degrees } = grid.corners
  return sideByEdges(degrees, grid.lists, known >> 1, end, known & 1, west, south, point)
}

/** Which side of the ring a point is on. */
export const sideInGrid = (grid: RingGrid, point: Coordinates): Side => {
  const column = ((point.lng - grid.left) * grid.perLng) | 0
  const row = ((point.lat - grid.bottom) * grid.perLat) | 0
  // All ones if the point is beyond the grid. Far beyond it, numbers wrap around, so a point found
  // inside is checked against the box.
  const beyond = (column | row | (grid.columns - 1 - column) | (grid.rows - 1 - row)) >> 31
  const cell = (1 + row * grid.columns + column) & ~beyond
  const known = entryAt(grid.cells, cell)
  if (known >> 1 !== entryAt(grid.cells, cell + 1) >> 1) return sideInCell(grid, column, row, point)
  return (known & 1) === 1 && isInBox(grid.corners, point) ? inside : outside
}

/** In cells: far more than any rounding error, far less than a cell. */
export const margin = 2 ** -20

/** Counts an edge in the cells of a row, or adds it to their lists, each filled from its end. */
const enter = (
  cells: Int32Array,
  lists: Int32Array | null,
  edge: number,
  from: number,
  to: number,
) => {
  for (let cell = from; cell <= to; cell += 1) {
    const entry = entryAt(cells, cell)
    if (lists === null) cells[cell] = entry + 1
    else {
      cells[cell] = entry - 1
      lists[entry - 1] = edge
    }
  }
}

/**
 * Adds every edge to every cell that it reaches into, or nearly does: rounding may have put it beside.
 */
const enterEdges = (
  { degrees }: RingCorners,
  { left, bottom, perLng, perLat, firstColumn, firstRow, columns }: CellFrame,
  cells: Int32Array,
  lists: Int32Array | null,
) => {
  let x2 = (degreesAt(degrees, 0) - left) * perLng - firstColumn
  let y2 = (degreesAt(degrees, 1) - bottom) * perLat - firstRow
  for (let edge = 0; edge < degrees.length - 2; edge += 2) {
    const x1 = x2
    const y1 = y2
    x2 = (degreesAt(degrees, edge + 2) - left) * perLng - firstColumn
    y2 = (degreesAt(degrees, edge + 3) - bottom) * perLat - firstRow
    const least = (x1 < x2 ? x1 : x2) - margin
    const most = (x1 < x2 ? x2 : x1) + margin
    const from = ((y1 < y2 ? y1 : y2) - margin) | 0
    const to = ((y1 < y2 ? y2 : y1) + margin) | 0
    if (from === to) {
      const start = 1 + from * columns
      enter(cells, lists, edge, start + (least | 0), start + (most | 0))
    } else {
      const slope = (x2 - x1) / (y2 - y1)
      for (let row = from; row <= to; row += 1) {
        const low = x1 + (row - margin - y1) * slope
        const high = x1 + (row + 1 + margin - y1) * slope
        const first = Math.max(least, Math.min(low, high) - margin)
        const last = Math.min(most, Math.max(low, high) + margin)
        const start = 1 + row * columns
        enter(cells, lists, edge, start + (first | 0), start + (last | 0))
      }
    }
  }
}

/** Turns the length of each cell's list into its end; returns the length of all lists. */
export const addUp = (cells: Int32Array): number => {
  let sum = 0
  for (let cell = 0; cell < cells.length; cell += 1) {
    sum += entryAt(cells, cell)
    cells[cell] = sum
  }
  return sum
}

/**
 * Determines for every cell whether its corner is inside, from one corner to the next along the
 * southern side.
 */
const markCorners = ({ degrees }: RingCorners, frame: CellFrame, { cells, lists }: RingCells) => {
  const { left, bottom, width, height, firstColumn, firstRow, columns, rows } = frame
  let cell = 1
  let entry = 0
  for (let row = 0; row < rows; row += 1) {
    const south = bottom + (firstRow + row) * height
    let odd = 0
    for (let column = 0; column < columns; column += 1) {
      const end = entryAt(cells, cell + 1)
      cells[cell] = 2 * entry + odd
      cell += 1
      for (; entry < end; entry += 1) {
        const edge = entryAt(lists, entry)
        const y1 = degreesAt(degrees, edge + 1) - south
        const y2 = degreesAt(degrees, edge + 3) - south
        if (y1 > 0 !== y2 > 0) {
          const x1 = degreesAt(degrees, edge)
          const x2 = degreesAt(degrees, edge + 2)
          const west = left + (firstColumn + column) * width
          const east = left + (firstColumn + column + 1) * width
          odd ^= crossing(x1 - west, y1, x2 - west, y2) ^ crossing(x1 - east, y1, x2 - east, y2)
        }
      }
    }
  }
  cells[cell] = 2 * entry
}

/**
 * What the cells of a frame know about a ring. The frame has to start before the ring and end after it.
 */
export const cellsOf = (corners: RingCorners, frame: CellFrame): RingCells => {
  const cells = new Int32Array(frame.columns * frame.rows + 2)
  enterEdges(corners, frame, cells, null)
  const lists = new Int32Array(addUp(cells))
  enterEdges(corners, frame, cells, lists)
  markCorners(corners, frame, { cells, lists })
  return { cells, lists }
}

/**
 * The minimum width of a cell, as a share of the largest coordinate: it keeps rounding far below the
 * margin.
 */
export const finest = 2 ** -26

/**
 * The grid over a ring; null if none would help: the ring is too narrow for cells, or many edges reach
 * into most of them, as with a slanted comb.
 */
export const gridOf = (corners: RingCorners): RingGrid | null => {
  const { edges, west, south, east, north } = corners
  const [spanX, spanY] = [east - west, north - south]
  const narrowest =
    finest * Math.max(Math.abs(west), Math.abs(south), Math.abs(east), Math.abs(north))
  if (!(Math.min(spanX, spanY) > narrowest && narrowest > 1e-100 && narrowest < 1e100)) return null

  // An edge reaches into one cell, plus one more for every grid line that it crosses. The cells'
  // proportions make the crossings of both kinds of lines equally many, and their number allows at most
  // four crossings per edge. A short ring has fewer cells, because the overhead of the arrays weighs as
  // much as 300 cells; so has a very long one, because cells have to be filled.
  const [runsX, runsY] = [corners.across / spanX, corners.up / spanY]
  const wanted = Math.min(
    Math.max(5 * edges + 16, 9 * edges - 300),
    1000 * Math.sqrt(edges),
    (4 * edges * edges) / (runsX * runsY),
  )
  const columns = Math.ceil(
    Math.min(Math.sqrt((wanted * runsY) / runsX), wanted, spanX / narrowest),
  )
  const rows = Math.ceil(Math.min(wanted / columns, spanY / narrowest))
  if (edges + runsX * columns + runsY * rows > 16 * columns * rows) return null

  const width = (spanX / columns) * (1 + 2 ** -8)
  const height = (spanY / rows) * (1 + 2 ** -8)
  const frame: CellFrame = {
    left: west - (width * columns - spanX) / 2,
    bottom: south - (height * rows - spanY) / 2,
    width,
    height,
    perLng: 1 / width,
    perLat: 1 / height,
    firstColumn: 0,
    firstRow: 0,
    columns,
    rows,
  }
  return { shape: 'grid', corners, ...frame, ...cellsOf(corners, frame) }
}
