import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'
import { loadedOnce } from './loadedOnce.ts'
import { useOnLost } from './SentBoundary.tsx'

/**
 * A component in a chunk of its own. It suspends until the chunk is loaded, and throws if it does
 * not load, unless it was prerendered (`SentBoundary`). Unlike React's `lazy`, which keeps a
 * failure for good, it loads again when mounted again.
 */
export const fromChunk = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const loaded = loadedOnce(load)
  // One component per load, so that every render meets the same one until the load is forgotten.
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
    // A prerendered part loads in another way than a new one. It keeps the way it began with.
    const [Part] = useState(() => partOf(loaded(onLost)))
    return <Part {...props} />
  }
  return FromChunk
}
