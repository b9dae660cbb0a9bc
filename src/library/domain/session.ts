export { type AgreedDocument, agreed } from '../../domain/session/agreedDocument.ts'
export { type AuthEvent, type AuthStep, stepAfter } from '../../domain/session/authStep.ts'
export { type Email, type EmailError, parseEmail } from '../../domain/session/email.ts'
export {
  documentsOf,
  type LegalLink,
  type LegalLinks,
} from '../../domain/session/legalDocuments.ts'
export type { Newcomer, Referral } from '../../domain/session/newcomer.ts'
export { offersLogin } from '../../domain/session/offersLogin.ts'
export {
  type CodeError,
  digitsIn,
  type OneTimeCode,
  parseCode,
} from '../../domain/session/oneTimeCode.ts'
export {
  fullName,
  type Profile,
  shownEmail,
  shownFirstName,
  unknownProfile,
} from '../../domain/session/profile.ts'
export {
  firstSent,
  type Resend,
  type ResendPolicy,
  resendAt,
  type Sendings,
  sentAgain,
} from '../../domain/session/resend.ts'
export {
  type Applicant,
  parseSignup,
  type SignupErrors,
  type SignupForm,
} from '../../domain/session/signup.ts'
