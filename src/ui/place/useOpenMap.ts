import {
  mapOpened,
  type PickerPurpose,
  pickerOpened,
} from '../../application/place/locationPicker.slice.ts'
import type { Place } from '../../domain/place/address.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'

/** Opens the map at a place, or where there is none yet near the other end, or in the market's middle. */
export const useOpenMap = (): ((purpose: PickerPurpose, place: Place | null) => void) => {
  const dispatch = useAppDispatch()
  const middle = useAppSelector(({ market }) => market.country.defaultCentre)
  return (purpose, place) => {
    dispatch(
      place === null
        ? mapOpened({ ...purpose, centre: purpose.near ?? middle })
        : pickerOpened({ ...purpose, place }),
    )
  }
}
