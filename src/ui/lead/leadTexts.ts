import type { TFunction } from 'i18next'
import type { LeadFailure } from '../../application/lead/leadFailure.ts'
import type { MobileError } from '../../domain/phone/mobileNumber.ts'
import { problemText } from '../app/text/problemText.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

/** What a visitor reads at the mobile number: any that is none is told in one way (spec 2 §8). */
export const leadMobileText = problemText<MobileError>((t, { kind }) => {
  switch (kind) {
    case 'MobileMissing':
      return t('fare.problem.mobileMissing')
    case 'MobileMalformed':
    case 'MobileCountryUnserved':
      return t('lead.problem.mobileMalformed')
  }
})

/** What went wrong with a lead, and what may be done about it. */
export type ToldFailure = {
  readonly what: string
  readonly next: string
  readonly offers: 'nothing' | 'retry' | 'login'
}

/** What a visitor reads under the button (spec 2 §8), where the page offers the login or does not. */
export const leadFailureTold = (
  t: TFunction,
  failure: LeadFailure,
  hasLogin: boolean,
): ToldFailure => {
  const kept = { next: t('fare.failure.kept'), offers: 'retry' } as const
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
