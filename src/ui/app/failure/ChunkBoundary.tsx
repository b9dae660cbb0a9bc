import type { ReactNode } from 'react'
import { ChunkFailure } from './ChunkFailure.tsx'
import { RetryBoundary } from './RetryBoundary.tsx'

/** Around a part in the flow of the page that is loaded on its own: it says so when it does not come. */
export const ChunkBoundary = ({ children }: { readonly children: ReactNode }) => (
  <RetryBoundary Failure={ChunkFailure}>{children}</RetryBoundary>
)
