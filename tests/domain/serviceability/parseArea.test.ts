import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { Area, Position } from '../../../src/domain/serviceability/area.ts'
import { parseArea } from '../../../src/domain/serviceability/parseArea.ts'

const degree = fc.double({ noNaN: true, noDefaultInfinity: true })
const corner = fc.tuple(degree, degree).map(([lng, lat]): Position => [lng, lat])
const rings = fc.array(fc.array(corner, { minLength: 3 }), { minLength: 1, maxLength: 3 })
const anyArea: fc.Arbitrary<Area> = fc.oneof(
  rings.map((coordinates): Area => ({ type: 'Polygon', coordinates })),
  fc
    .array(rings, { minLength: 1, maxLength: 3 })
    .map((coordinates): Area => ({ type: 'MultiPolygon', coordinates })),
)

const triangle = [
  [77, 12],
  [78, 12],
  [78, 13],
]
const polygon = (coordinates: unknown) => parseArea({ type: 'Polygon', coordinates })

describe('an area from GeoJSON', () => {
  it('equals what was written, as a copy', () => {
    fc.assert(
      fc.property(anyArea, (area) => {
        const parsed = parseArea(area)
        expect(parsed).toEqual(E.right(area))
        expect(E.isRight(parsed) && parsed.right.coordinates).not.toBe(area.coordinates)
      }),
    )
  })

  it('has corners without heights, and no other property', () => {
    const coordinates = [triangle.map((position) => [...position, 920])]
    expect(parseArea({ type: 'Polygon', bbox: [77, 12, 78, 13], coordinates })).toEqual(
      E.right({ type: 'Polygon', coordinates: [triangle] }),
    )
  })

  it.each([
    [undefined, ''],
    ['[[[77, 12]]]', ''],
    [[], ''],
    [triangle, '.0'],
    [[triangle, triangle.slice(1)], '.1'],
    [[[...triangle, 77]], '.0.3'],
    [[[...triangle, []]], '.0.3.0'],
    [[[...triangle, [77]]], '.0.3.1'],
    [[[['77', 12], ...triangle]], '.0.0.0'],
    [[[[77, Number.POSITIVE_INFINITY], ...triangle]], '.0.0.1'],
    [[[[77, 12, null], ...triangle]], '.0.0.2'],
    [[[[77, 12, 920, 1], ...triangle]], '.0.0.3'],
  ])('is malformed if its coordinates are %j', (coordinates, field) => {
    expect(polygon(coordinates)).toEqual(
      E.left({ kind: 'AreaMalformed', field: `coordinates${field}` }),
    )
  })

  it('of several parts is malformed if it has no part or a malformed one', () => {
    const several = (coordinates: unknown) => parseArea({ type: 'MultiPolygon', coordinates })
    expect(several([])).toEqual(E.left({ kind: 'AreaMalformed', field: 'coordinates' }))
    expect(several([[triangle], []])).toEqual(
      E.left({ kind: 'AreaMalformed', field: 'coordinates.1' }),
    )
  })

  it.each([
    [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [triangle] } }, 'Feature'],
    [{ type: 'Point', coordinates: [77, 12] }, 'Point'],
    [{ type: 7 }, null],
    [{}, null],
    [null, null],
    ['Polygon', null],
  ])('is refused for its type: %j', (raw, type) => {
    expect(parseArea(raw)).toEqual(E.left({ kind: 'AreaTypeUnknown', type }))
  })

  it('is an area or an error, whatever is given', () => {
    const nearly = fc.record({
      type: fc.constantFrom('Polygon', 'MultiPolygon'),
      coordinates: fc.jsonValue({ maxDepth: 5 }),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (raw) => {
        expect(['Left', 'Right']).toContain(parseArea(raw)._tag)
      }),
    )
  })
})
