import { type ComponentType, type ReactNode, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type Props = {
  readonly children: ReactNode
  /** What stands there when the part does not come. */
  readonly Failure: ComponentType<{ readonly onRetry: () => void }>
}

/**
 * Around a part that is loaded on its own (`fromChunk`, and what suspends for it): when it does not come,
 * the rest of the page stays, and it is asked for again when somebody wants that.
 */
export const RetryBoundary = ({ children, Failure }: Props) => {
  const [tries, setTries] = useState(0)
  return (
    <ErrorBoundary key={tries} fallback={<Failure onRetry={() => setTries(tries + 1)} />}>
      {children}
    </ErrorBoundary>
  )
}
