import { useSyncExternalStore } from 'react'
import { useSurroundings } from './surroundings.ts'

/** Whether the window is as wide as the desktop's layout; false where there is no window. */
export const useIsDesktop = (): boolean => {
  const { limits } = useSurroundings()
  const wide = `(min-width: ${limits.desktopWidth}px)`
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', changed)
      return () => {
        query.removeEventListener('change', changed)
      }
    },
    () => window.matchMedia(wide).matches,
    () => false,
  )
}
