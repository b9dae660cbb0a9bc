import type { TFunction } from 'i18next'
import type { RemoteError } from '../../application/ports/remoteError.ts'
import type { NameError } from '../../domain/person/personName.ts'
import type { MobileError } from '../../domain/phone/mobileNumber.ts'
import type { EmailError } from '../../domain/session/email.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

const mobileTexts = {
  MobileMissing: 'session.problem.mobileMissing',
  MobileMalformed: 'session.problem.mobileMalformed',
  MobileCountryUnserved: 'session.problem.mobileUnserved',
} as const satisfies Record<MobileError['kind'], string>

const emailTexts = {
  EmailMalformed: 'session.problem.emailMalformed',
} as const satisfies Record<EmailError['kind'], string>

/** The error text of a phone number (spec 1 §5). */
export const mobileText = (t: TFunction, { kind }: MobileError): string => t(mobileTexts[kind])

/** The error text of an e-mail address (spec 1 §5). */
export const emailText = (t: TFunction, { kind }: EmailError): string => t(emailTexts[kind])

/** The error text of the signup's name (spec 1 §5). */
export const nameText = (t: TFunction, error: NameError): string => {
  switch (error.kind) {
    case 'NameMissing':
      return t('session.problem.nameMissing')
    case 'NameTooShort':
      return t('session.problem.nameTooShort', { least: error.least })
    case 'NameTooLong':
      return t('session.problem.nameTooLong', { most: error.most })
    case 'NameMalformed':
      return t('session.problem.nameMalformed')
  }
}

/**
 * The text about a failed signup (spec 1 §5): the service's own message, or else the same for all
 * failures.
 */
export const signupFailureText = (t: TFunction, error: RemoteError): string => {
  switch (error.kind) {
    case 'NetworkError':
      return error.message ?? t('session.signup.failed')
    case 'RefusalUnreadable':
    case 'ContractBroken':
      return t('session.signup.failed')
    case 'Unreachable':
      return remoteErrorText(t, error)
  }
}
