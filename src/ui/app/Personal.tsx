import { type ReactNode, Suspense } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

type Props = {
  /** What the page looks like before anything is known of it: that is made ahead, for everybody. */
  readonly shape: ReactNode
  readonly children: ReactNode
}

/** A page that says something about somebody: nobody lists it, and until it is theirs it is a shape. */
export const Personal = ({ shape, children }: Props) => {
  const isHydrated = useIsHydrated()
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* A boundary that came with the page would keep what was sent, and all that becomes the script's own with it
          would wait for this part: one that is new shows its shape at once. */}
      {isHydrated ? <Suspense fallback={shape}>{children}</Suspense> : shape}
    </>
  )
}
