import type { Waypoint } from '../../domain/place/address.ts'

/** The labels of the two address fields. */
export const addressLabels = {
  pickup: 'fare.address.pickup',
  drop: 'fare.address.drop',
} as const satisfies Record<Waypoint, string>

/** The placeholders of the address fields. */
export const addressPlaceholders = {
  pickup: 'fare.address.pickupPlaceholder',
  drop: 'fare.address.dropPlaceholder',
} as const satisfies Record<Waypoint, string>
