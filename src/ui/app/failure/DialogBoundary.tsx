import { type ReactNode, Suspense } from 'react'
import { DialogWaiting } from '../waiting/DialogWaiting.tsx'
import { DialogFailure } from './DialogFailure.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useTries } from './useTries.ts'

type Props = {
  readonly children: ReactNode
  /** Closes the dialog; null if nobody opened it, and then no message is shown. */
  readonly onClose: (() => void) | null
  /** Whether Back closes what replaces the dialog; false if the caller handles Back itself. */
  readonly isLayer?: boolean
}

/**
 * Around a dialog that loads on its own. While it loads slowly, that shows and can be cancelled. If
 * it does not load, a message says so and offers a retry.
 */
export const DialogBoundary = ({ children, onClose, isLayer = true }: Props) => {
  const { tries, retry } = useTries()
  const failure = onClose !== null && (
    <DialogFailure onClose={onClose} onRetry={retry} isLayer={isLayer} />
  )
  const waiting = onClose !== null && <DialogWaiting onClose={onClose} isLayer={isLayer} />
  return (
    <ErrorBoundary key={tries} fallback={failure}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}
