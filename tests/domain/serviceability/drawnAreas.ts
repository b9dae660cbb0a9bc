import type { Area, PolygonRings, Position, Ring } from '../../../src/domain/serviceability/area.ts'

/** Returns the next random number, from 0 up to 1. */
type Draw = () => number

/** An endless random sequence, the same for the same seed. */
const drawFrom = (seed: number): Draw => {
  let state = seed >>> 0
  const bits = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state ^ (state >>> 15)) >>> 0
  }
  // Two draws, because a double has more bits than one draw.
  return () => ((bits() >>> 5) * 2 ** 26 + (bits() >>> 6)) / 2 ** 53
}

const below = (draw: Draw, limit: number): number => Math.floor(draw() * limit)
const oneOf = <A>(draw: Draw, [first, ...rest]: readonly [A, ...A[]]): A =>
  [first, ...rest][below(draw, rest.length + 1)] ?? first

/** Where areas lie: maps a place in the square from -1 to 1 to a position. */
export type Ground = (x: number, y: number) => Position

export const grounds = {
  /** Whole numbers, so that halves and quarters of edges are exact and many corners are level. */
  lattice: (x, y) => [Math.round(x * 16), Math.round(y * 16)],
  /** Bengaluru on a grid of 1/4096 degree, which is exact too. */
  dyadic: (x, y) => [
    77.59375 + Math.round(x * 1024) / 4096,
    12.96875 + Math.round(y * 1024) / 4096,
  ],
  /** Bengaluru in full precision. */
  city: (x, y) => [77.594566 + 0.3 * x, 12.9715987 + 0.3 * y],
  world: (x, y) => [180 * x, 90 * y],
} as const satisfies Record<string, Ground>

type Star = {
  readonly x: number
  readonly y: number
  readonly nearest: number
  readonly farthest: number
  readonly corners: number
}

/** Corners in turn around a middle: a simple ring, except for what the ground rounds. */
const star = (draw: Draw, ground: Ground, { x, y, nearest, farthest, corners }: Star): Ring =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * (at + 0.9 * draw())) / corners
    const reach = nearest + (farthest - nearest) * draw()
    return ground(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  })

/** Columns of random heights on one base: every edge runs along an axis. */
const columns = (draw: Draw, ground: Ground): Ring => {
  const count = 1 + below(draw, 7)
  const top = Array.from({ length: count }, (_, at) => {
    const height = 1.8 * draw() - 0.8
    return [ground((2 * at) / count - 1, height), ground((2 * at + 2) / count - 1, height)]
  })
  return [ground(-1, -1), ...top.flat(), ground(1, -1)]
}

/** One to twelve corners anywhere: the ring crosses itself, or has no inside. */
const scribble = (draw: Draw, ground: Ground): Ring =>
  Array.from({ length: 1 + below(draw, 12) }, () => ground(2 * draw() - 1, 2 * draw() - 1))

const between = ([x1, y1]: Position, [x2, y2]: Position, part: number): Position => [
  x1 + part * (x2 - x1),
  y1 + part * (y2 - y1),
]

/** The same ring with zero-length edges, corners on straight edges, and spikes along its edges. */
const worn = (draw: Draw, ring: Ring): Ring =>
  ring.flatMap((corner, at) => {
    const next = ring[(at + 1) % ring.length] ?? corner
    switch (below(draw, 6)) {
      case 0:
        return [corner, corner]
      case 1:
        return [corner, between(corner, next, 0.5)]
      case 2:
        return [corner, next, corner]
      case 3:
        return [corner, between(corner, next, 0.75), corner]
      default:
        return [corner]
    }
  })

/** The same ring, closed or open, in either direction, from any start. */
const written = (draw: Draw, ring: Ring): Ring => {
  const start = below(draw, ring.length)
  const turned = [...ring.slice(start), ...ring.slice(0, start)]
  const way = draw() < 0.5 ? turned : turned.toReversed()
  return draw() < 0.5 ? way : [...way, ...way.slice(0, 1)]
}

const simple = (draw: Draw, ground: Ground): PolygonRings => {
  const corners = 3 + below(draw, 12)
  return [star(draw, ground, { x: 0, y: 0, nearest: 0.2, farthest: 1, corners })]
}

/** An area with holes inside, at most one in each quarter, so that none overlap. */
const withHoles = (draw: Draw, ground: Ground): PolygonRings => {
  const quarters = [0.25, -0.25].flatMap((x) => [0.25, -0.25].map((y) => ({ x, y })))
  const holes = quarters
    .filter(() => draw() < 0.6)
    .map((middle) => {
      const corners = 3 + below(draw, 6)
      return star(draw, ground, { ...middle, nearest: 0.04, farthest: 0.2, corners })
    })
  // With ten corners or more, every edge stays clear of the quarters.
  const corners = 10 + below(draw, 6)
  return [star(draw, ground, { x: 0, y: 0, nearest: 0.95, farthest: 1, corners }), ...holes]
}

const polygonKinds = [
  simple,
  withHoles,
  (draw, ground) => [columns(draw, ground)],
  (draw, ground) => [scribble(draw, ground)],
  (draw, ground) => withHoles(draw, ground).map((ring) => worn(draw, ring)),
  (draw, ground) => [worn(draw, columns(draw, ground))],
] as const satisfies ReadonlyArray<(draw: Draw, ground: Ground) => PolygonRings>

const polygon = (draw: Draw, ground: Ground): PolygonRings =>
  oneOf(draw, polygonKinds)(draw, ground).map((ring) => written(draw, ring))

const areaOf = (draw: Draw, ground: Ground): Area =>
  draw() < 0.7
    ? { type: 'Polygon', coordinates: polygon(draw, ground) }
    : {
        type: 'MultiPolygon',
        coordinates: Array.from({ length: below(draw, 4) }, () => polygon(draw, ground)),
      }

/** A place shifted by the last bit of each coordinate, or not at all. */
const nudged = (draw: Draw, [x, y]: Position): Position => {
  const off = (degrees: number) => degrees * (1 + (below(draw, 3) - 1) * Number.EPSILON)
  return [off(x), off(y)]
}

/** A place 2 ** 90 degrees away, where a double has no fractions; perhaps level with this one. */
const farFrom = (draw: Draw, [x, y]: Position): Position => {
  const far = () => oneOf(draw, [0, -(2 ** 90), 2 ** 90])
  return [x + far(), y + far()]
}

/** A place on, beside, level with or far from the rings. */
const placeNear = (draw: Draw, ground: Ground, rings: readonly Ring[]): Position => {
  const anywhere = ground(2.2 * draw() - 1.1, 2.2 * draw() - 1.1)
  const ring = rings[below(draw, rings.length)] ?? []
  const at = below(draw, ring.length)
  const corner = ring[at] ?? anywhere
  const next = ring[(at + 1) % ring.length] ?? corner
  switch (below(draw, 10)) {
    case 0:
      return corner
    case 1:
      return between(corner, next, 0.5)
    case 2:
      return between(corner, next, below(draw, 9) / 8)
    case 3:
      return between(corner, next, draw())
    case 4:
      return nudged(draw, between(corner, next, draw()))
    case 5:
      return nudged(draw, corner)
    case 6:
      return [anywhere[0], corner[1]]
    case 7:
      return [corner[0], anywhere[1]]
    case 8:
      return farFrom(draw, corner)
    default:
      return anywhere
  }
}

const ringsOf = (area: Area): readonly Ring[] =>
  area.type === 'Polygon' ? area.coordinates : area.coordinates.flat()

export type DrawnArea = { readonly area: Area; readonly places: readonly Position[] }

/** An area on a ground, and places to test; the same for the same seed. */
export const drawArea = (ground: Ground, seed: number, asked: number): DrawnArea => {
  const draw = drawFrom(seed)
  const area = areaOf(draw, ground)
  const rings = ringsOf(area)
  return { area, places: Array.from({ length: asked }, () => placeNear(draw, ground, rings)) }
}

/** An area whose holes overlap each other and its edge. */
export const drawTangle = (ground: Ground, seed: number, asked: number): DrawnArea => {
  const draw = drawFrom(seed)
  const coordinates = Array.from({ length: 2 + below(draw, 3) }, () =>
    written(draw, scribble(draw, ground)),
  )
  const places = Array.from({ length: asked }, () => placeNear(draw, ground, coordinates))
  return { area: { type: 'Polygon', coordinates }, places }
}
