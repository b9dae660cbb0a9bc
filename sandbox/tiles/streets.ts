import type { Point } from '../geometry/distance.ts'

/** A street between two corners. Main streets show from lower zooms on. */
export type Street = { readonly from: Point; readonly to: Point; readonly isMain: boolean }

export type Bounds = {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Degrees between two corners: about 200 m. */
const spacing = 0.0018
/** Every fourth street is a main street. */
const mainEvery = 4
/** How far streets extend around a locality, in kilometres. */
const reachKm = 1.5

/** A number in [0, 1), always the same for the same corner. */
const chance = (column: number, row: number, salt: number): number => {
  let hash = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(salt, 974634211)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Corners are a little off a regular grid, as in an old city. */
const cornerAt = (column: number, row: number): Point => ({
  lng: (column + (chance(column, row, 1) - 0.5) * 0.5) * spacing,
  lat: (row + (chance(column, row, 2) - 0.5) * 0.5) * spacing,
})

const isGap = (column: number, row: number, salt: number): boolean =>
  chance(column, row, salt) < 0.16

/** A cell of the grid of corners. */
type Cell = { readonly column: number; readonly row: number; readonly corner: Point }

const degreeKm = 111.2

/** Called thousands of times per tile, so it takes the earth as flat. */
const isNear = (a: Point, b: Point): boolean => {
  const north = (a.lat - b.lat) * degreeKm
  const east = (a.lng - b.lng) * degreeKm * Math.cos((b.lat * Math.PI) / 180)
  return north * north + east * east < reachKm * reachKm
}

/** The cells of an area that are close to a locality. */
const livedCells = (
  { south, north, west, east }: Bounds,
  localities: readonly Point[],
): readonly Cell[] => {
  const near = localities.filter(
    ({ lat, lng }) =>
      lat > south - 0.02 && lat < north + 0.02 && lng > west - 0.02 && lng < east + 0.02,
  )
  if (near.length === 0) return []
  const cells: Cell[] = []
  for (let column = Math.floor(west / spacing) - 1; column * spacing <= east; column += 1) {
    for (let row = Math.floor(south / spacing) - 1; row * spacing <= north; row += 1) {
      const corner = cornerAt(column, row)
      if (near.some((locality) => isNear(locality, corner))) {
        cells.push({ column, row, corner })
      }
    }
  }
  return cells
}

/**
 * The streets of an area: invented, faint, and the same on every tile that they touch. They only
 * exist around localities.
 */
export const streetsWithin = (
  bounds: Bounds,
  localities: readonly Point[],
  mainOnly: boolean,
): readonly Street[] =>
  livedCells(bounds, localities).flatMap(({ column, row, corner }) => {
    const ways = [
      { to: cornerAt(column + 1, row), isMain: row % mainEvery === 0, salt: 3 },
      { to: cornerAt(column, row + 1), isMain: column % mainEvery === 0, salt: 4 },
    ]
    return ways
      .filter(({ isMain, salt }) => isMain || (!mainOnly && !isGap(column, row, salt)))
      .map(({ to, isMain }) => ({ from: corner, to, isMain }))
  })

/** What is between four streets: a park, or houses. */
export type Block =
  | { readonly kind: 'Park'; readonly border: readonly Point[] }
  | { readonly kind: 'Houses'; readonly houses: ReadonlyArray<readonly Point[]> }

type Corners = readonly [Point, Point, Point, Point]

/** The point within four corners at fractions of the way across and up. */
const within = ([a, b, c, d]: Corners, across: number, up: number): Point => {
  const mix = (of: (point: Point) => number): number =>
    (of(a) * (1 - across) + of(b) * across) * (1 - up) +
    (of(d) * (1 - across) + of(c) * across) * up
  return { lat: mix(({ lat }) => lat), lng: mix(({ lng }) => lng) }
}

const part = (corners: Corners, west: number, east: number, south: number, north: number) => [
  within(corners, west, south),
  within(corners, east, south),
  within(corners, east, north),
  within(corners, west, north),
]

/** The space that streets take around a block, as a fraction of its side. */
const kerb = 0.07
const plots = { across: 4, up: 3 }

const housesOf = (corners: Corners, column: number, row: number) =>
  Array.from({ length: plots.across * plots.up }, (_, plot) => plot)
    .filter((plot) => chance(column, row, 10 + plot) > 0.15)
    .map((plot) => {
      const [width, height] = [(1 - 2 * kerb) / plots.across, (1 - 2 * kerb) / plots.up]
      const west = kerb + (plot % plots.across) * width
      const south = kerb + Math.floor(plot / plots.across) * height
      const yard = 0.06 + chance(column, row, 30 + plot) * 0.14
      return part(
        corners,
        west + width * yard,
        west + width * 0.94,
        south + height * 0.06,
        south + height * (1 - yard),
      )
    })

export const blocksWithin = (bounds: Bounds, localities: readonly Point[]): readonly Block[] =>
  livedCells(bounds, localities).map(({ column, row, corner }) => {
    const corners: Corners = [
      corner,
      cornerAt(column + 1, row),
      cornerAt(column + 1, row + 1),
      cornerAt(column, row + 1),
    ]
    return chance(column, row, 5) < 0.07
      ? { kind: 'Park', border: part(corners, kerb, 1 - kerb, kerb, 1 - kerb) }
      : { kind: 'Houses', houses: housesOf(corners, column, row) }
  })
