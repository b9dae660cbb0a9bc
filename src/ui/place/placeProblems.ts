import type { TFunction } from 'i18next'
import type { FlowCrashed } from '../../application/flow/flowCrashed.ts'
import type { LocateCustomerError } from '../../application/place/locateCustomer.port.ts'
import type {
  DescribePointError,
  ResolvePlaceError,
  SearchPlacesError,
} from '../../application/place/places.port.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

/** A failure as a title and a text (spec 1 §8). */
export type Problem = { readonly title: string | null; readonly text: string }

type TitledProblem = Problem & { readonly title: string }

/** The text about a failed search. */
export const searchProblemText = (t: TFunction, error: SearchPlacesError | FlowCrashed): string =>
  error.kind === 'PlacesUnavailable' ? t('place.maps.failed') : remoteErrorText(t, error)

/** The text about a chosen place that could not be loaded. */
export const choiceProblemText = (t: TFunction, error: ResolvePlaceError | FlowCrashed): string => {
  switch (error.kind) {
    case 'PlaceIdMissing':
      return t('place.geocode.idMissing')
    case 'PlaceNotFound':
      return t('place.geocode.notFound')
    case 'PlaceWithoutPosition':
      return t('place.geocode.withoutPosition')
    case 'PlaceRetryFailed':
      return t('place.geocode.retryFailed')
    case 'PlaceIdRefreshFailed':
      return t('place.geocode.refreshFailed')
    case 'PlacesUnavailable':
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
    case 'FlowCrashed':
      return searchProblemText(t, error)
  }
}

/** The texts about a point whose address could not be loaded. */
export const pointProblem = (
  t: TFunction,
  error: DescribePointError | FlowCrashed,
): TitledProblem => ({
  title: t('place.geocode.point'),
  text:
    error.kind === 'NothingAtPoint'
      ? t('place.geocode.nothingAtPoint')
      : searchProblemText(t, error),
})

/** The texts about a customer who could not be located. */
export const locatingProblem = (
  t: TFunction,
  error: LocateCustomerError | DescribePointError | FlowCrashed,
): TitledProblem => {
  const title = t('place.location.title')
  switch (error.kind) {
    case 'LocationDenied':
      return { title: t('place.denied.title'), text: t('place.location.denied') }
    case 'LocationUnsupported':
      return { title, text: t('place.location.unsupported') }
    case 'LocationUnavailable':
      return { title, text: t('place.location.unavailable') }
    case 'LocationTimedOut':
      return { title, text: t('place.location.timedOut') }
    case 'LocationUnknown':
      return { title, text: t('place.location.unknown', { code: error.code }) }
    case 'NothingAtPoint':
    case 'PlacesUnavailable':
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
    case 'FlowCrashed':
      return pointProblem(t, error)
  }
}
