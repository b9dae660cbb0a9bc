import type { Predictions } from './locationPicker.slice.ts'

// Not in the slice, which every page loads at once.
/**
 * Whether the picker's search found no place, which the customer is told (spec 1 §4).
 *
 * @example
 * isNoneFound({ status: 'found', known: [] }) // → true
 * isNoneFound({ status: 'searching', known: [] }) // → false
 */
export const isNoneFound = (predictions: Predictions): boolean =>
  predictions.status === 'found' && predictions.known.length === 0
