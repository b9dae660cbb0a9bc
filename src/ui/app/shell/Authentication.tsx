import { selectModal } from '../../../application/modal/modal.selectors.ts'
import { loginGivenUp } from '../../../application/session/loginWanted.slice.ts'
import { loadAuthDialog } from '../../session/loadAuthDialog.ts'
import { fromChunk } from '../chunk/fromChunk.tsx'
import { WithFeature } from '../chunk/WithFeature.tsx'
import { DialogBoundary } from '../failure/DialogBoundary.tsx'
import { useAppDispatch, useAppSelector } from '../store.ts'

const AuthDialog = fromChunk(loadAuthDialog)

/** The authentication modal of every page, loaded when it is first opened. */
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
