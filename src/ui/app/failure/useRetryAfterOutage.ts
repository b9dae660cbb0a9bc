import { useEffect, useEffectEvent, useRef } from 'react'
import { useRetryOnline } from './useOffline.ts'

type Attempt = { readonly isWaiting: boolean; readonly isFailed: boolean }

/**
 * Retries when the connection is back, even if what failed was still loading then and failed with the old connection:
 * once for each return.
 */
export const useRetryAfterOutage = (
  { isWaiting, isFailed }: Attempt,
  onRetry: () => void,
): void => {
  const hasReturned = useRef(false)
  const retry = useEffectEvent(onRetry)
  useRetryOnline(() => {
    hasReturned.current = isWaiting
    if (isFailed) onRetry()
  })
  useEffect(() => {
    if (isWaiting || !hasReturned.current) return
    hasReturned.current = false
    if (isFailed) retry()
  }, [isWaiting, isFailed])
}
