import type { Waypoint } from './address.ts'

/**
 * The end of a route that a service refused and that is to be chosen anew, the pickup first; null
 * where it refused neither (spec 2 §4).
 *
 * @example
 * refusedWaypoint([{ field: 'mobile' }, { field: 'drop' }]) // → 'drop'
 * refusedWaypoint([]) // → null
 */
export const refusedWaypoint = (
  refused: ReadonlyArray<{ readonly field: string }>,
): Waypoint | null => {
  if (refused.some(({ field }) => field === 'pickup')) return 'pickup'
  return refused.some(({ field }) => field === 'drop') ? 'drop' : null
}
