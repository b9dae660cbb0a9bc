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

/** What a customer reads of a failed estimate (spec 1 §8). */
export const fareFailureTold = (
  t: TFunction,
  failure: FareFailure,
  { reloads, hasLogin }: Around,
): ToldFailure => {
  const kept = { next: t('fare.failure.kept'), retry: true }
  switch (failure.kind) {
    case 'NetworkError':
    case 'Unreachable':
      return { what: remoteErrorText(t, failure), ...kept }
    case 'RefusalUnreadable':
      return { what: t('fare.failure.unreadable'), ...kept }
    case 'FormRefused':
      // What is not said cannot be corrected.
      return failure.message === null
        ? { what: t('fare.failure.unreadable'), ...kept }
        : { what: failure.message, next: t('fare.failure.correct'), retry: false }
    case 'CaptchaFailed':
    case 'TokenUnavailable':
      return {
        what: t('fare.failure.token'),
        ...(reloads && failure.kind === 'CaptchaFailed'
          ? { next: t('fare.failure.reloading'), retry: false }
          : kept),
      }
    case 'TokenRefused':
      return { what: failure.message ?? t('fare.failure.tokenRefused'), ...kept }
    case 'AuthenticationFailed':
      // Whoever does not sign in asks as a guest: the form has their fields by then.
      return {
        what: t('fare.failure.authentication'),
        next: t(hasLogin ? 'fare.failure.signIn' : 'fare.failure.asGuest'),
        retry: true,
      }
    case 'ContractBroken':
    case 'LinkRefused':
      return { what: t('fare.failure.unexpected'), ...kept }
  }
}
