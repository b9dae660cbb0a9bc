import { useSyncExternalStore } from 'react'
import { useSurroundings } from './surroundings.ts'

const wideQuery = (desktopWidth: number): string => `(min-width: ${desktopWidth}px)`

/** Whether the window is as wide as the desktop's layout; null where there is no window. */
export const isWide = (desktopWidth: number): boolean | null =>
  typeof window === 'undefined' ? null : window.matchMedia(wideQuery(desktopWidth)).matches

/** Whether the window is as wide as the desktop's layout; false where there is no window. */
export const useIsDesktop = (): boolean => {
  const { limits } = useSurroundings()
  const wide = wideQuery(limits.desktopWidth)
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
