import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'
import { loadedOnce } from './loadedOnce.ts'
import { useOnLost } from './SentBoundary.tsx'

/**
 * A component that is a chunk of its own: suspends until that is here, and throws where it does not
 * come, unless it was sent with the page (`SentBoundary`). React's `lazy` keeps what it threw for
 * good: this asks anew when it is mounted again.
 */
export const fromChunk = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const loaded = loadedOnce(load)
  // One for each load: as long as that is not forgotten, every render meets the same.
  const parts = new WeakMap<
    Promise<ComponentType<Props>>,
    LazyExoticComponent<ComponentType<Props>>
  >()
  const partOf = (loading: Promise<ComponentType<Props>>) => {
    const part = parts.get(loading) ?? lazy(async () => ({ default: await loading }))
    parts.set(loading, part)
    return part
  }
  const FromChunk = (props: Props) => {
    const onLost = useOnLost()
    // What was sent is asked for otherwise than what is there: it stays what it began as.
    const [Part] = useState(() => partOf(loaded(onLost)))
    return <Part {...props} />
  }
  return FromChunk
}
