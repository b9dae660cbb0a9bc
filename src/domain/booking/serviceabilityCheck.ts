import type { either as E } from 'fp-ts'
import { left, right } from '../answer.ts'
import type { Waypoint } from '../place/address.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { type Area, serves } from '../serviceability/area.ts'

/** The areas in which a city picks up and drops (spec 2 §3: pickup_polygon, drop_polygon). */
export type ServiceBounds = Readonly<Record<Waypoint, Area>>

/** An end of a route outside the area in which its city picks up or drops. */
export type UnservedError = { readonly kind: 'Unserved'; readonly waypoint: Waypoint }

/**
 * Returns an edited pickup or drop, in degrees, if its polygon contains it; the border counts as inside
 * (spec 1 §4, spec 2 §4). Fails with `Unserved`.
 *
 * @example
 * const square: Area = { type: 'Polygon', coordinates: [[[77, 12], [78, 12], [78, 13], [77, 13]]] }
 * const check = checkServed({ pickup: square, drop: square })
 * check('drop', { lat: 12.9352, lng: 77.6245 }) // → right: { lat: 12.9352, lng: 77.6245 }
 * check('drop', { lat: 19.076, lng: 72.8777 }) // → left: { kind: 'Unserved', waypoint: 'drop' }
 */
export const checkServed =
  (bounds: ServiceBounds) =>
  (waypoint: Waypoint, point: Coordinates): E.Either<UnservedError, Coordinates> =>
    serves(bounds[waypoint])(point) ? right(point) : left({ kind: 'Unserved', waypoint })
