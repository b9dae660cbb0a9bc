import type { TFunction } from 'i18next'
import type { StopProblems } from '../../application/booking/stops/stopEdit.selectors.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { addressProblemText } from '../place/addressProblemText.ts'

/** The error text at the address of an edited end, where there is no list to select from (spec 2 §8). */
export const stopAddressText = (
  t: TFunction,
  waypoint: Waypoint,
  problem: StopProblems['address'],
): string | null => {
  if (problem?.kind === 'Wrong') {
    if (problem.error.kind === 'AddressUnchosen') return t('booking.address.problem.unchosen')
    if (problem.error.kind === 'LandmarkMalformed') return t('booking.address.problem.malformed')
  }
  return addressProblemText(t, waypoint, problem)
}
