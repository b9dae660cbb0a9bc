import { useEffect, useEffectEvent, useRef } from 'react'
import { useRetryOnline } from './useOffline.ts'

/**
 * Retries when the connection is back, even if what failed was still loading then and failed with the old connection:
 * once for each return.
 */
export const useRetryAfterOutage = (isFailed: boolean, onRetry: () => void): void => {
  const hasReturned = useRef(false)
  const retry = useEffectEvent(onRetry)
  useRetryOnline(() => {
    hasReturned.current = !isFailed
    if (isFailed) onRetry()
  })
  useEffect(() => {
    if (!isFailed || !hasReturned.current) return
    hasReturned.current = false
    retry()
  }, [isFailed])
}
