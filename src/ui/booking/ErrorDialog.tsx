import { useTranslation } from 'react-i18next'
import { stopEditRequested } from '../../application/booking/orderReview.slice.ts'
import { errorRetryRequested } from '../../application/modal/modal.slice.ts'
import { type ErrorModal, reopenedBy } from '../../domain/booking/errorModal.ts'
import { useAppDispatch } from '../app/store.ts'
import { useBackCloses } from '../app/useBackCloses.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { NoService } from '../design/illustrations/NoService.tsx'
import { SomethingWrong } from '../design/illustrations/SomethingWrong.tsx'
import css from './ErrorDialog.module.css'

const unserved = {
  pickup: {
    title: 'booking.error.pickup.title',
    text: 'booking.error.pickup.text',
    action: 'booking.error.pickup.action',
  },
  drop: {
    title: 'booking.error.drop.title',
    text: 'booking.error.drop.text',
    action: 'booking.error.drop.action',
  },
} as const

type Props = {
  readonly error: ErrorModal
  /** The service's own words, where it gave any. */
  readonly message: string | null
  readonly onClose: () => void
}

/** Why the order cannot go on as it is, and the one next step (spec 2 §2). */
export const ErrorDialog = ({ error, message, onClose }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  useBackCloses(true, onClose)
  const waypoint = reopenedBy(error)
  const Picture = waypoint === null ? SomethingWrong : NoService
  const act = () => {
    dispatch(waypoint === null ? errorRetryRequested() : stopEditRequested(waypoint))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(waypoint === null ? 'booking.error.generic.title' : unserved[waypoint].title)}
      closeLabel={t('app.action.close')}
      width="narrow"
      footer={
        <Button block onClick={act}>
          {t(waypoint === null ? 'app.action.retry' : unserved[waypoint].action)}
        </Button>
      }
    >
      <div className={css.error}>
        <div className={css.picture}>
          <Picture />
        </div>
        <p>
          {waypoint === null
            ? (message ?? t('booking.error.generic.text'))
            : t(unserved[waypoint].text)}
        </p>
      </div>
    </Dialog>
  )
}
