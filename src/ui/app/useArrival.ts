import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether somebody has been at a place of the page in this visit. */
export type Visited = { readonly isVisited: () => boolean; readonly visit: () => void }

export const notVisited = (): Visited => {
  let visited = false
  return {
    isVisited: () => visited,
    visit: () => {
      visited = true
    },
  }
}

const canTell = () => typeof IntersectionObserver === 'function'

const awaited = () => {
  let arrive: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrival, arrive }
}

/**
 * A promise of a place of the page coming into the window; null where nothing is to be waited for. In
 * contrast to a state it renders nothing anew: what stands there and waits for it is left as it is.
 */
export const useArrival = <Place extends Element>({
  isVisited,
  visit,
}: Visited): {
  readonly place: RefObject<Place | null>
  readonly arrival: Promise<void> | null
} => {
  const place = useRef<Place>(null)
  const [{ arrival, arrive }] = useState(() =>
    isVisited() || !canTell() ? { arrival: null, arrive: visit } : awaited(),
  )
  useEffect(() => {
    const element = place.current
    if (arrival === null || element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      visit()
      arrive()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [arrival, arrive, visit])
  return { place, arrival }
}
