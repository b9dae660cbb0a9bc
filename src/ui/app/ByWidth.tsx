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
import css from './ByWidth.module.css'
import { aheadUntil, giveTaps } from './heldTaps.ts'
import { useSurroundings } from './surroundings.ts'
import { typedAhead } from './typedAhead.ts'
import { isWide, useIsDesktop } from './useIsDesktop.ts'
import { useIsHydrated } from './useIsHydrated.ts'

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

type HalfProps = Pick<HereProps, 'wide' | 'children'> & { readonly fallback: ReactNode }

/** One of the two, a boundary of its own: it answers as soon as its own script is here. */
const Half = memo(({ wide, fallback, children }: HalfProps) => {
  const [isLive, setLive] = useState(false)
  const [onLive] = useState(() => () => setLive(true))
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className={wide ? css.desktop : css.phone} {...aheadUntil(isLive)}>
      <Suspense fallback={fallback}>
        <Here wide={wide} place={place} onLive={onLive}>
          {children}
        </Here>
      </Suspense>
    </div>
  )
})

type Props = {
  /** Both are elements that stay the same: one that changes before its script is here is made anew. */
  readonly phone: ReactNode
  readonly desktop: ReactNode
  /** In the place of the desktop's while it is loaded, where nothing was made ahead; as constant. */
  readonly coming?: ReactNode
}

/**
 * What is different on a phone and on a desktop. A page that is made ahead holds both, because nobody
 * knows yet how wide its window is; the style shows the right one from the first moment on.
 */
export const ByWidth = ({ phone, desktop, coming = null }: Props) => {
  const isDesktop = useIsDesktop()
  const isHydrated = useIsHydrated()
  return (
    <>
      {!(isHydrated && isDesktop) && (
        <Half wide={false} fallback={null}>
          {phone}
        </Half>
      )}
      {(!isHydrated || isDesktop) && (
        <Half wide fallback={coming}>
          {desktop}
        </Half>
      )}
    </>
  )
}
