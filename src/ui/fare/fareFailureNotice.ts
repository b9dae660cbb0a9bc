import type { TFunction } from 'i18next'
import type { FareFailure } from '../../application/fare/fareFailure.ts'
import type { AppState } from '../../application/store/appState.ts'
import { offersLogin } from '../../domain/session/offersLogin.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

/** The words of the notice that there is no estimate. */
export type FareFailureNotice = {
  readonly what: string
  readonly next: string
  /** Whether trying again may help. */
  readonly retry: boolean
}

/** Whether the page of the form offers the login; the booking page never does (spec 1 §4). */
export const selectHasLogin = ({ market }: AppState): boolean => offersLogin(market, '')

type Around = {
  /** Whether the page reloads after a failed captcha. A partner's page is not ours to reload. */
  readonly reloads: boolean
  /** Whether the page offers the login. */
  readonly hasLogin: boolean
}

/** Why there is no estimate: the service's message, else our text (spec 1 §8). */
export const fareFailureText = (t: TFunction, failure: FareFailure): string => {
  switch (failure.kind) {
    case 'NetworkError':
    case 'Unreachable':
      return remoteErrorText(t, failure)
    case 'RefusalUnreadable':
      return t('fare.failure.unreadable')
    case 'FormRefused':
      return failure.message ?? t('fare.failure.unreadable')
    case 'CaptchaFailed':
    case 'TokenUnavailable':
      return t('fare.failure.token')
    case 'TokenRefused':
      return failure.message ?? t('fare.failure.tokenRefused')
    case 'AuthenticationFailed':
      return t('fare.failure.authentication')
    case 'ContractBroken':
    case 'LinkRefused':
    case 'FlowCrashed':
      return t('fare.failure.unexpected')
  }
}

/** The notice of a failed estimate: why there is none, and what the customer can do about it. */
export const fareFailureNotice = (
  t: TFunction,
  failure: FareFailure,
  { reloads, hasLogin }: Around,
): FareFailureNotice => {
  const what = fareFailureText(t, failure)
  // The customer cannot correct what the service did not explain.
  if (failure.kind === 'FormRefused' && failure.message !== null)
    return { what, next: t('fare.failure.correct'), retry: false }
  if (failure.kind === 'CaptchaFailed' && reloads)
    return { what, next: t('fare.failure.reloading'), retry: false }
  // A customer who does not log in again asks as a guest, and the form now has a guest's fields.
  if (failure.kind === 'AuthenticationFailed')
    return { what, next: t(hasLogin ? 'fare.failure.signIn' : 'fare.failure.asGuest'), retry: true }
  return { what, next: t('fare.failure.kept'), retry: true }
}
