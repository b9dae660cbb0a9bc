import { useMemo, useSyncExternalStore } from 'react'
import { useSurroundings } from '../surroundings.ts'

const wideQuery = (desktopWidth: number): string => `(min-width: ${desktopWidth}px)`

/** Whether the window is wide enough for the desktop layout; null without a window. */
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

/** Whether the window is wide enough for the desktop layout; false without a window. */
export const useIsDesktop = (): boolean => {
  const { desktopWidth } = useSurroundings().limits
  // Created once, and not with every rerender.
  const { subscribe, read } = useMemo(() => watchWidth(desktopWidth), [desktopWidth])
  return useSyncExternalStore(subscribe, read, narrow)
}
