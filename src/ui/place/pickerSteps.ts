import type { Predictions } from '../../application/place/locationPicker.slice.ts'

/** Whether the search came back with nothing. */
export const isNoneFound = (predictions: Predictions): boolean =>
  predictions.status === 'found' && predictions.known.length === 0

/** The level of the headings inside a step. */
export type HeadingLevel = 2 | 3 | 4
