import type { Waypoint } from './address.ts'

/**
 * The end of a route that a service refused and that has to be chosen again, the pickup first; null if
 * it refused neither (spec 2 §4).
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
