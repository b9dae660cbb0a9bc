import type { TFunction } from 'i18next'
import type { LoadServiceAreaError } from '../../application/booking/loadServiceArea.port.ts'
import type { OfferFailure } from '../../application/booking/offer.slice.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { unserved } from './unserved.ts'

/** Why there are no vehicles to choose from, in the service's words where it gave any (spec 1 §8). */
export const offerFailureText = (
  t: TFunction,
  failure: OfferFailure | LoadServiceAreaError,
): string => {
  switch (failure.kind) {
    case 'NetworkError':
    case 'Unreachable':
      return remoteErrorText(t, failure)
    case 'RefusalUnreadable':
      return t('fare.failure.unreadable')
    case 'RouteRefused':
      return failure.message ?? t(unserved[failure.waypoint].text)
    case 'FormRefused':
      return failure.message ?? t('fare.failure.unreadable')
    case 'CaptchaFailed':
    case 'TokenUnavailable':
      return t('fare.failure.token')
    case 'TokenRefused':
      return failure.message ?? t('fare.failure.tokenRefused')
    case 'ContractBroken':
    case 'LinkRefused':
      return t('fare.failure.unexpected')
    case 'AuthenticationFailed':
      return t('booking.authentication.text')
    case 'EstimateUnknown':
      return t('booking.vehicles.estimateUnknown')
    case 'EstimateExpired':
      return t('booking.vehicles.estimateExpired')
    case 'GeoRegionUnknown':
      return t('booking.vehicles.none.title')
  }
}
