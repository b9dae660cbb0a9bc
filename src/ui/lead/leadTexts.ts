import type { TFunction } from 'i18next'
import type { LeadFailure } from '../../application/lead/leadFailure.ts'
import type { MobileError } from '../../domain/phone/mobileNumber.ts'
import { problemText } from '../app/text/problemText.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

/** The text of an error of the mobile number: every malformed number has the same (spec 2 §8). */
export const leadMobileText = problemText<MobileError>((t, { kind }) => {
  switch (kind) {
    case 'MobileMissing':
      return t('fare.problem.mobileMissing')
    case 'MobileMalformed':
    case 'MobileCountryUnserved':
      return t('lead.problem.mobileMalformed')
  }
})

/** The words of the notice that a lead failed, and what the visitor can do about it. */
export type LeadFailureNotice = {
  readonly what: string
  readonly next: string
  readonly offers: 'nothing' | 'retry' | 'login'
}

/** What to show under the button (spec 2 §8), depending on whether the page offers the login. */
export const leadFailureNotice = (
  t: TFunction,
  failure: LeadFailure,
  hasLogin: boolean,
): LeadFailureNotice => {
  const kept = { next: t('fare.failure.kept'), offers: 'retry' } as const
  switch (failure.kind) {
    case 'NetworkError':
    case 'Unreachable':
      return { what: remoteErrorText(t, failure), ...kept }
    case 'RefusalUnreadable':
      return { what: t('fare.failure.unreadable'), ...kept }
    case 'FormRefused':
      // The visitor cannot correct what the service did not explain.
      return failure.message === null
        ? { what: t('fare.failure.unreadable'), ...kept }
        : { what: failure.message, next: t('fare.failure.correct'), offers: 'nothing' }
    case 'LeadUnconfirmed':
      return { what: t('lead.failure.unconfirmed'), ...kept }
    case 'ContractBroken':
    case 'LinkRefused':
    case 'FlowCrashed':
      return { what: t('fare.failure.unexpected'), ...kept }
    case 'AuthenticationFailed':
      return {
        what: t('fare.failure.authentication'),
        ...(hasLogin
          ? { next: t('fare.failure.signIn'), offers: 'login' }
          : { next: t('fare.failure.asGuest'), offers: 'retry' }),
      }
  }
}
