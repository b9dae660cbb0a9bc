import { type ReactNode, Suspense } from 'react'
import { DialogFailure } from './DialogFailure.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useTries } from './useTries.ts'

type Props = {
  readonly children: ReactNode
  /** Gives the dialog up; null where nobody asked for one, and nothing is said. */
  readonly onClose: (() => void) | null
}

/** Around a dialog that is loaded on its own: one that does not come says so, and is tried again. */
export const DialogBoundary = ({ children, onClose }: Props) => {
  const { tries, retry } = useTries()
  const failure = onClose !== null && <DialogFailure onClose={onClose} onRetry={retry} />
  return (
    <ErrorBoundary key={tries} fallback={failure}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
