import { useTranslation } from 'react-i18next'
import type { LoadServiceAreaError } from '../../application/booking/loadServiceArea.port.ts'
import { type OfferFailure, offerRetryRequested } from '../../application/booking/offer.slice.ts'
import { stopEditRequested } from '../../application/booking/orderReview.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { offerFailureText } from './offerFailureText.ts'
import { useOrderProblem } from './useOrderProblem.ts'

type Props = { readonly error: OfferFailure | LoadServiceAreaError }

/** Why there are no vehicles to choose from, with the one next step. */
export const OfferFailed = ({ error }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const problem = useOrderProblem()
  const words = () => {
    if (error.kind === 'RouteRefused') return t(`booking.error.${error.waypoint}.title`)
    return t(
      error.kind === 'AuthenticationFailed'
        ? 'booking.authentication.title'
        : 'booking.vehicles.failed',
    )
  }
  const action =
    error.kind === 'RouteRefused'
      ? {
          text: t(`booking.error.${error.waypoint}.action`),
          step: stopEditRequested(error.waypoint),
        }
      : { text: t('app.action.retry'), step: offerRetryRequested() }
  return (
    <Notice
      kind="error"
      quiet={error.kind === 'AuthenticationFailed' && problem?.about === 'authentication'}
      title={words()}
      action={
        <Button variant="text" compact onClick={() => dispatch(action.step)}>
          {action.text}
        </Button>
      }
    >
      {offerFailureText(t, error)}
    </Notice>
  )
}
