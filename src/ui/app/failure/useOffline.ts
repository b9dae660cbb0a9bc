import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const hearConnection = (heard: () => void): (() => void) => {
  window.addEventListener('online', heard)
  window.addEventListener('offline', heard)
  return () => {
    window.removeEventListener('online', heard)
    window.removeEventListener('offline', heard)
  }
}

/** Whether the browser knows that it has no connection. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    hearConnection,
    () => !navigator.onLine,
    () => false,
  )

/** Retries by itself when the connection is back. */
export const useRetryOnline = (onRetry: () => void): void => {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const listener = () => retry()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
