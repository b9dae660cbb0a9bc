import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const watchConnection = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser knows that it has no connection. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
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
