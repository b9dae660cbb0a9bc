import type { Predictions } from './locationPicker.slice.ts'

/** Whether the search came back with nothing. Apart from the slice, which every page loads at once. */
export const isNoneFound = (predictions: Predictions): boolean =>
  predictions.status === 'found' && predictions.known.length === 0
