import {
  currentLocationRequested,
  type OpenPicker,
  type PinningPicker,
  pinDropped,
  predictionChosen,
  type SelectingPicker,
  searchTyped,
} from '../../application/place/locationPicker.slice.ts'
import { mapsWanted } from '../../application/place/maps.slice.ts'
import { useRetryOnline } from '../app/failure/useOffline.ts'
import { useAppDispatch } from '../app/store.ts'

/** What the customer waits for, or what failed: the choice, or else the search. */
const askedIn = ({ choosing, predictions }: SelectingPicker) =>
  choosing.status === 'idle' ? predictions : choosing

/** Makes the choice again that failed or is under way, or else the search. */
const useRetry = (picker: SelectingPicker | null): (() => void) => {
  const dispatch = useAppDispatch()
  return () => {
    if (picker === null) return
    const { owner, waypoint, text, onChoice, near, choosing } = picker
    const asked = askedIn(picker)
    if (asked.status === 'failed' && asked.error.kind === 'PlacesUnavailable')
      dispatch(mapsWanted())
    if (choosing.status !== 'idle') dispatch(predictionChosen(choosing.prediction))
    else dispatch(searchTyped({ owner, waypoint, onChoice, near, text }))
  }
}

/** Whether a lookup never reached its service. A service that answered would refuse again. */
const isUnreached = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'Unreachable' || kind === 'PlacesUnavailable'

/** Whether a lost connection took the choice or the search with it: it is under way, or never reached its service. */
const isCutOff = (picker: SelectingPicker): boolean => {
  const asked = askedIn(picker)
  return asked.status === 'failed'
    ? isUnreached(asked.error)
    : asked.status === 'choosing' || asked.status === 'searching'
}

/** Whether the device, or the address of where it is, could not be located for want of a connection. */
const isLocatingUnreached = ({ locating }: OpenPicker): boolean =>
  locating.status === 'failed' && isUnreached(locating.error)

/**
 * `useRetry`, also by itself when the connection is back. A location that was asked for since is awaited instead, or
 * asked for again.
 */
export const useRetryAlsoOnline = (picker: SelectingPicker | null): (() => void) => {
  const dispatch = useAppDispatch()
  const retry = useRetry(picker)
  useRetryOnline(() => {
    if (picker === null) return
    // A location is asked for later than what was searched, and a search would give it up.
    if (isLocatingUnreached(picker)) dispatch(currentLocationRequested())
    else if (isCutOff(picker) && picker.locating.status !== 'locating') retry()
  })
  return retry
}

/** Asks on the map, when the connection is back, for the addresses that the lost one took with it. */
export const useRetryPinOnline = (picker: PinningPicker): void => {
  const dispatch = useAppDispatch()
  const { pin } = picker
  useRetryOnline(() => {
    if (pin.status === 'reading' || (pin.status === 'failed' && isUnreached(pin.error)))
      dispatch(pinDropped(pin.point))
    if (isLocatingUnreached(picker)) dispatch(currentLocationRequested())
  })
}
