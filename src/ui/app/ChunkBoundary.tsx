import { type ReactNode, useState } from 'react'
import { ChunkFailure } from './ChunkFailure.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useSurroundings } from './surroundings.ts'

/** A part that is loaded on its own: when it does not come, the rest of the page stays, and it is tried again when asked for. */
export const ChunkBoundary = ({ children }: { readonly children: ReactNode }) => {
  const { report } = useSurroundings()
  const [tries, setTries] = useState(0)
  return (
    <ErrorBoundary
      key={tries}
      report={report}
      fallback={<ChunkFailure onRetry={() => setTries(tries + 1)} />}
    >
      {children}
    </ErrorBoundary>
  )
}
