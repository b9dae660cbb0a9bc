import { useDeferredValue, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What a part is of, as React asks about it: of the page that was sent only where it takes that page over. */
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
 * Whether the page is the script's own by now. What the script alone knows (what the browser keeps,
 * the link's parameters, the deployment) is shown from then on: before, the page is what was made
 * ahead for everybody.
 *
 * A part of the sent page becomes the script's own in slices, and taps are answered in between: asked of a
 * store alone, whose answer is another one for the server, React would do all of it in one go.
 */
export const useIsHydrated = (): boolean => {
  const [origin] = useState(originOfPart)
  const isSent = useSyncExternalStore(never, origin.here, origin.inSentPage)
  return useDeferredValue(true, isSent ? false : undefined)
}
