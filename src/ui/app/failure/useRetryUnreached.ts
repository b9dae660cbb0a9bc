import { useRetryOnline } from './useOffline.ts'

/** Retries by itself when the connection is back, unless a service answered: it would refuse again. */
export const useRetryUnreached = (error: { readonly kind: string }, onRetry: () => void): void => {
  useRetryOnline(() => {
    if (error.kind === 'Unreachable') onRetry()
  })
}
