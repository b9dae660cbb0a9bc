import { memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { aheadUntil, giveTaps } from './heldTaps.ts'
import css from './Part.module.css'

type LiveProps = { readonly onLive: () => void; readonly children: ReactNode }

const Live = ({ onLive, children }: LiveProps) => {
  useEffect(onLive, [onLive])
  return children
}

type Props = {
  /** Both are elements that stay the same: a part that changes before its script is here is made anew. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** A part of a page whose script comes on its own: a button of it that is pressed before waits for it. */
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
