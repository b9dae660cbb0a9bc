import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LoadServiceAreaError } from '../../application/booking/area/loadServiceArea.port.ts'
import {
  type OfferFailure,
  offerRetryRequested,
} from '../../application/booking/offer/offer.slice.ts'
import { stopEditRequested } from '../../application/booking/order/orderReview.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { fareFailureText } from '../fare/fareFailureNotice.ts'
import { useOrderProblem } from './useOrderProblem.ts'

type Props = { readonly error: OfferFailure | LoadServiceAreaError }

/** The words of the notice, and the one way on that its button offers. */
type OfferNotice = {
  readonly title: string
  readonly text: string
  readonly wayOn: {
    readonly label: string
    readonly wanted: ReturnType<typeof stopEditRequested | typeof offerRetryRequested>
  }
}

/** The service's text if it gave one, otherwise ours (spec 1 §8). */
const noticeOf = (t: TFunction, error: Props['error']): OfferNotice => {
  const title = t('booking.vehicles.failed')
  const again = { label: t('app.action.retry'), wanted: offerRetryRequested() }
  // The same estimate would be refused again. New fares need another route, or a first one.
  const otherRoute = {
    label: t('booking.vehicles.none.pickup'),
    wanted: stopEditRequested('pickup'),
  }
  switch (error.kind) {
    case 'RouteRefused':
      return {
        title: t(`booking.error.${error.waypoint}.title`),
        text: error.message ?? t(`booking.error.${error.waypoint}.text`),
        wayOn: {
          label: t(`booking.error.${error.waypoint}.action`),
          wanted: stopEditRequested(error.waypoint),
        },
      }
    case 'EstimateUnknown':
      return { title, text: t('booking.vehicles.estimateUnknown'), wayOn: otherRoute }
    case 'EstimateExpired':
      return { title, text: t('booking.vehicles.estimateExpired'), wayOn: otherRoute }
    case 'EstimateElsewhere':
      return { title, text: t('booking.vehicles.estimateElsewhere'), wayOn: otherRoute }
    case 'GeoRegionUnknown':
      return { title, text: t('booking.vehicles.none.title'), wayOn: again }
    case 'AuthenticationFailed':
      return {
        title: t('booking.authentication.title'),
        // The title already says that it failed.
        text: t('booking.authentication.text'),
        wayOn: again,
      }
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
      return { title, text: fareFailureText(t, error), wayOn: again }
  }
}

/** Why there are no vehicles to choose from, with the one way on. */
export const OfferFailed = ({ error }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const problem = useOrderProblem()
  const { title, text, wayOn } = noticeOf(t, error)
  return (
    <Notice
      kind="error"
      quiet={error.kind === 'AuthenticationFailed' && problem?.about === 'authentication'}
      title={title}
      action={
        <Button variant="text" compact onClick={() => dispatch(wayOn.wanted)}>
          {wayOn.label}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
