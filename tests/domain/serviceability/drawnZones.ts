import fc from 'fast-check'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import type { Ring } from '../../../src/domain/serviceability/area.ts'
import type { Zone } from '../../../src/domain/serviceability/zone.ts'

type Box = {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A zone as a box, with the box of its lake if it has one. */
export type DrawnZone = {
  readonly type: Zone['type']
  readonly box: Box
  readonly lake: Box | null
  readonly vehicleIds: readonly number[]
}

const side = fc.integer({ min: 0, max: 9 })
const box: fc.Arbitrary<Box> = fc
  .record({ west: side, south: side, width: side, height: side })
  .map(({ west, south, width, height }) => ({
    west,
    south,
    east: west + width + 3,
    north: south + height + 3,
  }))

/**
 * Zones of a few vehicles, on whole degrees, so that they share borders with points and with other
 * zones.
 */
export const anyZones = (vehicleIds: readonly number[]): fc.Arbitrary<readonly DrawnZone[]> =>
  fc.array(
    fc
      .record({
        type: fc.constantFrom('PickUp' as const, 'Drop' as const, 'Both' as const),
        box,
        hasLake: fc.boolean(),
        vehicleIds: fc.subarray([...vehicleIds]),
      })
      .map(({ hasLake, ...zone }) => ({
        ...zone,
        lake: hasLake
          ? {
              west: zone.box.west + 1,
              south: zone.box.south + 1,
              east: zone.box.east - 1,
              north: zone.box.north - 1,
            }
          : null,
      })),
    { maxLength: 8 },
  )

/** Points as often on the corners and borders of such zones as beside them. */
export const anyPoint: fc.Arbitrary<Coordinates> = fc.record({
  lat: fc.integer({ min: -2, max: 46 }).map((half) => half / 2),
  lng: fc.integer({ min: -2, max: 46 }).map((half) => half / 2),
})

const ringOf = ({ west, south, east, north }: Box): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

export const zoneOf = ({ type, box: land, lake, vehicleIds }: DrawnZone): Zone => ({
  type,
  polygon: { type: 'Polygon', data: [land, ...(lake === null ? [] : [lake])].map(ringOf) },
  vehicleIds,
})

/** Whether the point is in the zone, including its own border and that of its lake. */
export const isWithin = ({ box: land, lake }: DrawnZone, { lat, lng }: Coordinates): boolean =>
  land.west <= lng &&
  lng <= land.east &&
  land.south <= lat &&
  lat <= land.north &&
  !(lake !== null && lake.west < lng && lng < lake.east && lake.south < lat && lat < lake.north)
