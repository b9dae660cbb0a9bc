import { either as E } from 'fp-ts'
import type { Waypoint } from '../place/address.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { type Area, serves } from '../serviceability/area.ts'

/** Where a city picks up and where it drops (spec 2 §3: pickup_polygon, drop_polygon). */
export type ServiceBounds = Readonly<Record<Waypoint, Area>>

export type UnservedError =
  | { readonly kind: 'OutsidePickupArea' }
  | { readonly kind: 'OutsideDropArea' }

const outside = (waypoint: Waypoint): UnservedError =>
  waypoint === 'pickup' ? { kind: 'OutsidePickupArea' } : { kind: 'OutsideDropArea' }

/** An edited pickup or drop, if its own polygon contains it; the border does (spec 1 §4, spec 2 §4). */
export const checkServed =
  (bounds: ServiceBounds) =>
  (waypoint: Waypoint, point: Coordinates): E.Either<UnservedError, Coordinates> =>
    serves(bounds[waypoint])(point) ? E.right(point) : E.left(outside(waypoint))
