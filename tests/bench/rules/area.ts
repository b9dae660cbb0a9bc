import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import pointInPolygon from 'point-in-polygon-hao'
import { type Position, serves } from '../../../src/domain/serviceability/area.ts'
import { prepareArea } from '../../../src/domain/serviceability/preparedArea.ts'
import { below, type Draw, drawFrom, drawn, many } from '../drawn.ts'
import { contestant, type Row } from '../row.ts'

const [lng, lat] = [77.594566, 12.9715987]

/** A city's outline: round, with bays and headlands of every size, and no two edges that cross. */
const outline = (draw: Draw, corners: number): readonly Position[] => {
  const waves = drawn(12, (at) => ({ phase: 2 * Math.PI * draw(), reach: 0.25 / (at + 2) }))
  return drawn(corners, (at) => {
    const angle = (2 * Math.PI * at) / corners
    const reach = waves.reduce(
      (sum, wave, order) => sum + wave.reach * Math.sin((order + 2) ** 2 * angle + wave.phase),
      1,
    )
    return [lng + 0.15 * reach * Math.cos(angle), lat + 0.15 * reach * Math.sin(angle)] as const
  })
}

/** Teeth from the north: every parallel cuts nearly all edges. */
const comb = (corners: number): readonly Position[] => [
  [lng - 0.2, lat - 0.2],
  ...drawn(
    corners,
    (at) => [lng - 0.2 + (0.4 * (at + 0.5)) / corners, lat + (at % 2 === 0 ? 0.2 : -0.19)] as const,
  ),
  [lng + 0.2, lat - 0.2],
]

const anywhere = (draw: Draw): Position => [lng + 0.5 * draw() - 0.25, lat + 0.5 * draw() - 0.25]

const fiveMetres = 4.5e-5

const nearBorder =
  (ring: readonly Position[]) =>
  (draw: Draw): Position => {
    const at = below(draw, ring.length)
    const [x1, y1] = ring[at] ?? [0, 0]
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [0, 0]
    const part = draw()
    const off = () => fiveMetres * (2 * draw() - 1)
    return [x1 + part * (x2 - x1) + off(), y1 + part * (y2 - y1) + off()]
  }

const closed = (ring: readonly Position[]) => [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x, y])

const pointOf = ([x, y]: Position) => ({ lat: y, lng: x })

type Least = { readonly turf: number; readonly hao?: number }

const row = (
  rule: string,
  ring: readonly Position[],
  placeAt: (draw: Draw) => Position,
  least: Least,
  ask: typeof serves = prepareArea,
): Row => {
  const draw = drawFrom(9)
  const places = drawn(many, () => placeAt(draw))
  const pairs = places.map(([x, y]): [number, number] => [x, y])
  const isServed = ask({ type: 'Polygon', coordinates: [ring] })
  const rings = [closed(ring)]
  const polygon = { type: 'Polygon' as const, coordinates: rings }
  return {
    rule,
    ours: contestant(ask === serves ? 'serves' : 'prepareArea', places.map(pointOf), (point) =>
      isServed(point),
    ),
    peers: [
      {
        contestant: contestant('turf', pairs, (pair) => booleanPointInPolygon(pair, polygon)),
        least: least.turf,
      },
      {
        contestant: contestant(
          'point-in-polygon-hao',
          pairs,
          (pair) => pointInPolygon(pair, rings),
          (said) => said !== false,
        ),
        least: least.hao ?? 1,
      },
    ],
  }
}

const uniform = [
  [10, 2],
  [100, 10],
  [1000, 100],
  [10_000, 1000],
  [100_000, 10_000],
] as const
const close = [1.2, 4, 20, 150, 1000]

export const areaRows = (): readonly Row[] => {
  const draw = drawFrom(8)
  const outlines = uniform.map(([corners]) => outline(draw, corners))
  return [
    ...uniform.map(([corners, least], at) =>
      row(`area, ${corners} corners`, outlines[at] ?? [], anywhere, { turf: least }),
    ),
    ...outlines.map((ring, at) =>
      row(`area, ${ring.length} corners, within 5 m`, ring, nearBorder(ring), {
        turf: close[at] ?? 0,
      }),
    ),
    row('area, comb of 10000 corners', comb(10_000), anywhere, { turf: 300 }),
    row('area, 100 corners, unprepared', outlines[1] ?? [], anywhere, { turf: 1 }, serves),
  ]
}
