import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the page is the script's own by now. What the script alone knows (what the browser keeps,
 * the link's parameters, the deployment) is shown from then on: before, the page is what was made
 * ahead for everybody.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
