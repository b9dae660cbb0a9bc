import {
  mapOpened,
  type OnChoice,
  pickerOpened,
} from '../../application/place/locationPicker.slice.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'

/** Opens the map at the waypoint's place, or in the market's middle where there is none yet. */
export const useOpenMap = (waypoint: Waypoint, onChoice: OnChoice): (() => void) => {
  const dispatch = useAppDispatch()
  const entry = useAppSelector(({ fareForm }) => fareForm.form.input[waypoint])
  const centre = useAppSelector(({ market }) => market.country.defaultCentre)
  return () => {
    dispatch(
      entry.status === 'resolved'
        ? pickerOpened({ waypoint, onChoice, place: entry.place })
        : mapOpened({ waypoint, onChoice, centre }),
    )
  }
}
