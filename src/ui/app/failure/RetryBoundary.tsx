import type { ReactNode } from 'react'
import { type Failure as FailureOf, SentBoundary } from '../chunk/SentBoundary.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useTries } from './useTries.ts'

type Props = {
  readonly children: ReactNode
  /** Shown in place of the part if it does not load. */
  readonly Failure: FailureOf
}

/**
 * Around a part that loads on its own (`fromChunk`, and what suspends for it). If it does not load,
 * the rest of the page stays, and the visitor can retry. A prerendered part stays too.
 */
export const RetryBoundary = ({ children, Failure }: Props) => {
  const { tries, retry } = useTries()
  return (
    <ErrorBoundary key={tries} fallback={<Failure onRetry={retry} />}>
      <SentBoundary Failure={Failure}>{children}</SentBoundary>
    </ErrorBoundary>
  )
}
