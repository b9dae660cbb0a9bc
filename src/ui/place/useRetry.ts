import {
  predictionChosen,
  type SelectingPicker,
  searchTyped,
} from '../../application/place/locationPicker.slice.ts'
import { mapsWanted } from '../../application/place/maps.slice.ts'
import { useRetryOnline } from '../app/failure/useOffline.ts'
import { useAppDispatch } from '../app/store.ts'

/** Retries the choice that failed, or else the search that failed. */
export const useRetry = (picker: SelectingPicker | null): (() => void) => {
  const dispatch = useAppDispatch()
  return () => {
    if (picker === null) return
    const { owner, waypoint, text, onChoice, near, choosing, predictions } = picker
    const isMapsMissing =
      (choosing.status === 'failed' && choosing.error.kind === 'PlacesUnavailable') ||
      (predictions.status === 'failed' && predictions.error.kind === 'PlacesUnavailable')
    if (isMapsMissing) dispatch(mapsWanted())
    if (choosing.status === 'failed') dispatch(predictionChosen(choosing.prediction))
    else dispatch(searchTyped({ owner, waypoint, onChoice, near, text }))
  }
}

/** Whether what failed never reached its service: one that answered would refuse again. */
const isUnreached = ({ choosing, predictions }: SelectingPicker): boolean => {
  const asked = choosing.status === 'failed' ? choosing : predictions
  return (
    asked.status === 'failed' &&
    (asked.error.kind === 'Unreachable' || asked.error.kind === 'PlacesUnavailable')
  )
}

/** The same, also by itself when the connection is back. */
export const useRetryAlsoOnline = (picker: SelectingPicker | null): (() => void) => {
  const retry = useRetry(picker)
  useRetryOnline(() => {
    if (picker === null || !isUnreached(picker)) return
    // The customer asked for their location since, and a search would give that up.
    if (picker.locating.status !== 'locating') retry()
  })
  return retry
}
