import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { serves } from '../../../src/domain/serviceability/area.ts'
import { prepareArea } from '../../../src/domain/serviceability/preparedArea.ts'
import { prepareZones } from '../../../src/domain/serviceability/preparedZones.ts'
import { usualRuns } from '../../support/usualRuns.ts'

/*
 * Shapes that the types forbid, but that plain JavaScript may pass all the same: read from a file, or from a
 * service that writes its numbers as texts.
 */

type Outcome = { readonly answer: unknown } | 'an exception'

const outcomeOf = (ask: () => unknown): Outcome => {
  try {
    return { answer: ask() }
  } catch {
    return 'an exception'
  }
}

/** The outcome of a function that takes one argument and then another, whatever their types. */
const asked = (rule: (first: never) => unknown, first: unknown, second: unknown): Outcome =>
  outcomeOf(() => {
    const ask: unknown = Reflect.apply(rule, undefined, [first])
    if (typeof ask !== 'function') throw new Error('nothing to ask')
    return Reflect.apply(ask, undefined, [second])
  })

/** The zones of a point, by asking `serves` about each zone. */
const zonesOneByOne =
  (zones: ReadonlyArray<{ readonly polygon: { readonly data: never } }>) => (point: never) =>
    zones.filter(({ polygon }) => serves({ type: 'Polygon', coordinates: polygon.data })(point))

const polygon = (...rings: readonly unknown[]) => ({ type: 'Polygon', coordinates: rings })
const multiPolygon = (...polygons: readonly unknown[]) => ({
  type: 'MultiPolygon',
  coordinates: polygons,
})
const zoneWith = (data: unknown) => ({ polygon: { type: 'Polygon', data } })

const square = [
  [8, 8],
  [12, 8],
  [12, 12],
  [8, 12],
]
const lake = [
  [9, 9],
  [11, 9],
  [10, 11],
]
const withLast = (corner: unknown): readonly unknown[] => [...square, corner]
const withFirst = (corner: unknown): readonly unknown[] => [corner, ...square]
/** The list with a hole at its end. */
const sparse = (...list: readonly unknown[]): readonly unknown[] => {
  const all = [...list]
  all.length += 1
  return all
}

const oddShapes: ReadonlyArray<readonly [says: string, area: unknown]> = [
  // Compared as texts, 8 is east of 12.
  ['coordinates that are texts', polygon(square.map((corner) => corner.map(String)))],
  ['one coordinate that is a text', polygon(withLast(['8', 12]))],
  ['a coordinate that is a word', polygon(withLast(['east', 12]))],
  ['a coordinate that is null', polygon(withLast([null, 12]))],
  ['a coordinate that is true', polygon(withLast([8, true]))],
  ['a coordinate that is missing', polygon(withLast([8]))],
  ['a coordinate that is no number', polygon(withLast([Number.NaN, 12]))],
  ['a coordinate that has no end', polygon(withLast([8, Number.POSITIVE_INFINITY]))],
  ['a coordinate that is a big integer', polygon(withLast([8n, 12n]))],
  ['a coordinate that is a list', polygon(withLast([[8], [12]]))],
  ['a last corner that is null', polygon(withLast(null))],
  ['a first corner that is null', polygon(withFirst(null))],
  ['a corner that is undefined', polygon(withFirst(undefined))],
  ['a corner that is an empty list', polygon(withLast([]))],
  ['a corner that is a text', polygon(withLast('91'))],
  ['a corner that is like a list', polygon(withLast({ 0: 8, 1: 12 }))],
  ['corners in arrays of bytes', polygon(square.map((corner) => Uint8Array.from(corner)))],
  ['a corner that names its coordinates', polygon(withLast({ lng: 8, lat: 12 }))],
  ['a corner with a height', polygon(withLast([8, 12, 920]))],
  ['a ring without its last corner', polygon(sparse(...square))],
  ['a ring that is null', polygon(null)],
  ['a ring that is like a list', polygon({ length: 3, 0: [8, 8], 1: [12, 8], 2: [12, 12] })],
  ['a ring that is a set', polygon(new Set(square))],
  ['a ring that is a text', polygon('8,8 12,8 12,12')],
  ['a ring of numbers', polygon(square.flat())],
  ['a lake that is null', polygon(square, null)],
  ['a lake with a corner that is null', polygon(square, [null, ...lake])],
  [
    'a lake in texts',
    polygon(
      square,
      lake.map((corner) => corner.map(String)),
    ),
  ],
  ['a lake that is not there', { type: 'Polygon', coordinates: sparse(square) }],
  ['a lake in nothing', polygon([], null)],
  ['no rings', polygon()],
  ['rings that are null', { type: 'Polygon', coordinates: null }],
  ['rings that are no list', { type: 'Polygon', coordinates: { 0: square } }],
  ['rings that are a set', { type: 'Polygon', coordinates: new Set([square]) }],
  ['no coordinates', { type: 'Polygon' }],
  ['no polygons', multiPolygon()],
  ['a polygon that is null', multiPolygon(null, [square])],
  ['a last polygon that is null', multiPolygon([square], null)],
  ['a polygon in texts', multiPolygon([square.map((corner) => corner.map(String))], [lake])],
  ['a polygon that is not there', { type: 'MultiPolygon', coordinates: sparse([square]) }],
  ['polygons that are no list', { type: 'MultiPolygon', coordinates: new Set([[square]]) }],
  ['the coordinates of one polygon for many', { type: 'MultiPolygon', coordinates: [square] }],
  ['another type', { type: 'Point', coordinates: [10, 10] }],
  ['another type around polygons', { type: 'polygon', coordinates: [[square]] }],
  ['no type', { coordinates: [square] }],
  ['null', null],
  ['undefined', undefined],
  ['a text', 'Polygon'],
  ['what it should be', polygon(square, lake)],
  ['what many should be', multiPolygon([square, lake], [lake])],
]

const values = [10, 8, 12, 9.5, 0, 13, -8, 8.5, 11.5, 1000]
const points: readonly unknown[] = [
  ...values.flatMap((lng) => values.map((lat) => ({ lng, lat }))),
  { lng: '10', lat: '10' },
  { lng: 10, lat: '11.5' },
  { lng: [10], lat: 11.5 },
  { lng: 10n, lat: 11.5 },
  { lng: Symbol('10'), lat: 11.5 },
  { lng: null, lat: null },
  { lng: Object(8.5), lat: Object(8.5) },
  { lng: Number.NaN, lat: 10 },
  { lng: 10, lat: Number.NEGATIVE_INFINITY },
  { lng: 10 },
  {},
  [10, 10],
  10,
  '10,10',
  null,
  undefined,
]

/** The first of the points for which the two functions give different answers. */
const differing = (
  [one, other]: readonly [(shape: never) => unknown, (shape: never) => unknown],
  shape: unknown,
  among: readonly unknown[],
) =>
  among
    .map((point) => ({ point, answers: [asked(one, shape, point), asked(other, shape, point)] }))
    .find(({ answers: [first, second] }) => !isDeepStrictEqual(first, second))

const areas = [serves, prepareArea] as const
const zones = [zonesOneByOne, prepareZones] as const

const oddNumber = fc.oneof(
  { weight: 60, arbitrary: fc.integer({ min: 0, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 12 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, undefined, Number.NaN, true, 3n, '', [7]),
  },
)
const pair = fc.tuple(oddNumber, oddNumber)
const oddCorner = fc.oneof(
  { weight: 60, arbitrary: pair },
  { weight: 1, arbitrary: pair.map(([x, y]) => ({ 0: x, 1: y })) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, undefined, [], [4], '45', 7) },
)
const listOf = (item: fc.Arbitrary<unknown>, maxLength: number, odd: number) => {
  const list = fc.array(item, { maxLength, size: 'max' })
  return fc.oneof(
    { weight: odd, arbitrary: list },
    { weight: 1, arbitrary: list.map((some) => sparse(...some)) },
    { weight: 1, arbitrary: list.map((some) => ({ ...some, length: some.length })) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, undefined, '45', new Set([[4, 5]])) },
  )
}
const oddRings = listOf(listOf(oddCorner, 12, 60), 3, 60)
const oddArea = fc.oneof(
  oddRings.map((coordinates) => ({ type: 'Polygon', coordinates })),
  listOf(oddRings, 3, 60).map((coordinates) => ({ type: 'MultiPolygon', coordinates })),
)
const oddPoints = fc.array(fc.record({ lng: oddNumber, lat: oddNumber }), {
  size: 'max',
  maxLength: 40,
})

describe('an area of an odd shape', () => {
  it.each(oddShapes)('serves the same points whether it is prepared or not: %s', (_, area) => {
    expect(differing(areas, area, points)).toBeUndefined()
  })

  it('serves the same points whether it is prepared or not, with anything odd in it', () => {
    fc.assert(
      fc.property(oddArea, oddPoints, (area, among) => {
        expect(differing(areas, area, among)).toBeUndefined()
      }),
      { numRuns: usualRuns(2) },
    )
  })

  it('serves its points if its coordinates are texts of numbers', () => {
    const area = polygon(square.map((corner) => corner.map(String)))
    expect(asked(prepareArea, area, { lng: 10, lat: 10 })).toEqual({ answer: true })
    expect(asked(prepareArea, area, { lng: 7, lat: 10 })).toEqual({ answer: false })
  })

  it('serves no point whose coordinates are texts', () => {
    expect(asked(prepareArea, polygon(square), { lng: '10', lat: '10' })).toEqual({ answer: false })
  })
})

describe('zones of odd shapes', () => {
  it.each(oddShapes)('have the same points whether they are prepared or not: %s', (_, area) => {
    const data = Reflect.get(Object(area), 'coordinates')
    for (const shape of [
      [zoneWith(data)],
      [zoneWith([square]), zoneWith(data), zoneWith([lake])],
    ]) {
      expect(differing(zones, shape, points)).toBeUndefined()
    }
  })

  it.each([
    ['no zones', []],
    ['a zone that is null', [zoneWith([square]), null]],
    ['a zone that is not there', sparse(zoneWith([square]))],
    ['a zone without a polygon', [zoneWith([square]), {}]],
    ['a polygon that is null', [{ polygon: null }]],
    ['zones that are no list', new Set([zoneWith([square])])],
    ['null', null],
  ])(
    'have the same points, prepared or not, if the list or a zone in it is odd: %s',
    (_, shape) => {
      expect(differing(zones, shape, points)).toBeUndefined()
    },
  )

  it('have the same points whether they are prepared or not, with anything odd in them', () => {
    fc.assert(
      fc.property(fc.array(oddRings, { maxLength: 5 }), oddPoints, (some, among) => {
        expect(differing(zones, some.map(zoneWith), among)).toBeUndefined()
      }),
      { numRuns: usualRuns(2) },
    )
  })
})

describe('a value that is no area', () => {
  it.each([
    ['a feature', { type: 'Feature', geometry: polygon(square) }],
    ['a point', { type: 'Point', coordinates: [10, 10] }],
    ['no type', { coordinates: [square] }],
  ])('serves nothing, prepared or not: %s', (_, area) => {
    const place = { lat: 10, lng: 10 }
    expect(asked(serves, area, place)).toEqual({ answer: false })
    expect(asked(prepareArea, area, place)).toEqual({ answer: false })
  })
})
