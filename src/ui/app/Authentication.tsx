import { Suspense } from 'react'
import { loginSettled } from '../../application/session/loginWanted.slice.ts'
import { selectModal } from '../../application/store/createAppStore.ts'
import { DialogFailure } from './DialogFailure.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { fromChunk } from './fromChunk.tsx'
import { loadAuthDialog } from './loadAuthDialog.ts'
import { useAppDispatch, useAppSelector } from './store.ts'
import { WithFeature } from './WithFeature.tsx'

const AuthDialog = fromChunk(loadAuthDialog)

/** The authentication modal of every page, loaded once somebody opens it. */
export const Authentication = () => {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector((state) => selectModal(state).kind === 'auth')
  return isOpen ? (
    <ErrorBoundary fallback={<DialogFailure onClose={() => dispatch(loginSettled())} />}>
      <Suspense fallback={null}>
        <WithFeature name="account">
          <AuthDialog />
        </WithFeature>
      </Suspense>
    </ErrorBoundary>
  ) : null
}
