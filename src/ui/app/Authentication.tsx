import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loginSettled } from '../../application/session/loginWanted.slice.ts'
import { selectModal } from '../../application/store/createAppStore.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { loadAuthDialog } from './loadAuthDialog.ts'
import { useAppDispatch, useAppSelector } from './store.ts'
import { useSurroundings } from './surroundings.ts'
import { WithFeature } from './WithFeature.tsx'

const AuthDialog = lazy(async () => ({ default: await loadAuthDialog() }))

const Unavailable = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Dialog
      open
      onClose={() => dispatch(loginSettled())}
      title={t('app.crash.title')}
      closeLabel={t('app.action.close')}
      width="narrow"
      footer={
        <Button block onClick={() => window.location.reload()}>
          {t('app.action.retry')}
        </Button>
      }
    >
      <p>{t('app.crash.text')}</p>
    </Dialog>
  )
}

/** The authentication modal of every page, loaded once somebody opens it. */
export const Authentication = () => {
  const { report } = useSurroundings()
  const isOpen = useAppSelector((state) => selectModal(state).kind === 'auth')
  return isOpen ? (
    <ErrorBoundary report={report} fallback={<Unavailable />}>
      <Suspense fallback={null}>
        <WithFeature name="account">
          <AuthDialog />
        </WithFeature>
      </Suspense>
    </ErrorBoundary>
  ) : null
}
