import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { type Position, type Ring, serves } from '../../../src/domain/serviceability/area.ts'
import { prepareZones } from '../../../src/domain/serviceability/preparedZones.ts'
import type { Zone } from '../../../src/domain/serviceability/zone.ts'
import { usualRuns } from '../../support/usualRuns.ts'
import { drawTangle, grounds } from './drawnAreas.ts'
import { anyPoint, anyZones, isWithin, zoneOf } from './drawnZones.ts'

const having = (zones: readonly Zone[], point: Coordinates): readonly Zone[] =>
  zones.filter(({ polygon }) => serves({ type: 'Polygon', coordinates: polygon.data })(point))

const zoneWith = (data: Zone['polygon']['data'], id: number): Zone => ({
  type: 'Both',
  polygon: { type: 'Polygon', data },
  vehicleIds: [id],
})

/** Zones of about the same extent, most of each under most others, and places around them. */
const overEachOther = (count: number, seed: number) => {
  const drawn = fc.sample(
    fc.array(fc.double({ min: 0.8, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
    { numRuns: count, seed },
  )
  const rings = drawn.map((reaches) =>
    reaches.map((reach, corner): Position => {
      const angle = (2 * Math.PI * corner) / reaches.length
      return [77.6 + 0.2 * reach * Math.cos(angle), 12.97 + 0.2 * reach * Math.sin(angle)]
    }),
  )
  const offset = fc.double({ min: -0.22, max: 0.22, noNaN: true })
  const places = fc
    .sample(fc.tuple(offset, offset), { numRuns: 50, seed })
    .map(([x, y]): Position => [77.6 + x, 12.97 + y])
  return {
    zones: rings.map((ring, at) => zoneWith([ring], at)),
    places: [...places, ...rings.slice(0, 20).flat()],
  }
}

describe('the prepared zones of a point', () => {
  it('are those that contain it, including borders and without lakes, in their order', () => {
    fc.assert(
      fc.property(anyZones([1, 2, 3]), anyPoint, (drawn, point) => {
        const zones = drawn.map(zoneOf)
        const expected = zones.filter((_, at) => {
          const zone = drawn[at]
          return zone !== undefined && isWithin(zone, point)
        })
        expect(prepareZones(zones)(point)).toEqual(expected)
      }),
    )
  })

  it.each(Object.entries(grounds))(
    'are on the %s ground those that serve it, even if they cross themselves',
    (_, ground) => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 1, maxLength: 8 }),
          (seeds) => {
            const drawn = seeds.map((seed) => drawTangle(ground, seed, 12))
            const zones = drawn.flatMap(({ area }, at) =>
              area.type === 'Polygon' ? [zoneWith(area.coordinates, at)] : [],
            )
            const zonesAt = prepareZones(zones)
            for (const [lng, lat] of drawn.flatMap(({ places }) => places)) {
              expect(zonesAt({ lat, lng })).toEqual(having(zones, { lat, lng }))
            }
          },
        ),
        { numRuns: usualRuns(0.2) },
      )
    },
  )

  it('are those that serve it if many lie over each other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        (count, seed) => {
          const { zones, places } = overEachOther(count, seed)
          const zonesAt = prepareZones(zones)
          for (const [lng, lat] of places) {
            expect(zonesAt({ lat, lng })).toEqual(having(zones, { lat, lng }))
          }
        },
      ),
      { numRuns: usualRuns(0.03) },
    )
  })

  it('need no more memory per zone if a thousand lie over each other', () => {
    const { zones, places } = overEachOther(1000, 1)
    const before = process.memoryUsage().arrayBuffers
    const zonesAt = prepareZones(zones)
    // Garbage collected meanwhile only makes this less; a zone takes four bytes in each cell.
    expect((process.memoryUsage().arrayBuffers - before) / zones.length).toBeLessThan(4000)
    for (const [lng, lat] of places.slice(0, 50)) {
      expect(zonesAt({ lat, lng })).toEqual(having(zones, { lat, lng }))
    }
  })

  // One zone and many, with whole and other degrees, near the equator and far from it, adjacent and
  // with gaps.
  it.each([
    ['one', [1, 77.5, 12.5, 0.2]],
    ['a town’s', [30, 77.5, 12.9, 0.01]],
    ['with gaps between them', [30, 77.5, 12.9, 0.01, 0.004]],
    ['around the zero of all degrees', [20, -5, -5, 0.5]],
    ['in a row', [200, -73, 40, 0.05, 0.05, 1]],
  ])(
    'are found without reading the rings again, in few bytes: %s',
    (_, [each = 1, west = 0, south = 0, step = 1, width = step, rows = each]) => {
      const drawn: Position[][] = []
      const zones: Zone[] = []
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < each; column += 1) {
          const [left, low] = [west + column * step, south + row * step]
          const ring: Position[] = [
            [left, low],
            [left + width, low],
            [left + width, low + width],
            [left + width / 3, low + width / 2],
            [left, low + width],
          ]
          drawn.push(ring)
          zones.push(zoneWith([ring], zones.length))
        }
      const places = fc
        .sample(fc.tuple(fc.nat(8 * each), fc.nat(8 * rows)), 200)
        .map(([column, row]) => ({
          lng: west + (column * step) / 8,
          lat: south + (row * step) / 8,
        }))
      const expected = places.map((place) => having(zones, place))
      const before = process.memoryUsage().arrayBuffers
      const zonesAt = prepareZones(zones)
      expect((process.memoryUsage().arrayBuffers - before) / zones.length).toBeLessThan(4000)
      for (const ring of drawn) ring.length = 0
      expect(places.map(zonesAt)).toEqual(expected)
    },
  )

  it('are found if a zone has crowded edges: a comb, and one smaller than a cell', () => {
    const comb = (west: number, south: number, size: number, corners: number): Ring => [
      ...Array.from(
        { length: corners },
        (_, at): Position => [
          west + (size * at) / corners,
          south + (at % 2 === 0 ? size : size / 8),
        ],
      ),
      [west + size, south],
      [west, south],
    ]
    const zones = [
      zoneWith([comb(77, 12, 1, 401)], 1),
      zoneWith([comb(77.4, 12.4, 1e-4, 61)], 2),
      zoneWith([comb(77.2, 12.2, 0.5, 3)], 3),
    ]
    const zonesAt = prepareZones(zones)
    const offset = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(offset, offset, fc.constantFrom(1, 1e-4), (x, y, size) => {
        const [west, south] = size === 1 ? [77, 12] : [77.4, 12.4]
        const point = { lng: west + size * x, lat: south + size * y }
        expect(zonesAt(point)).toEqual(having(zones, point))
      }),
    )
    for (const { polygon } of zones) {
      for (const [lng, lat] of polygon.data.flat()) {
        expect(zonesAt({ lat, lng })).toEqual(having(zones, { lat, lng }))
      }
    }
  })

  it('are none outside all zones, and none if the point is invalid', () => {
    const square = zoneWith(
      [
        [
          [77, 12],
          [78, 12],
          [78, 13],
          [77, 13],
        ],
      ],
      1,
    )
    const zonesAt = prepareZones([square])
    expect(zonesAt({ lat: 13, lng: 78 })).toEqual([square])
    expect(zonesAt({ lat: 13.1, lng: 78 })).toEqual([])
    expect(zonesAt({ lat: 1000, lng: 77.5 })).toEqual([])
    expect(zonesAt({ lat: Number.NaN, lng: 77.5 })).toEqual([])
    expect(zonesAt({ lat: 12.5, lng: Number.POSITIVE_INFINITY })).toEqual([])
    expect(prepareZones([])({ lat: 12.5, lng: 77.5 })).toEqual([])
    expect(
      prepareZones([zoneWith([], 2), zoneWith([[]], 3), square])({ lat: 12.5, lng: 77.5 }),
    ).toEqual([square])
  })

  it('are found one by one if they leave no room for a grid', () => {
    const line = zoneWith(
      [
        [
          [77, 12],
          [77, 13],
        ],
      ],
      1,
    )
    expect(prepareZones([line])({ lat: 12.5, lng: 77 })).toEqual([line])
    expect(prepareZones([line])({ lat: 12.5, lng: 77.1 })).toEqual([])
  })
})
