import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  type Area,
  type PolygonRings,
  type Position,
  type Ring,
  serves,
} from '../../../src/domain/serviceability/area.ts'
import { isOnRing, windingNumber } from './windingNumber.ts'

const polygon = (...coordinates: PolygonRings): Area => ({ type: 'Polygon', coordinates })
const has = (area: Area, lng: number, lat: number): boolean => serves(area)({ lat, lng })

const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]

const city = polygon(square(10, 20))

describe('a served area', () => {
  it('serves what lies inside and nothing outside', () => {
    expect(has(city, 15, 15)).toBe(true)
    expect(has(city, 10.000001, 19.999999)).toBe(true)
    expect(has(city, 9.999999, 15)).toBe(false)
    expect(has(city, 15, 20.000001)).toBe(false)
    expect(has(city, 25, 20)).toBe(false)
    expect(has(city, 5, 10)).toBe(false)
  })

  it('serves nothing if plain JavaScript passes something that is no area', () => {
    const ask: unknown = Reflect.apply(serves, undefined, [
      { type: 'Point', coordinates: [15, 15] },
    ])
    if (typeof ask !== 'function') throw new Error('nothing to ask')
    expect(Reflect.apply(ask, undefined, [{ lat: 15, lng: 15 }])).toBe(false)
  })

  it('serves its border and its corners', () => {
    for (const [lng, lat] of square(10, 20)) expect(has(city, lng, lat)).toBe(true)
    expect(has(city, 15, 10)).toBe(true)
    expect(has(city, 15, 20)).toBe(true)
    expect(has(city, 10, 12.5)).toBe(true)
    expect(has(city, 20, 12.5)).toBe(true)
    const slanted = polygon([
      [0, 0],
      [8, 4],
      [0, 8],
    ])
    expect(has(slanted, 4, 2)).toBe(true)
    expect(has(slanted, 4, 6)).toBe(true)
    expect(has(slanted, 4.000001, 2)).toBe(false)
  })

  it('reads longitude first, as GeoJSON does', () => {
    const bangalore = polygon([
      [77.4, 12.8],
      [77.8, 12.8],
      [77.8, 13.2],
      [77.4, 13.2],
    ])
    expect(serves(bangalore)({ lat: 12.97, lng: 77.59 })).toBe(true)
    expect(serves(bangalore)({ lat: 77.59, lng: 12.97 })).toBe(false)
  })

  it('does not serve its holes, but does serve their border', () => {
    const ringRoad = polygon(square(0, 10), square(4, 6), square(7, 8))
    expect(has(ringRoad, 5, 5)).toBe(false)
    expect(has(ringRoad, 7.5, 7.5)).toBe(false)
    expect(has(ringRoad, 4, 5)).toBe(true)
    expect(has(ringRoad, 6, 6)).toBe(true)
    expect(has(ringRoad, 2, 5)).toBe(true)
    expect(has(ringRoad, 11, 5)).toBe(false)
  })

  it('may have several parts, each with holes of its own', () => {
    const twins: Area = {
      type: 'MultiPolygon',
      coordinates: [[square(0, 4), square(1, 3)], [square(10, 12)]],
    }
    expect(has(twins, 0.5, 0.5)).toBe(true)
    expect(has(twins, 2, 2)).toBe(false)
    expect(has(twins, 11, 11)).toBe(true)
    expect(has(twins, 6, 6)).toBe(false)
    expect(has({ type: 'MultiPolygon', coordinates: [] }, 0, 0)).toBe(false)
  })

  it('may have a part that fills the hole of another', () => {
    const filled: Area = {
      type: 'MultiPolygon',
      coordinates: [[square(0, 10), square(4, 6)], [square(4, 6)]],
    }
    expect(has(filled, 5, 5)).toBe(true)
  })

  it('serves the same whether its ring is closed or open, and in either direction', () => {
    const open = square(10, 20).slice(0, -1)
    for (const ring of [open, square(10, 20).toReversed(), open.toReversed()]) {
      expect(has(polygon(ring), 15, 15)).toBe(true)
      expect(has(polygon(ring), 10, 15)).toBe(true)
      expect(has(polygon(ring), 21, 15)).toBe(false)
    }
  })

  it('serves nothing if it has no ring or an empty one', () => {
    expect(has(polygon(), 0, 0)).toBe(false)
    expect(has(polygon([]), 0, 0)).toBe(false)
  })

  it.each([
    [Number.NaN, 15],
    [15, Number.NaN],
    [Number.POSITIVE_INFINITY, 15],
    [15, Number.NEGATIVE_INFINITY],
    [1000, 1000],
  ])('does not serve %d, %d, which is no point on the globe', (lng, lat) => {
    expect(has(city, lng, lat)).toBe(false)
  })

  const step = fc.integer({ min: 0, max: 12 })
  const position = fc.tuple(step, step)
  const anyRing: fc.Arbitrary<readonly Position[]> = fc.array(position, {
    minLength: 3,
    maxLength: 12,
  })

  it('agrees with the winding number of its border, even if the border crosses itself', () => {
    fc.assert(
      fc.property(anyRing, position, (ring, [x, y]) => {
        const expected = isOnRing(ring, x, y) || windingNumber(ring, x, y) % 2 !== 0
        expect(has(polygon(ring), x, y)).toBe(expected)
      }),
      { numRuns: 5000 },
    )
  })

  it('agrees with the winding numbers of its border and its hole', () => {
    fc.assert(
      fc.property(anyRing, anyRing, position, (outer, hole, [x, y]) => {
        const isIn = (ring: Ring) => windingNumber(ring, x, y) % 2 !== 0
        const isOuter = isOnRing(outer, x, y) || isIn(outer)
        const isServed = isOnRing(outer, x, y) || (isOuter && (isOnRing(hole, x, y) || !isIn(hole)))
        expect(has(polygon(outer, hole), x, y)).toBe(isServed)
      }),
      { numRuns: 3000 },
    )
  })

  const star = fc
    .array(fc.double({ min: 0.01, max: 0.4, noNaN: true }), { minLength: 5, maxLength: 60 })
    .map(
      (radii): Ring =>
        radii.map((radius, at) => {
          const angle = (2 * Math.PI * at) / radii.length
          return [77.59 + radius * Math.cos(angle), 12.97 + radius * Math.sin(angle)]
        }),
    )

  it('of the size of a city serves exactly the points that its border winds around once', () => {
    const near = fc.double({ min: -0.45, max: 0.45, noNaN: true })
    fc.assert(
      fc.property(star, near, near, (ring, east, north) => {
        const [x, y] = [77.59 + east, 12.97 + north]
        fc.pre(!isOnRing(ring, x, y))
        expect(has(polygon(ring), x, y)).toBe(windingNumber(ring, x, y) === 1)
      }),
      { numRuns: 3000 },
    )
  })
})
