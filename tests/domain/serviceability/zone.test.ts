import { describe, expect, it } from '@jest/globals'
import {
  vehiclesDropping,
  vehiclesPickingUp,
  type Zone,
} from '../../../src/domain/serviceability/zone.ts'

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
  ])('at %d pick up where a PickUp or Both zone contains it, each once', (at, vehicles) => {
    expect(sorted(vehiclesPickingUp(zones)({ lat: at, lng: at }))).toEqual(vehicles)
  })

  it.each([
    [1, []],
    [6, [2, 3]],
    [9.5, [2, 3, 97]],
    [18, [3, 97]],
  ])('at %d drop where a Drop or Both zone contains it', (at, vehicles) => {
    expect(sorted(vehiclesDropping(zones)({ lat: at, lng: at }))).toEqual(vehicles)
  })

  it('are none without zones', () => {
    expect(vehiclesPickingUp([])({ lat: 1, lng: 1 }).size).toBe(0)
    expect(vehiclesDropping([])({ lat: 1, lng: 1 }).size).toBe(0)
  })
})
