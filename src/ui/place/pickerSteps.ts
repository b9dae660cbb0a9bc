import type { LocationPicker, Predictions } from '../../application/place/locationPicker.slice.ts'
import type { Prediction } from '../../application/place/places.port.ts'

/** The picker at its search. */
export type SelectingPicker = Extract<LocationPicker, { status: 'selecting' }>

/** The picker at its map. */
export type PinningPicker = Extract<LocationPicker, { status: 'pinning' }>

export type OpenPicker = SelectingPicker | PinningPicker

/** The places on offer: while a search runs, those of the one before. */
export const knownPredictions = (predictions: Predictions): readonly Prediction[] => {
  switch (predictions.status) {
    case 'searching':
    case 'found':
      return predictions.known
    case 'idle':
    case 'failed':
      return []
  }
}

/** Whether the search came back with nothing. */
export const isNoneFound = (predictions: Predictions): boolean =>
  predictions.status === 'found' && predictions.known.length === 0

/** The level of the headings inside a step. */
export type HeadingLevel = 2 | 3 | 4
