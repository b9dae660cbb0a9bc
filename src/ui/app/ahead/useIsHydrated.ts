import { useDeferredValue, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Tells React whether a part is prerendered: only while it is being hydrated. */
const originOfPart = () => {
  let isSent = false
  return {
    here: () => isSent,
    inSentPage: () => {
      isSent = true
      return true
    },
  }
}

/**
 * Whether the page is hydrated. What only the script knows (the browser's storage, the link's
 * parameters, the deployment) is shown from then on; before, the page is what was prerendered for
 * everyone.
 *
 * A prerendered part hydrates in slices, and taps are handled in between. If this only read a store
 * whose value differs from the server's, React would do all of it in one go.
 */
export const useIsHydrated = (): boolean => {
  const [origin] = useState(originOfPart)
  const isSent = useSyncExternalStore(never, origin.here, origin.inSentPage)
  return useDeferredValue(true, isSent ? false : undefined)
}
