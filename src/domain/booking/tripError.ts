import type { UnservedError } from './serviceabilityCheck.ts'

/** Why an estimate, a stop or an order failed (spec 1 §4, spec 2 §2). */
export type TripError = { readonly kind: 'Generic' } | UnservedError

const errorOfCode: ReadonlyMap<number, TripError> = new Map<number, TripError>([
  [0, Object.freeze({ kind: 'Generic' })],
  [1, Object.freeze({ kind: 'Unserved', waypoint: 'pickup' })],
  [2, Object.freeze({ kind: 'Unserved', waypoint: 'drop' })],
  [3, Object.freeze({ kind: 'Generic' })],
  [4, Object.freeze({ kind: 'Generic' })],
])

/**
 * The error for a code from 0 to 4; null for any other number (spec 1 §4, spec 2 §2).
 *
 * @example
 * parseTripError(1) // → { kind: 'Unserved', waypoint: 'pickup' }
 * parseTripError(9) // → null
 */
export const parseTripError = (code: number): TripError | null => errorOfCode.get(code) ?? null
