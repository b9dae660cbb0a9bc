import { useEffect, useEffectEvent } from 'react'
import { type Filling, reopenedDismissed } from '../../application/lead/spotLead.slice.ts'
import { pickerOpened } from '../../application/place/locationPicker.slice.ts'
import { otherEnd, placeOf, type Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch } from '../app/store.ts'

/** Opens the dialog of an address that the service refused (spec 2 §4). The answer is called when it is closed. */
export const useReopenedAddress = ({ form: { input }, reopened }: Filling): (() => void) => {
  const dispatch = useAppDispatch()
  const open = useEffectEvent((waypoint: Waypoint) => {
    dispatch(
      pickerOpened({
        owner: 'lead',
        waypoint,
        onChoice: 'pin',
        near: placeOf(input[otherEnd(waypoint)])?.location ?? null,
        place: placeOf(input[waypoint]),
      }),
    )
  })
  useEffect(() => {
    if (reopened !== null) open(reopened)
  }, [reopened])
  // What was not answered here is not asked wherever the form stands next.
  useEffect(
    () => () => {
      dispatch(reopenedDismissed())
    },
    [dispatch],
  )
  return () => {
    if (reopened !== null) dispatch(reopenedDismissed())
  }
}
