import { type ReactNode, use, useState } from 'react'
import { type FeatureName, useSurroundings } from '../surroundings.ts'
import { useOnLost } from './SentBoundary.tsx'

type Props = { readonly name: FeatureName; readonly children: ReactNode }

/** Suspends until a feature is in the store, and fails like a chunk that does not load. */
export const WithFeature = ({ name, children }: Props) => {
  const onLost = useOnLost()
  const { features } = useSurroundings()
  // A prerendered part waits in another way than a new one. It keeps the way it began with.
  const [added] = useState(() => features[name](onLost))
  use(added)
  return children
}
