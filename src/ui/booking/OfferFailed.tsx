import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LoadServiceAreaError } from '../../application/booking/offer/loadServiceArea.port.ts'
import {
  type OfferFailure,
  offerRetryRequested,
} from '../../application/booking/offer/offer.slice.ts'
import { stopEditRequested } from '../../application/booking/review/orderReview.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { offerFailureText } from './offerFailureText.ts'
import { useOrderProblem } from './useOrderProblem.ts'

type Props = { readonly error: OfferFailure | LoadServiceAreaError }

type Step = {
  readonly text: string
  readonly step: ReturnType<typeof stopEditRequested | typeof offerRetryRequested>
}

const stepAfter = (t: TFunction, error: Props['error']): Step => {
  switch (error.kind) {
    case 'RouteRefused':
      return {
        text: t(`booking.error.${error.waypoint}.action`),
        step: stopEditRequested(error.waypoint),
      }
    // The same estimate would be refused again. New fares need another route, or a first one.
    case 'EstimateUnknown':
    case 'EstimateExpired':
    case 'EstimateElsewhere':
      return { text: t('booking.vehicles.none.pickup'), step: stopEditRequested('pickup') }
    case 'AuthenticationFailed':
    case 'GeoRegionUnknown':
    case 'NetworkError':
    case 'Unreachable':
    case 'RefusalUnreadable':
    case 'FormRefused':
    case 'CaptchaFailed':
    case 'TokenUnavailable':
    case 'TokenRefused':
    case 'ContractBroken':
    case 'LinkRefused':
    case 'FlowCrashed':
      return { text: t('app.action.retry'), step: offerRetryRequested() }
  }
}

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
  const { text, step } = stepAfter(t, error)
  return (
    <Notice
      kind="error"
      quiet={error.kind === 'AuthenticationFailed' && problem?.about === 'authentication'}
      title={words()}
      action={
        <Button variant="text" compact onClick={() => dispatch(step)}>
          {text}
        </Button>
      }
    >
      {offerFailureText(t, error)}
    </Notice>
  )
}
