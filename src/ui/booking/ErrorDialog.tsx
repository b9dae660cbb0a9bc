import { useTranslation } from 'react-i18next'
import { stopEditRequested } from '../../application/booking/orderReview.slice.ts'
import { errorRetryRequested, type Modal } from '../../application/modal/modal.slice.ts'
import { ErrorModalDialog } from '../app/failure/ErrorModalDialog.tsx'
import { useAppDispatch, useFeatureSelector } from '../app/store.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

type Props = Pick<Extract<Modal, { readonly kind: 'error' }>, 'failed' | 'error' | 'message'> & {
  readonly onClose: () => void
}

/** The text for an unreachable service, about which the customer can do something; null for other failures. */
const useUnreached = (failed: Props['failed']): string | null => {
  const { t } = useTranslation()
  const error = useFeatureSelector(({ placing, offer }) => {
    if (failed === 'order') return placing.status === 'failed' ? placing.error : null
    return offer.area.status === 'failed' ? offer.area.error : null
  })
  return error?.kind === 'Unreachable' ? remoteErrorText(t, error) : null
}

/** Why the order or the edit failed, with the one next step (spec 2 §2). */
export const ErrorDialog = ({ failed, error, message, onClose }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const unreached = useUnreached(failed)
  const waypoint = error.kind === 'Unserved' ? error.waypoint : null
  return waypoint === null ? (
    <ErrorModalDialog
      title={t('booking.error.generic.title')}
      action={t('app.action.retry')}
      onAct={() => dispatch(errorRetryRequested(failed))}
      onClose={onClose}
    >
      <p>{message ?? unreached ?? t('booking.error.generic.text')}</p>
    </ErrorModalDialog>
  ) : (
    <ErrorModalDialog
      unserved
      title={t(`booking.error.${waypoint}.title`)}
      action={t(`booking.error.${waypoint}.action`)}
      onAct={() => dispatch(stopEditRequested(waypoint))}
      onClose={onClose}
    >
      <p>{t(`booking.error.${waypoint}.text`)}</p>
    </ErrorModalDialog>
  )
}
