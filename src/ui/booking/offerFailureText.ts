import type { TFunction } from 'i18next'
import type { LoadServiceAreaError } from '../../application/booking/offer/loadServiceArea.port.ts'
import type { OfferFailure } from '../../application/booking/offer/offer.slice.ts'
import { fareFailureText } from '../fare/fareFailureNotice.ts'

/** Why there are no vehicles to choose from: the service's text if it gave one, otherwise ours (spec 1 §8). */
export const offerFailureText = (
  t: TFunction,
  failure: OfferFailure | LoadServiceAreaError,
): string => {
  switch (failure.kind) {
    case 'RouteRefused':
      return failure.message ?? t(`booking.error.${failure.waypoint}.text`)
    case 'EstimateUnknown':
      return t('booking.vehicles.estimateUnknown')
    case 'EstimateExpired':
      return t('booking.vehicles.estimateExpired')
    case 'EstimateElsewhere':
      return t('booking.vehicles.estimateElsewhere')
    case 'GeoRegionUnknown':
      return t('booking.vehicles.none.title')
    case 'AuthenticationFailed':
      // The title already says that it failed.
      return t('booking.authentication.text')
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
      return fareFailureText(t, failure)
  }
}
