import type { ReactNode } from 'react'
import { type Failure as FailureOf, SentBoundary } from '../chunk/SentBoundary.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useTries } from './useTries.ts'

type Props = {
  readonly children: ReactNode
  /** What stands there when the part does not come. */
  readonly Failure: FailureOf
}

/**
 * Around a part that is loaded on its own (`fromChunk`, and what suspends for it): when it does not come,
 * the rest of the page stays, and it is asked for again when somebody wants that. A part that was sent
 * with the page stays itself.
 */
export const RetryBoundary = ({ children, Failure }: Props) => {
  const { tries, retry } = useTries()
  return (
    <ErrorBoundary key={tries} fallback={<Failure onRetry={retry} />}>
      <SentBoundary Failure={Failure}>{children}</SentBoundary>
    </ErrorBoundary>
  )
}
