import { memo, Suspense } from 'react'
import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { SentBoundary } from '../app/chunk/SentBoundary.tsx'
import { ErrorBoundary } from '../app/failure/ErrorBoundary.tsx'

const FlowHead = fromChunk(
  async () => (await import(/* webpackChunkName: "flow-head" */ './FlowHead.tsx')).FlowHead,
)

/** The head of a page without content, loaded without delaying anything. */
export const LazyFlowHead = memo(() => {
  return (
    <ErrorBoundary fallback={null}>
      <SentBoundary>
        <Suspense fallback={null}>
          <FlowHead />
        </Suspense>
      </SentBoundary>
    </ErrorBoundary>
  )
})
