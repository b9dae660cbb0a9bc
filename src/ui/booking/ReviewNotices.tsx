import { useTranslation } from 'react-i18next'
import { reloginRequested } from '../../application/booking/order/orderReview.slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { useExpectLogin } from '../session/useExpectLogin.ts'
import { useBookingSelector } from './useBookingSelector.ts'
import { useOrderProblem } from './useOrderProblem.ts'

/** Asks a guest to log in, and says so as an error if the service refused the customer's session. */
export const ReviewNotices = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const expectLogin = useExpectLogin()
  const session = useAppSelector((state) => state.session.status)
  const isRefused = useBookingSelector(
    ({ placing, offer: { fares } }) =>
      (placing.status === 'failed' && placing.error.kind === 'AuthenticationFailed') ||
      (fares.status === 'failed' && fares.failure.kind === 'AuthenticationFailed'),
  )
  const problem = useOrderProblem()
  if (session !== 'guest') return null
  return (
    <Notice
      kind={isRefused ? 'error' : 'info'}
      quiet={problem?.about === 'authentication'}
      title={t(isRefused ? 'booking.authentication.title' : 'booking.login.title')}
      action={
        <Button
          variant="text"
          compact
          onPointerEnter={expectLogin}
          onFocus={expectLogin}
          onClick={() => dispatch(reloginRequested())}
        >
          {t('booking.login.action')}
        </Button>
      }
    >
      {t(isRefused ? 'booking.authentication.text' : 'booking.login.text')}
    </Notice>
  )
}
