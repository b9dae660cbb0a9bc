import { connectionReturned } from '../../../application/flow/connectionReturned.ts'
import { useAppDispatch } from '../store.ts'
import { useRetryOnline } from './useOffline.ts'

/** Tells the flows that the connection is back. */
export const ConnectionNews = () => {
  const dispatch = useAppDispatch()
  useRetryOnline(() => dispatch(connectionReturned()))
  return null
}
