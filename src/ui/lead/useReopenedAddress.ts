import { useEffect } from 'react'
import { type Filling, reopenedDismissed } from '../../application/lead/spotLead.slice.ts'
import { useAppDispatch } from '../app/store.ts'

/** Leaves an address that the service refused as it is: the answer is called when its dialog is closed (spec 2 §4). */
export const useReopenedAddress = ({ reopened }: Filling): (() => void) => {
  const dispatch = useAppDispatch()
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
