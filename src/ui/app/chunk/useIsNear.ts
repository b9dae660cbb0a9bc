import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'

const canObserve = () => typeof IntersectionObserver === 'function'

/** How far below the window an element already counts as near. */
const ahead = '400px'

/** Whether an element has ever come near the window; true at once if the browser cannot observe that. */
export const useIsNear = <Place extends Element>(): {
  readonly place: RefObject<Place | null>
  readonly isNear: boolean
} => {
  const place = useRef<Place>(null)
  const isHydrated = useIsHydrated()
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null || !canObserve()) return undefined
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
  return { place, isNear: isNear || (isHydrated && !canObserve()) }
}
