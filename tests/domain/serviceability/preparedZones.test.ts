import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { serves } from '../../../src/domain/serviceability/area.ts'
import { prepareZones } from '../../../src/domain/serviceability/preparedZones.ts'
import type { Zone } from '../../../src/domain/serviceability/zone.ts'
import { drawTangle, grounds } from './drawnAreas.ts'
import { anyPoint, anyZones, isWithin, zoneOf } from './drawnZones.ts'

const having = (zones: readonly Zone[], point: Coordinates): readonly Zone[] =>
  zones.filter(({ polygon }) => serves({ type: 'Polygon', coordinates: polygon.data })(point))

const zoneWith = (data: Zone['polygon']['data'], id: number): Zone => ({
  type: 'Both',
  polygon: { type: 'Polygon', data },
  vehicleIds: [id],
})

describe('the zones of a point, once they are prepared', () => {
  it('are those that have it, borders and lakes as they are, in their order', () => {
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
    'are on the %s ground those that serve it, however they tangle',
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
        { numRuns: 200 },
      )
    },
  )

  it('are none beyond all of them, and none where the point is no point', () => {
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

  it('are found one by one where they leave no room for a grid', () => {
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
