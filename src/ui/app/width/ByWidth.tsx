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
import { aheadUntil, giveTaps } from '../ahead/heldTaps.ts'
import { typedAhead } from '../ahead/typedAhead.ts'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { type Failure, SentBoundary } from '../chunk/SentBoundary.tsx'
import { useSurroundings } from '../surroundings.ts'
import css from './ByWidth.module.css'
import { isWide, useIsDesktop } from './useIsDesktop.ts'

// What is made for the other width stays as it was sent, unseen and without its script, until it is taken away.
const never = new Promise<never>(() => undefined)

type HereProps = {
  readonly wide: boolean
  readonly place: RefObject<HTMLDivElement | null>
  readonly onLive: () => void
  readonly children: ReactNode
}

const Here = ({ wide, place, onLive, children }: HereProps) => {
  const { limits } = useSurroundings()
  const isHydrated = useIsHydrated()
  const [wasAhead] = useState(!isHydrated)
  if (isWide(limits.desktopWidth) === !wide) use(never)
  // Read before anything is rendered anew, which gives the fields what the store has of them; told
  // when React is done, so that the store is heard before the fields are written. By then the part is
  // awake, or what is told would be taken for what happened ahead; and a button that was pressed comes
  // after what was typed before it.
  useLayoutEffect(() => {
    const tell = wasAhead && place.current !== null ? typedAhead(place.current) : null
    onLive()
    queueMicrotask(() => {
      tell?.()
      giveTaps()
    })
  }, [wasAhead, place, onLive])
  return children
}

type HalfProps = Pick<HereProps, 'wide' | 'children'> & {
  readonly fallback: ReactNode
  readonly Failure: Failure | undefined
}

/**
 * One of the two, a boundary of its own: it answers as soon as its own script is here. What is said of
 * a script that does not come goes with it when the width changes.
 */
const Half = memo(({ wide, fallback, Failure, children }: HalfProps) => {
  const [isLive, setLive] = useState(false)
  const [onLive] = useState(() => () => setLive(true))
  const place = useRef<HTMLDivElement>(null)
  return (
    <SentBoundary Failure={Failure}>
      <div ref={place} className={wide ? css.desktop : css.phone} {...aheadUntil(isLive)}>
        <Suspense fallback={fallback}>
          <Here wide={wide} place={place} onLive={onLive}>
            {children}
          </Here>
        </Suspense>
      </div>
    </SentBoundary>
  )
})

type Props = {
  /** Both are elements that stay the same: one that changes before its script is here is made anew. */
  readonly phone: ReactNode
  readonly desktop: ReactNode
  /** In the place of the desktop's while it is loaded, where nothing was made ahead; as constant. */
  readonly coming?: ReactNode
  /** What is said over the one that was sent and whose script does not come. */
  readonly Failure?: Failure
}

/**
 * What is different on a phone and on a desktop. A page that is made ahead holds both, because nobody
 * knows yet how wide its window is; the style shows the right one from the first moment on.
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
