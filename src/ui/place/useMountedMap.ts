import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusIn } from '../app/focus/focusIn.ts'
import { isFocusLost, leavesFocus } from '../design/leavesFocus.ts'

export type Mounting = 'mounting' | 'mounted' | 'failed'

/** What every map on the page can do, whatever it shows. */
type MapOnPage = { readonly resized: () => void; readonly unmount: () => void }

type Outcome<Map> = { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: Map }

/** What became of mounting by `mount`. */
type Settled = { readonly mount: unknown; readonly as: Exclude<Mounting, 'mounting'> }

/** Does something with the map: at once or, while it is loading, once it is mounted. */
type WithMap<Map> = (act: (map: Map) => void) => void

/** Mounts a map in a box. Another `mount` mounts another map in its place, which takes its focus too. */
export const useMountedMap = <Map extends MapOnPage>(
  mount: (box: HTMLElement) => () => Promise<Outcome<Map>>,
) => {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<Map | null>(null)
  const waiting = useRef<Array<(map: Map) => void>>([])
  const hadFocus = useRef(false)
  const [settled, setSettled] = useState<Settled | null>(null)
  const mounting: Mounting = settled?.mount === mount ? settled.as : 'mounting'

  const withMap: WithMap<Map> = useCallback((act) => {
    if (map.current === null) waiting.current.push(act)
    else act(map.current)
  }, [])

  // A layout effect: the box is inert while it waits, and a browser that has drawn it so has taken the focus away.
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let isGone = false
    const settle = async () => {
      const outcome = await mount(element)()
      if (outcome._tag === 'Left') {
        if (!isGone) setSettled({ mount, as: 'failed' })
        return
      }
      // If the box is gone before the map is mounted, the map must not stay behind.
      if (isGone) {
        outcome.right.unmount()
        return
      }
      map.current = outcome.right
      setSettled({ mount, as: 'mounted' })
      for (const act of waiting.current.splice(0)) act(outcome.right)
    }
    void settle()
    return () => {
      isGone = true
      const focused = element.querySelector<HTMLElement>(':focus')
      hadFocus.current = focused !== null
      leavesFocus(focused)()
      map.current?.unmount()
      map.current = null
      waiting.current = []
    }
  }, [mount])

  useEffect(() => {
    if (mounting === 'mounted' && hadFocus.current && isFocusLost())
      focusIn(box.current, '[tabindex]')
  }, [mounting])

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

  return { box, mounting, withMap }
}
