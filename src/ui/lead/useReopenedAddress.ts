import { useEffect } from 'react'
import { type Filling, reopenedDismissed } from '../../application/lead/spotLead.slice.ts'
import { useAppDispatch } from '../app/store.ts'

/** Returns a callback for closing the dialog of a refused address, which leaves the address as it is (spec 2 §4). */
export const useReopenedAddress = ({ reopened }: Filling): (() => void) => {
  const dispatch = useAppDispatch()
  // A refused address that was not chosen again here must not open where the form is shown next.
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
