import type { ReactNode } from 'react'
import { ChunkFailure } from './ChunkFailure.tsx'
import { RetryBoundary } from './RetryBoundary.tsx'

/**
 * Around a part in the flow of the page that loads on its own: shows a message if it does not load.
 */
export const ChunkBoundary = ({ children }: { readonly children: ReactNode }) => (
  <RetryBoundary Failure={ChunkFailure}>{children}</RetryBoundary>
)
