import { useTranslation } from 'react-i18next'
import { errorRetryRequested, modalClosed } from '../../application/modal/modal.slice.ts'
import { refusedAddressReopened } from '../../application/picker/serviceForm.slice.ts'
import { refusalOf } from '../../domain/form/form.ts'
import { refusedWaypoint } from '../../domain/place/refusedWaypoint.ts'
import { ErrorModalDialog } from '../app/failure/ErrorModalDialog.tsx'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { fareFailureNotice, selectHasLogin } from '../fare/fareFailureNotice.ts'

/** Why the form in the category picker failed, with the one next step (spec 2 §2, §4). */
export const EstimateError = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const form = useAppSelector(({ fareForm }) => fareForm.form)
  const hasLogin = useAppSelector(selectHasLogin)
  const close = () => {
    dispatch(modalClosed())
  }
  const { phase, refused } = form
  const waypoint = refusedWaypoint(refused)
  if (waypoint !== null) {
    return (
      <ErrorModalDialog
        unserved
        title={t(`picker.error.${waypoint}.title`)}
        action={t(`picker.error.${waypoint}.action`)}
        onAct={() => dispatch(refusedAddressReopened(waypoint))}
        onClose={close}
      >
        <p>{refusalOf(form)(waypoint)?.message ?? t(`picker.error.${waypoint}.text`)}</p>
      </ErrorModalDialog>
    )
  }
  const notice =
    phase.status === 'failed' && phase.failure !== null
      ? fareFailureNotice(t, phase.failure, { reloads: true, hasLogin })
      : null
  return (
    <ErrorModalDialog
      title={t('app.crash.title')}
      action={t('app.action.retry')}
      onAct={() => dispatch(errorRetryRequested('estimate'))}
      onClose={close}
    >
      {notice === null ? (
        <p>{t('app.crash.text')}</p>
      ) : (
        <>
          <p>{notice.what}</p>
          <p>{notice.next}</p>
        </>
      )}
    </ErrorModalDialog>
  )
}
