import {
  mapOpened,
  type PickerPurpose,
  pickerOpened,
} from '../../application/place/locationPicker.slice.ts'
import { selectMiddle } from '../../application/place/pageCity.selectors.ts'
import type { Place } from '../../domain/place/address.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'

/**
 * Opens the map at a place. Without one, opens it near the other end, or in the middle of the
 * page's city or market.
 */
export const useOpenMap = (): ((purpose: PickerPurpose, place: Place | null) => void) => {
  const dispatch = useAppDispatch()
  const middle = useAppSelector(selectMiddle)
  return (purpose, place) => {
    dispatch(
      place === null
        ? mapOpened({ ...purpose, centre: purpose.near ?? middle })
        : pickerOpened({ ...purpose, place }),
    )
  }
}
