import type { MouseEvent } from 'react'
import { routeEditRequested } from '../../application/fare/fareResults.slice.ts'
import { opensElsewhere } from '../app/link/opensElsewhere.ts'
import { useAppDispatch } from '../app/store.ts'

/**
 * What a click on a link to the form does: it takes the route into this tab's form, unless the form
 * opens in another tab.
 */
export const useRouteEdit = () => {
  const dispatch = useAppDispatch()
  return (event: MouseEvent) => {
    if (!opensElsewhere(event)) dispatch(routeEditRequested())
  }
}
