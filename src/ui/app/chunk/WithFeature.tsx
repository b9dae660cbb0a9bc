import { type ReactNode, use, useState } from 'react'
import { type FeatureName, useSurroundings } from '../surroundings.ts'
import { useOnLost } from './SentBoundary.tsx'

type Props = { readonly name: FeatureName; readonly children: ReactNode }

/** Waits until a feature is in the store: suspends meanwhile, and fails like a chunk that does not come. */
export const WithFeature = ({ name, children }: Props) => {
  const onLost = useOnLost()
  const { features } = useSurroundings()
  // What was sent is waited for otherwise than what is there: it stays what it began as.
  const [added] = useState(() => features[name](onLost))
  use(added)
  return children
}
