import { type ReactNode, Suspense } from 'react'
import { useSurroundings } from '../surroundings.ts'
import { useIsHydrated } from './useIsHydrated.ts'

type Props = {
  /** What the page looks like before anything is known of it: that is made ahead, for everybody. */
  readonly shape: ReactNode
  readonly children: ReactNode
}

/** A page that says something about somebody: nobody lists it, and until it is theirs it is a shape. */
export const Personal = ({ shape, children }: Props) => {
  const { name } = useSurroundings().brand
  const isHydrated = useIsHydrated()
  // The title goes with what it stands for: the page has one of its own, once its texts are here.
  const titled = (
    <>
      <title>{name}</title>
      {shape}
    </>
  )
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* A boundary that came with the page would keep what was sent, and all that becomes the script's own with it
          would wait for this part: one that is new shows its shape at once. */}
      {isHydrated ? <Suspense fallback={titled}>{children}</Suspense> : titled}
    </>
  )
}
