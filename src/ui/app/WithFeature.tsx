import { type ReactNode, use } from 'react'
import { useOnLost } from './SentBoundary.tsx'
import { type FeatureName, useSurroundings } from './surroundings.ts'

type Props = { readonly name: FeatureName; readonly children: ReactNode }

/** Waits until a feature is in the store: suspends meanwhile, and fails like a chunk that does not come. */
export const WithFeature = ({ name, children }: Props) => {
  const onLost = useOnLost()
  use(useSurroundings().features[name](onLost))
  return children
}
