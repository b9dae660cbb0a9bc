import { selectModal } from '../../application/modal/modal.selectors.ts'
import { loginGivenUp } from '../../application/session/loginWanted.slice.ts'
import { DialogBoundary } from './DialogBoundary.tsx'
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
    <DialogBoundary onClose={() => dispatch(loginGivenUp())}>
      <WithFeature name="account">
        <AuthDialog />
      </WithFeature>
    </DialogBoundary>
  ) : null
}
