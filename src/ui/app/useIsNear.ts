import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the window something is loaded already. */
const ahead = '400px'

/** Whether a place of the page has come near the window, once and for all; at once where nobody can tell. */
export const useIsNear = <Place extends Element>(
  margin = ahead,
): {
  readonly place: RefObject<Place | null>
  readonly isNear: boolean
} => {
  const place = useRef<Place>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver !== 'function')
  useEffect(() => {
    const element = place.current
    if (isNear || element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [isNear, margin])
  return { place, isNear }
}
