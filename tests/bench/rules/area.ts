import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import Flatbush from 'flatbush'
import pointInPolygon from 'point-in-polygon-hao'
import { type Position, serves } from '../../../src/domain/serviceability/area.ts'
import { prepareArea } from '../../../src/domain/serviceability/preparedArea.ts'
import { prepareZones } from '../../../src/domain/serviceability/preparedZones.ts'
import type { Zone } from '../../../src/domain/serviceability/zone.ts'
import { below, type Draw, drawFrom, drawn, many, oneOf } from '../drawn.ts'
import { contestant, type Figure, type Row } from '../row.ts'

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

/** Teeth from the north, so that every parallel cuts nearly all edges. */
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

const questions = 60

/** Compares preparing a ring with asking turf about it sixty times, which is the most that it may cost. */
const preparing = (ring: readonly Position[], name: string): Row => {
  const draw = drawFrom(10)
  const area = { type: 'Polygon' as const, coordinates: [ring] }
  const polygon = { type: 'Polygon' as const, coordinates: [closed(ring)] }
  const rounds = drawn(64, () =>
    drawn(questions, (): [number, number] => {
      const [x, y] = anywhere(draw)
      return [x, y]
    }),
  )
  return {
    rule: `${name}, preparing`,
    ours: contestant(
      'prepareArea',
      rounds,
      () => prepareArea(area),
      () => null,
    ),
    peers: [
      {
        contestant: contestant(
          `turf, ${questions} times`,
          rounds,
          (pairs) => pairs.filter((pair) => booleanPointInPolygon(pair, polygon)).length,
          () => null,
        ),
        least: 1,
      },
    ],
  }
}

/** The bytes that remain per corner after a ring was prepared, as the runtime counts them. */
const bytesOf = (ring: readonly Position[]): number => {
  const used = (): number => {
    // An array is released only by the collection after the one that finds it.
    for (let turn = 0; turn < 3; turn += 1) globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = used()
  const kept = drawn(Math.ceil(1e6 / ring.length), () =>
    prepareArea({ type: 'Polygon', coordinates: [ring] }),
  )
  return (used() - before) / kept.length / ring.length
}

/** A place on a corner, on an edge, level with a corner, or anywhere. */
const delicate = (draw: Draw, rings: readonly (readonly Position[])[]): Position => {
  const ring = oneOf(draw, rings)
  const at = below(draw, ring.length)
  const [x1, y1] = ring[at] ?? [0, 0]
  const [x2, y2] = ring[(at + 1) % ring.length] ?? [0, 0]
  const [x, y] = anywhere(draw)
  const part = oneOf(draw, [0.5, 0.25, draw()])
  return oneOf(draw, [
    [x1, y1],
    [x1 + part * (x2 - x1), y1 + part * (y2 - y1)],
    [x, y1],
    [x1, y],
    [x, y],
    nearBorder(ring)(draw),
  ])
}

const onGrid = ([x, y]: Position): Position => [
  Math.round(x * 4096) / 4096,
  Math.round(y * 4096) / 4096,
]

/**
 * Compares the answers about a million places of outlines with a hole, half of them on a coarse grid. Throws if two
 * differ.
 */
export const agreeAboutAreas = (): number => {
  const draw = drawFrom(11)
  let asked = 0
  for (const corners of [10, 40, 200, 1000]) {
    for (const place of [onGrid, (at: Position) => at]) {
      const outer = outline(draw, corners).map(place)
      const hole = outer.map(([x, y]) => place([lng + (x - lng) / 3, lat + (y - lat) / 3]))
      const area = { type: 'Polygon' as const, coordinates: [outer, hole] }
      const [isServed, isPrepared] = [serves(area), prepareArea(area)]
      const rings = [closed(outer), closed(hole)]
      for (let turn = 0; turn < 125_000; turn += 1) {
        const [x, y] = delicate(draw, area.coordinates)
        const expected = pointInPolygon([x, y], rings) !== false
        const point = { lat: y, lng: x }
        if (isServed(point) !== expected || isPrepared(point) !== expected) {
          throw new Error(
            `an outline of ${corners} corners: the judge says ${expected} of ${x}, ${y}`,
          )
        }
        asked += 1
      }
    }
  }
  return asked
}

const uniform = [
  [10, 2],
  [100, 10],
  [1000, 100],
  [10_000, 1000],
  [100_000, 10_000],
] as const
const close = [1.2, 4, 20, 150, 1000]

/** The memory of a prepared corner, with its limit. */
export const areaFigures = (): readonly Figure[] => {
  const draw = drawFrom(8)
  return [outline(draw, 100), outline(draw, 1000), outline(draw, 10_000), comb(10_000)].map(
    (ring, at) => ({
      rule: `area, ${at === 3 ? 'comb of ' : ''}${ring.length - (at === 3 ? 2 : 0)} corners, prepared`,
      what: 'bytes a corner',
      is: bytesOf(ring),
      most: 70,
    }),
  )
}

const beside = 100

/** Adjacent zones, each overlapping its neighbours a little. */
const zonesOf = (draw: Draw): readonly Zone[] =>
  drawn(beside * beside, (at): Zone => {
    const [x, y] = [(at % beside) + draw(), Math.floor(at / beside) + draw()]
    const ring = drawn(40, (corner): Position => {
      const angle = (2 * Math.PI * corner) / 40
      const reach = 0.5 + 0.2 * draw()
      return [lng + (x + reach * Math.cos(angle)) / 500, lat + (y + reach * Math.sin(angle)) / 500]
    })
    return { type: 'Both', polygon: { type: 'Polygon', data: [ring] }, vehicleIds: [at] }
  })

const zoneRow = (): Row => {
  const draw = drawFrom(12)
  const zones = zonesOf(draw)
  const places = drawn(many, (): Position => [lng + 0.2 * draw(), lat + 0.2 * draw()])
  const pairs = places.map(([x, y]): [number, number] => [x, y])
  const zonesAt = prepareZones(zones)
  const rings = zones.map(({ polygon }) => polygon.data.map(closed))
  const boxes = rings.map(([outer = []]) => {
    const [xs, ys] = [outer.map(([x = 0]) => x), outer.map(([, y = 0]) => y)]
    const box: [number, number, number, number] = [
      Math.min(...xs),
      Math.min(...ys),
      Math.max(...xs),
      Math.max(...ys),
    ]
    return box
  })
  const tree = new Flatbush(boxes.length)
  for (const [west, south, east, north] of boxes) tree.add(west, south, east, north)
  tree.finish()
  const polygons = rings.map((coordinates, at) => ({
    type: 'Polygon' as const,
    coordinates,
    ...(boxes[at] === undefined ? {} : { bbox: boxes[at] }),
  }))
  const inOrder = (found: readonly number[]) => found.toSorted((a, b) => a - b)
  return {
    rule: `zones, ${zones.length} of 40 corners`,
    ours: contestant(
      'prepareZones',
      places.map(pointOf),
      (point) => zonesAt(point),
      (found) => found.flatMap(({ vehicleIds }) => vehicleIds),
    ),
    peers: [
      {
        contestant: contestant(
          'flatbush and point-in-polygon-hao',
          pairs,
          ([x, y]) =>
            tree
              .search(x, y, x, y)
              .filter((at) => pointInPolygon([x, y], rings[at] ?? []) !== false),
          inOrder,
        ),
        least: 3,
      },
      {
        contestant: contestant('turf, by bounding boxes', pairs, (pair) => {
          const found: number[] = []
          for (let at = 0; at < polygons.length; at += 1) {
            const polygon = polygons[at]
            if (polygon !== undefined && booleanPointInPolygon(pair, polygon)) found.push(at)
          }
          return found
        }),
        least: 700,
      },
    ],
  }
}

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
    ...outlines.map((ring) => preparing(ring, `area, ${ring.length} corners`)),
    preparing(comb(10_000), 'area, comb of 10000 corners'),
    zoneRow(),
    row('area, 100 corners, unprepared', outlines[1] ?? [], anywhere, { turf: 1 }, serves),
  ]
}
