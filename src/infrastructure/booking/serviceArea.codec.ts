import { either as E, function as F } from 'fp-ts'
import * as t from 'io-ts'
import type { ServiceArea } from '../../application/booking/area/loadServiceArea.port.ts'
import type { Area, PolygonRings } from '../../domain/serviceability/area.ts'
import { type AreaError, parseArea, parseRings } from '../../domain/serviceability/parseArea.ts'

const stepsTo = (error: AreaError): readonly string[] =>
  error.kind === 'AreaTypeUnknown' ? ['type'] : error.field.split('.').filter((step) => step !== '')

const wireOf = <Part>(
  name: string,
  parse: (raw: unknown) => E.Either<AreaError, Part>,
): t.Type<Part> =>
  new t.Type(
    name,
    (raw): raw is Part => E.isRight(parse(raw)),
    (raw, context) =>
      F.pipe(
        parse(raw),
        E.mapLeft((error) => {
          const steps = stepsTo(error).map((key) => ({ key, type: t.unknown }))
          return [{ value: raw, context: [...context, ...steps] }]
        }),
      ),
    F.identity,
  )

const WireArea = wireOf<Area>('Area', parseArea)
const WireRings = wireOf<PolygonRings>('Rings', (raw) => parseRings(raw, ''))

/** A city's pickup and drop areas, its zones and its vehicles, as the order service sends them. */
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

// Field by field, so that extra fields of the response stay out of the state.
export const toServiceArea = (wire: t.TypeOf<typeof WireServiceArea>): ServiceArea => ({
  bounds: { pickup: wire.pickup_polygon, drop: wire.drop_polygon },
  zones: wire.zones.map(({ type, polygon, vehicle_ids }) => ({
    type,
    polygon: { type: polygon.type, data: polygon.data },
    vehicleIds: vehicle_ids,
  })),
  vehicles: wire.vehicles.map(({ id, vehicle_id, name }) => ({ id, vehicleId: vehicle_id, name })),
})
