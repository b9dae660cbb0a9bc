import * as t from 'io-ts'
import type { ServiceArea } from '../../application/booking/loadServiceArea.port.ts'

// JSON has numbers that are too large to be any: 1e999 is read as infinity.
const Finite = t.refinement(t.number, Number.isFinite, 'Finite')

const WirePosition = t.tuple([Finite, Finite])

const triangle = 3

// A border that encloses nothing would leave a whole city out, unsaid.
const WireRing = t.refinement(t.array(WirePosition), (ring) => ring.length >= triangle, 'Ring')

const isSome = (borders: readonly unknown[]): boolean => borders.length > 0

const WireRings = t.refinement(t.array(WireRing), isSome, 'Rings')

const WireArea = t.union([
  t.type({ type: t.literal('Polygon'), coordinates: WireRings }),
  t.type({
    type: t.literal('MultiPolygon'),
    coordinates: t.refinement(t.array(WireRings), isSome, 'Polygons'),
  }),
])

/** The areas that a city picks up and drops in, its zones and its vehicles, as the order service writes them. */
export const WireServiceArea = t.type({
  pickup_polygon: WireArea,
  drop_polygon: WireArea,
  zones: t.array(
    t.type({
      type: t.keyof({ PickUp: null, Drop: null, Both: null }),
      polygon: t.type({ type: t.literal('Polygon'), data: WireRings }),
      vehicle_ids: t.array(t.Integer),
    }),
  ),
  vehicles: t.array(t.type({ id: t.Integer, vehicle_id: t.Integer, name: t.string })),
})

// Field by field, so that what else the service sends does not come along into the state.
const toArea = (wire: t.TypeOf<typeof WireArea>): ServiceArea['bounds']['pickup'] =>
  wire.type === 'Polygon'
    ? { type: wire.type, coordinates: wire.coordinates }
    : { type: wire.type, coordinates: wire.coordinates }

export const toServiceArea = (wire: t.TypeOf<typeof WireServiceArea>): ServiceArea => ({
  bounds: { pickup: toArea(wire.pickup_polygon), drop: toArea(wire.drop_polygon) },
  zones: wire.zones.map(({ type, polygon, vehicle_ids }) => ({
    type,
    polygon: { type: polygon.type, data: polygon.data },
    vehicleIds: vehicle_ids,
  })),
  vehicles: wire.vehicles.map(({ id, vehicle_id, name }) => ({ id, vehicleId: vehicle_id, name })),
})
