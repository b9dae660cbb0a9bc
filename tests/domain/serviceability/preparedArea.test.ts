import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  type Area,
  type Position,
  type Ring,
  serves,
} from '../../../src/domain/serviceability/area.ts'
import { prepareArea } from '../../../src/domain/serviceability/preparedArea.ts'
import { drawArea, drawTangle, grounds } from './drawnAreas.ts'

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** The first of the places about which the two functions disagree. */
const differing = (area: Area, places: ReadonlyArray<readonly [number, number]>) => {
  const [isServed, isPrepared] = [serves(area), prepareArea(area)]
  return places.find(([lng, lat]) => isServed({ lat, lng }) !== isPrepared({ lat, lng })) ?? null
}

describe('a prepared area', () => {
  it.each(Object.entries(grounds))(
    'serves the same points as the area itself on the %s ground',
    (_, ground) => {
      fc.assert(
        fc.property(seed, (drawn) => {
          for (const { area, places } of [
            drawArea(ground, drawn, 60),
            drawTangle(ground, drawn, 60),
          ]) {
            expect(differing(area, places)).toBeNull()
          }
        }),
      )
    },
  )

  const round = (corners: number): Ring =>
    Array.from({ length: corners }, (_, at) => {
      const angle = (2 * Math.PI * at) / corners
      const reach = 0.2 + 0.05 * Math.sin(9 * angle) + 0.01 * Math.sin(57 * angle)
      return [77.6 + reach * Math.cos(angle), 12.97 + reach * Math.sin(angle)]
    })
  const comb = (corners: number): Ring =>
    Array.from({ length: corners }, (_, at) => [
      77.4 + (0.4 * at) / corners,
      at % 2 === 0 ? 13.1 : 12.8,
    ])

  const turned = (ring: Ring, angle: number): Ring =>
    ring.map(([x, y]) => {
      const [east, north] = [x - 77.6, y - 12.97]
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return [77.6 + cos * east - sin * north, 12.97 + sin * east + cos * north]
    })

  it.each([
    ['round', round(3000)],
    ['comb', comb(3000)],
    ['comb on its side', turned(comb(3000), Math.PI / 2)],
    ['slanted comb', turned(comb(3000), Math.PI / 4)],
    ['strip a hair wide', round(3000).map(([x, y]): Position => [77.6 + x * 1e-12, y])],
    ['line', round(3000).map(([, y]): Position => [77.6, y])],
    ['speck', round(300).map(([x, y]): Position => [(x - 77.6) * 1e-120, (y - 12.97) * 1e-120])],
  ])('serves the same points as the area itself with thousands of corners: %s', (_, ring) => {
    const hole: Ring = [
      [77.59, 12.96],
      [77.61, 12.96],
      [77.6, 12.98],
    ]
    const area: Area = { type: 'Polygon', coordinates: [ring, hole] }
    const span = fc.double({ min: -0.3, max: 0.3, noNaN: true })
    const anywhere = fc.tuple(span, span).map(([x, y]): [number, number] => [77.6 + x, 12.97 + y])
    const onEdge = fc
      .tuple(fc.nat(ring.length - 2), fc.constantFrom(0, 0.25, 0.5, 0.7))
      .map(([at, part]): [number, number] => {
        const [x1, y1] = ring[at] ?? [0, 0]
        const [x2, y2] = ring[at + 1] ?? [0, 0]
        return [x1 + part * (x2 - x1), y1 + part * (y2 - y1)]
      })
    const inBox = fc
      .tuple(fc.nat(ring.length - 1), fc.nat(ring.length - 1))
      .map(([at, other]): Position => [ring[at]?.[0] ?? 0, ring[other]?.[1] ?? 0])
    const places = fc.sample(fc.oneof(anywhere, inBox, onEdge), 1000)
    expect(differing(area, [...places, ...ring])).toBeNull()
  })

  it.each([
    ['round', round(3000)],
    ['slanted comb', turned(comb(3000), Math.PI / 4)],
  ])('keeps 70 bytes per corner, and does not read its rings again: %s', (_, ring) => {
    const drawn = [...ring]
    const middle = { lat: 12.97, lng: 77.6 }
    const isExpected = serves({ type: 'Polygon', coordinates: [ring] })(middle)
    const before = process.memoryUsage().arrayBuffers
    const isServed = prepareArea({ type: 'Polygon', coordinates: [drawn] })
    // Garbage that is collected meanwhile only makes this smaller.
    expect((process.memoryUsage().arrayBuffers - before) / ring.length).toBeLessThan(70)
    drawn.length = 0
    expect(isServed(middle)).toBe(isExpected)
    expect(isExpected).toBe(true)
  })

  it('serves nothing if it has no corners, and no point with invalid coordinates', () => {
    for (const coordinates of [
      [],
      [[]],
      [round(1)],
      [
        [
          [Number.NaN, 0],
          [1, 1],
          [2, 0],
        ] satisfies Ring,
      ],
    ]) {
      const isServed = prepareArea({ type: 'Polygon', coordinates })
      expect(isServed({ lat: 1, lng: 5 })).toBe(false)
    }
    const isServed = prepareArea({ type: 'Polygon', coordinates: [round(50)] })
    expect(isServed({ lat: Number.NaN, lng: 77.6 })).toBe(false)
    expect(isServed({ lat: 12.97, lng: Number.POSITIVE_INFINITY })).toBe(false)
    expect(isServed({ lat: 1000, lng: 77.6 })).toBe(false)
    expect(isServed({ lat: 12.97, lng: 77.6 })).toBe(true)
  })
})
