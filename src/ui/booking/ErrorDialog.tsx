import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { stopEditRequested } from '../../application/booking/order/orderReview.slice.ts'
import {
  type OrderFailure,
  selectOrderFailure,
} from '../../application/booking/review/orderReview.selectors.ts'
import { errorRetryRequested } from '../../application/modal/modal.slice.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { refusedWaypoint } from '../../domain/place/refusedWaypoint.ts'
import { ErrorModalDialog } from '../app/failure/ErrorModalDialog.tsx'
import { useAppDispatch } from '../app/store.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { useBookingSelector } from './useBookingSelector.ts'

type Props = { readonly failed: 'order' | 'stop'; readonly onClose: () => void }

const unservedEnd = (failure: OrderFailure | null): Waypoint | null => {
  if (failure?.kind === 'Unserved') return failure.waypoint
  return failure?.kind === 'OrderRefused'
    ? refusedWaypoint(failure.unserved.map((field) => ({ field })))
    : null
}

const textOf = (t: TFunction, failure: OrderFailure | null): string => {
  const generic = t('booking.error.generic.text')
  if (failure === null || !('because' in failure)) return generic
  if (failure.kind === 'NetworkError' && failure.message !== null) return failure.message
  // The customer can do something about a service that was not reached. And what they may not do, the button's own
  // text under the modal says as well.
  const hasText = failure.kind === 'Unreachable' || failure.because === 'notAllowed'
  return hasText ? remoteErrorText(t, failure) : generic
}

/** Why the order or the edit failed, with the one next step (spec 2 §2). */
export const ErrorDialog = ({ failed, onClose }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const failure = useBookingSelector(selectOrderFailure(failed))
  const waypoint = unservedEnd(failure)
  return waypoint === null ? (
    <ErrorModalDialog
      title={t('booking.error.generic.title')}
      action={t('app.action.retry')}
      onAct={() => dispatch(errorRetryRequested(failed))}
      onClose={onClose}
    >
      <p>{textOf(t, failure)}</p>
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
