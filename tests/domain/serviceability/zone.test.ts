import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  vehiclesDropping,
  vehiclesPickingUp,
  type Zone,
} from '../../../src/domain/serviceability/zone.ts'
import { anyPoint, anyZones, isWithin, zoneOf } from './drawnZones.ts'

const zone = (
  type: Zone['type'],
  from: number,
  to: number,
  ...vehicleIds: readonly number[]
): Zone => ({
  type,
  polygon: {
    type: 'Polygon',
    data: [
      [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
      ],
    ],
  },
  vehicleIds,
})

const zones = [
  zone('PickUp', 0, 10, 1, 2),
  zone('Drop', 5, 15, 2, 3),
  zone('Both', 8, 20, 3, 97),
  zone('PickUp', 9, 10, 1),
]
const sorted = (ids: ReadonlySet<number>) => [...ids].sort((a, b) => a - b)

describe('the vehicles of a point', () => {
  it.each([
    [1, [1, 2]],
    [6, [1, 2]],
    [9.5, [1, 2, 3, 97]],
    [12, [3, 97]],
    [30, []],
  ])('at %d pick up if a PickUp or Both zone contains it, each once', (at, vehicles) => {
    expect(sorted(vehiclesPickingUp(zones)({ lat: at, lng: at }))).toEqual(vehicles)
  })

  it.each([
    [1, []],
    [6, [2, 3]],
    [9.5, [2, 3, 97]],
    [18, [3, 97]],
  ])('at %d drop if a Drop or Both zone contains it', (at, vehicles) => {
    expect(sorted(vehiclesDropping(zones)({ lat: at, lng: at }))).toEqual(vehicles)
  })

  it('are none without zones', () => {
    expect(vehiclesPickingUp([])({ lat: 1, lng: 1 }).size).toBe(0)
    expect(vehiclesDropping([])({ lat: 1, lng: 1 }).size).toBe(0)
  })

  const roles = [
    ['PickUp', vehiclesPickingUp],
    ['Drop', vehiclesDropping],
  ] as const

  const drawn = anyZones([97, 1, 2, 3])

  it.each(roles)('by %s zones are exactly those of the zones that contain it', (role, vehicles) => {
    fc.assert(
      fc.property(drawn, anyPoint, (many, point) => {
        const having = many.filter((one) => isWithin(one, point))
        const serving = having.filter(({ type }) => type === role || type === 'Both')
        const expected = new Set(serving.flatMap(({ vehicleIds }) => vehicleIds))
        expect(vehicles(many.map(zoneOf))(point)).toEqual(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(roles)(
    'by %s zones do not depend on the order of zones, and never become fewer with more zones',
    (_, vehicles) => {
      fc.assert(
        fc.property(drawn, drawn, anyPoint, (some, more, point) => {
          const before = vehicles(some.map(zoneOf))(point)
          const after = vehicles([...more, ...some].map(zoneOf))(point)
          expect(vehicles([...some, ...more].toReversed().map(zoneOf))(point)).toEqual(after)
          expect([...before].filter((id) => !after.has(id))).toEqual([])
        }),
        { numRuns: 1000 },
      )
    },
  )

  it('are the same if a Both zone is written as a PickUp zone and a Drop zone', () => {
    fc.assert(
      fc.property(drawn, anyPoint, (many, point) => {
        const parted = many.flatMap((one) =>
          one.type === 'Both'
            ? [
                { ...one, type: 'PickUp' as const },
                { ...one, type: 'Drop' as const },
              ]
            : [one],
        )
        for (const [, vehicles] of roles) {
          expect(vehicles(parted.map(zoneOf))(point)).toEqual(vehicles(many.map(zoneOf))(point))
        }
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    [Number.NaN, 1],
    [1, Number.NaN],
    [Number.POSITIVE_INFINITY, 1],
    [1000, 1000],
  ])('are none at %d, %d, which is no valid point', (lat, lng) => {
    expect(vehiclesPickingUp(zones)({ lat, lng }).size).toBe(0)
    expect(vehiclesDropping(zones)({ lat, lng }).size).toBe(0)
  })
})
