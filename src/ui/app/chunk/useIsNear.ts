import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'

const canTell = () => typeof IntersectionObserver === 'function'

/** How far below the window something is loaded already. */
const ahead = '400px'

/** Whether a place of the page has come near the window, once and for all; at once where nobody can tell. */
export const useIsNear = <Place extends Element>(): {
  readonly place: RefObject<Place | null>
  readonly isNear: boolean
} => {
  const place = useRef<Place>(null)
  const isHydrated = useIsHydrated()
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null || !canTell()) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [isNear])
  return { place, isNear: isNear || (isHydrated && !canTell()) }
}
