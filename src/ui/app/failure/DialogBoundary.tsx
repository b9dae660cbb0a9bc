import { type ReactNode, Suspense } from 'react'
import { DialogWaiting } from '../waiting/DialogWaiting.tsx'
import { DialogFailure } from './DialogFailure.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useTries } from './useTries.ts'

type Props = {
  readonly children: ReactNode
  /** Gives the dialog up; null where nobody asked for one, and nothing is said. */
  readonly onClose: (() => void) | null
  /** Whether Back is to close what stands in its place; false where it closes the dialog from without. */
  readonly isLayer?: boolean
}

/**
 * Around a dialog that is loaded on its own: one that is long on its way
 * shows so and can be given up, one that does not come says so and is tried again.
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
