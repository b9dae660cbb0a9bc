import type { TFunction } from 'i18next'
import type { FareFailure } from '../../application/fare/fareFailure.ts'
import type { AppState } from '../../application/store/appState.ts'
import { offersLogin } from '../../domain/session/offersLogin.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

/** Why there is no estimate, and what comes next. */
export type ToldFailure = {
  readonly what: string
  readonly next: string
  /** Whether the same question may be answered the next time. */
  readonly retry: boolean
}

/** Whether the login is offered where the form is, which is never the booking page (spec 1 §4). */
export const selectHasLogin = ({ market }: AppState): boolean => offersLogin(market, '')

type Around = {
  /** Whether the page is loaded anew after a captcha that failed: somebody else's is not ours to reload. */
  readonly reloads: boolean
  /** Whether the page offers the login. */
  readonly hasLogin: boolean
}

/** Why there is no estimate, in the service's words where it gave any (spec 1 §8). */
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

/** What a customer reads of a failed estimate, and what they may do about it. */
export const fareFailureTold = (
  t: TFunction,
  failure: FareFailure,
  { reloads, hasLogin }: Around,
): ToldFailure => {
  const what = fareFailureText(t, failure)
  // What is not said cannot be corrected.
  if (failure.kind === 'FormRefused' && failure.message !== null)
    return { what, next: t('fare.failure.correct'), retry: false }
  if (failure.kind === 'CaptchaFailed' && reloads)
    return { what, next: t('fare.failure.reloading'), retry: false }
  // Whoever does not sign in asks as a guest: the form has their fields by then.
  if (failure.kind === 'AuthenticationFailed')
    return { what, next: t(hasLogin ? 'fare.failure.signIn' : 'fare.failure.asGuest'), retry: true }
  return { what, next: t('fare.failure.kept'), retry: true }
}
