import type { Waypoint } from '../../domain/place/address.ts'

/** What the two address fields are called. */
export const addressLabels = {
  pickup: 'fare.address.pickup',
  drop: 'fare.address.drop',
} as const satisfies Record<Waypoint, string>

/** What stands in an address field before anything does. */
export const addressPlaceholders = {
  pickup: 'fare.address.pickupPlaceholder',
  drop: 'fare.address.dropPlaceholder',
} as const satisfies Record<Waypoint, string>
