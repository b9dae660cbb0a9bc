import type { TFunction } from 'i18next'
import { isNoneFound } from '../../application/place/isNoneFound.ts'
import {
  knownPredictions,
  type SelectingPicker,
} from '../../application/place/locationPicker.slice.ts'

/** What a screen reader announces when a search changes. Failures announce themselves. */
export const searchAnnouncement = (t: TFunction, picker: SelectingPicker | null): string => {
  if (picker === null) return ''
  const { predictions, choosing, locating } = picker
  if (locating.status === 'locating') return t('place.current.fetching')
  if (choosing.status === 'choosing') return t('place.pin.reading')
  // The request for the address to be typed is shown in place of the places.
  if (locating.status === 'failed' && locating.error.kind === 'LocationDenied') return ''
  if (isNoneFound(predictions)) return t('place.search.none.title')
  return predictions.status === 'found'
    ? t('place.search.found', { count: knownPredictions(predictions).length })
    : ''
}
