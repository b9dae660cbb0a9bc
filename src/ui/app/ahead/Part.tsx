import { memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { aheadUntil, giveTaps } from './heldTaps.ts'
import css from './Part.module.css'

type LiveProps = { readonly onLive: () => void; readonly children: ReactNode }

const Live = ({ onLive, children }: LiveProps) => {
  useEffect(onLive, [onLive])
  return children
}

type Props = {
  /**
   * Pass both as elements with a stable identity: a change before the part's script is loaded would
   * rebuild the part.
   */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a page whose script loads on its own. A press of one of its buttons waits for the
 * script.
 */
export const Part = memo(({ fallback, children }: Props) => {
  const [isLive, setLive] = useState(false)
  const [onLive] = useState(() => () => setLive(true))
  useEffect(() => {
    if (isLive) giveTaps()
  }, [isLive])
  return (
    <div className={css.part} {...aheadUntil(isLive)}>
      <Suspense fallback={fallback}>
        <Live onLive={onLive}>{children}</Live>
      </Suspense>
    </div>
  )
})
