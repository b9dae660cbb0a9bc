import type { TFunction } from 'i18next'
import type { AddressError, Waypoint } from '../../domain/place/address.ts'
import { problemText } from '../app/text/problemText.ts'
import type { AddressProblem } from './addressFields.ts'

const addressWords =
  (waypoint: Waypoint) =>
  (t: TFunction, error: AddressError): string => {
    switch (error.kind) {
      case 'AddressMissing':
        return t(`fare.problem.${waypoint}Missing`)
      case 'AddressUnchosen':
        return t('fare.problem.addressUnchosen')
      case 'LandmarkMalformed':
        return t('fare.problem.landmarkMalformed')
      case 'LocationUnresolved':
        return t('fare.problem.locationUnresolved')
    }
  }

/**
 * The error text of an address field (spec 1 §5), even if a service refused it without a message.
 */
export const addressProblemText = (
  t: TFunction,
  waypoint: Waypoint,
  problem: AddressProblem,
): string | null =>
  problem?.kind === 'Refused' && problem.message === null
    ? t('fare.problem.addressRefused')
    : problemText(addressWords(waypoint))(t, problem)
