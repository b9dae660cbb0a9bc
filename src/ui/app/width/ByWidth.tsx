import {
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { aheadUntil, giveTaps } from '../ahead/heldTaps.ts'
import { typedAhead } from '../ahead/typedAhead.ts'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { type Failure, SentBoundary } from '../chunk/SentBoundary.tsx'
import { useSurroundings } from '../surroundings.ts'
import css from './ByWidth.module.css'
import { isWide, useIsDesktop } from './useIsDesktop.ts'

// The part for the other width stays as prerendered, hidden and without its script, until it is
// removed.
const never = new Promise<never>(() => undefined)

type HereProps = {
  readonly wide: boolean
  readonly place: RefObject<HTMLDivElement | null>
  readonly setLive: (isLive: true) => void
  readonly children: ReactNode
}

const Here = ({ wide, place, setLive, children }: HereProps) => {
  const { limits } = useSurroundings()
  // Not only while it is hydrated: where an extension has changed the markup, React renders the part
  // anew, and this is the last look at the fields that were sent.
  const [readAhead] = useState(() => (place.current === null ? null : typedAhead(place.current)))
  if (isWide(limits.desktopWidth) === !wide) use(never)
  // Read before anything is rerendered, which would overwrite the fields from the store. Replayed
  // when React is done, so that the store is updated before the fields are written. By then the
  // part must respond, or the replayed events would be held again; and a held press follows what
  // was typed before it.
  useLayoutEffect(() => {
    const redo = readAhead?.()
    setLive(true)
    queueMicrotask(() => {
      redo?.()
      giveTaps()
    })
  }, [readAhead, setLive])
  return children
}

type HalfProps = Pick<HereProps, 'wide' | 'children'> & {
  readonly fallback: ReactNode
  readonly Failure: Failure | undefined
}

/**
 * One of the two parts, with a boundary of its own: it responds as soon as its own script is
 * loaded. When the width changes, a message about its script goes with it.
 */
const Half = memo(({ wide, fallback, Failure, children }: HalfProps) => {
  const [isLive, setLive] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const [path, setPath] = useState(pathname)
  // React shows no other page before it has hydrated what stays around it, so a link would wait for
  // this script: then the part begins anew.
  if (!isLive && path !== pathname) setPath(pathname)
  return (
    <SentBoundary key={path} Failure={Failure}>
      <div ref={place} className={wide ? css.desktop : css.phone} {...aheadUntil(isLive)}>
        <Suspense fallback={fallback}>
          <Here wide={wide} place={place} setLive={setLive}>
            {children}
          </Here>
        </Suspense>
      </div>
    </SentBoundary>
  )
})

type Props = {
  /**
   * Pass both as elements with a stable identity: a change before the part's script is loaded would
   * rebuild it.
   */
  readonly phone: ReactNode
  readonly desktop: ReactNode
  /**
   * In place of the desktop part while it loads, if nothing was prerendered. Must be as stable too.
   */
  readonly coming?: ReactNode
  /** The message over a prerendered part whose script does not load. */
  readonly Failure?: Failure
}

/**
 * Content that differs between phone and desktop. A prerendered page contains both, because the
 * window's width is not known yet. CSS shows the right one from the start.
 */
export const ByWidth = ({ phone, desktop, coming = null, Failure }: Props) => {
  const isDesktop = useIsDesktop()
  const isHydrated = useIsHydrated()
  return (
    <>
      {!(isHydrated && isDesktop) && (
        <Half wide={false} fallback={null} Failure={Failure}>
          {phone}
        </Half>
      )}
      {(!isHydrated || isDesktop) && (
        <Half wide fallback={coming} Failure={Failure}>
          {desktop}
        </Half>
      )}
    </>
  )
}
