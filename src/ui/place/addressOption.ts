import {
  knownPredictions,
  type SelectingPicker,
} from '../../application/place/locationPicker.slice.ts'
import type { Prediction } from '../../application/place/places.port.ts'
import type { Waypoint } from '../../domain/place/address.ts'

/** The options of an address field: places, a retry, and a way to a place without typing. */
export type AddressOption =
  | { readonly kind: 'place'; readonly prediction: Prediction }
  | { readonly kind: 'retry' }
  | { readonly kind: 'currentLocation' }
  | { readonly kind: 'map' }

/** Whether what failed in a search can be tried again. */
const isRetryable = ({ choosing, predictions }: SelectingPicker): boolean =>
  choosing.status === 'failed' || predictions.status === 'failed'

/**
 * The options of a waypoint's field; `picker` is the field's own search, if one is open. On a
 * partner's page there is no map to choose on.
 */
export const addressOptions = (
  waypoint: Waypoint,
  picker: SelectingPicker | null,
  hasMap: boolean,
): AddressOption[] => [
  ...(picker === null
    ? []
    : knownPredictions(picker.predictions).map(
        (prediction): AddressOption => ({ kind: 'place', prediction }),
      )),
  ...(picker !== null && isRetryable(picker) ? [{ kind: 'retry' } as const] : []),
  ...(waypoint === 'pickup' ? [{ kind: 'currentLocation' } as const] : []),
  ...(waypoint === 'drop' && hasMap ? [{ kind: 'map' } as const] : []),
]

/** Whether what an option is for is under way: another tap on it begins nothing again. */
export const isUnderWay = (option: AddressOption, picker: SelectingPicker | null): boolean => {
  if (picker === null) return false
  const { choosing, locating } = picker
  return option.kind === 'place'
    ? choosing.status === 'choosing' && choosing.prediction.id === option.prediction.id
    : option.kind === 'currentLocation' && locating.status === 'locating'
}

export const optionKey = (option: AddressOption): string =>
  option.kind === 'place' ? `place ${option.prediction.id}` : option.kind
