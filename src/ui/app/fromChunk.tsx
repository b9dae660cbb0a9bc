import { type ComponentType, lazy } from 'react'
import { loadedOnce } from './loadedOnce.ts'
import { useOnLost } from './SentBoundary.tsx'

/**
 * A component that is a chunk of its own: suspends until that is here, and throws where it does not
 * come, unless it was sent with the page (`SentBoundary`). React's `lazy` keeps what it threw for good: this asks anew when it is mounted again.
 */
export const fromChunk = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const loaded = loadedOnce(load)
  const begin = (loading: Promise<ComponentType<Props>>) => ({
    loading,
    Part: lazy(async () => ({ default: await loading })),
  })
  let begun: ReturnType<typeof begin> | null = null
  const FromChunk = (props: Props) => {
    const loading = loaded(useOnLost())
    // One for each load: as long as that is not forgotten, every render meets the same.
    if (begun?.loading !== loading) begun = begin(loading)
    return <begun.Part {...props} />
  }
  return FromChunk
}
