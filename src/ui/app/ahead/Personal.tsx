import { type ReactNode, Suspense } from 'react'
import { useSurroundings } from '../surroundings.ts'
import { useIsHydrated } from './useIsHydrated.ts'

type Props = {
  /**
   * The skeleton of the page before anything is known. It is prerendered, the same for everyone.
   */
  readonly shape: ReactNode
  readonly children: ReactNode
}

/**
 * A page with personal content: it is not indexed, and shows its skeleton until the content is
 * there.
 */
export const Personal = ({ shape, children }: Props) => {
  const { name } = useSurroundings().brand
  const isHydrated = useIsHydrated()
  // The title is replaced with the skeleton: the page has a title of its own, once its texts are
  // loaded.
  const titled = (
    <>
      <title>{name}</title>
      {shape}
    </>
  )
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* A prerendered boundary would keep its markup, and everything that hydrates with it would
          wait for this part. A new boundary shows its skeleton at once. */}
      {isHydrated ? <Suspense fallback={titled}>{children}</Suspense> : titled}
    </>
  )
}
