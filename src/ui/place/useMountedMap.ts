import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type Mounting = 'mounting' | 'mounted' | 'failed'

/** What every map on the page can do, whatever it shows. */
type MapOnPage = { readonly resized: () => void; readonly unmount: () => void }

type Outcome<Map> = { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: Map }

/**
 * Mounts a map in a box. Another `mount` mounts another map. `onMounted` lets a new map catch up
 * with what has happened while it was loading.
 */
export const useMountedMap = <Map extends MapOnPage>(
  mount: (box: HTMLElement) => () => Promise<Outcome<Map>>,
  onMounted: (map: Map) => void,
) => {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<Map | null>(null)
  const [mounting, setMounting] = useState<Mounting>('mounting')
  const catchUp = useEffectEvent(onMounted)

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let isGone = false
    const settle = async () => {
      const outcome = await mount(element)()
      if (outcome._tag === 'Left') {
        if (!isGone) setMounting('failed')
        return
      }
      // If the box is gone before the map is mounted, the map must not stay behind.
      if (isGone) {
        outcome.right.unmount()
        return
      }
      map.current = outcome.right
      setMounting('mounted')
      catchUp(outcome.right)
    }
    void settle()
    return () => {
      isGone = true
      map.current?.unmount()
      map.current = null
    }
  }, [mount])

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      map.current?.resized()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])

  return { box, map, mounting }
}
