import { useMemo, useSyncExternalStore } from 'react'
import { useSurroundings } from '../surroundings.ts'

const wideQuery = (desktopWidth: number): string => `(min-width: ${desktopWidth}px)`

/** Whether the window is as wide as the desktop's layout; null where there is no window. */
export const isWide = (desktopWidth: number): boolean | null =>
  typeof window === 'undefined' ? null : window.matchMedia(wideQuery(desktopWidth)).matches

const watchWidth = (desktopWidth: number) => {
  let asked: MediaQueryList | null = null
  const query = () => (asked ??= window.matchMedia(wideQuery(desktopWidth)))
  return {
    subscribe: (changed: () => void) => {
      query().addEventListener('change', changed)
      return () => {
        query().removeEventListener('change', changed)
      }
    },
    read: () => query().matches,
  }
}

const narrow = () => false

/** Whether the window is as wide as the desktop's layout; false where there is no window. */
export const useIsDesktop = (): boolean => {
  const { desktopWidth } = useSurroundings().limits
  // Once, and not with every letter that renders who asks.
  const { subscribe, read } = useMemo(() => watchWidth(desktopWidth), [desktopWidth])
  return useSyncExternalStore(subscribe, read, narrow)
}
