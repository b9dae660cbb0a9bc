import type { taskEither as TE } from 'fp-ts'
import type { Attribution } from '../../domain/attribution/attribution.ts'
import type { Newcomer, Referral } from '../../domain/session/newcomer.ts'
import type { OneTimeCode } from '../../domain/session/oneTimeCode.ts'
import type { Profile } from '../../domain/session/profile.ts'
import type { Applicant } from '../../domain/session/signup.ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** How a code is sent (spec 1 §2). */
export type CodeChannel = 'sms' | 'whatsapp'

/** Whether a customer has this number. */
export type CheckCustomer = (
  mobile: string,
  requestId: string,
) => TE.TaskEither<RemoteError, boolean>

/** Sends a code to an existing customer; false if no customer has the number. */
export type SendCode = (
  mobile: string,
  attribution: Attribution,
  requestId: string,
) => TE.TaskEither<RemoteError, boolean>

/** Why a signup failed. */
export type SignUpError =
  | RemoteError
  /** The e-mail was refused; `message` is the service's own text (spec 1 §5). */
  | { readonly kind: 'EmailRefused'; readonly message: string }

/** Signs an applicant up; the service sends them a code. */
export type SignUp = (applicant: Applicant, requestId: string) => TE.TaskEither<SignUpError, void>

/** Why a code was not redeemed. */
export type RedeemCodeError =
  | RemoteError
  /**
   * The code is wrong or no longer valid: another one has to be entered. `message` is the service's own text, or null
   * if it gave none.
   */
  | { readonly kind: 'CodeRefused'; readonly message: string | null }

/** Redeems a code. `newcomer` is null for an existing customer, and only a referral for one who gave no details. */
export type RedeemCode = (
  mobile: string,
  code: OneTimeCode,
  newcomer: Newcomer | Referral | null,
  requestId: string,
) => TE.TaskEither<RedeemCodeError, Credentials>

/** Sends the code again, by the channel. */
export type ResendCode = (
  mobile: string,
  channel: CodeChannel,
  requestId: string,
) => TE.TaskEither<RemoteError, void>

/** Ends a session at the service. */
export type LogOut = (
  credentials: Credentials,
  requestId: string,
) => TE.TaskEither<RemoteError, void>

/** Loads the profile of the customer whom the credentials belong to. */
export type LoadProfile = (
  credentials: Credentials,
  requestId: string,
  abandonment?: Abandonment,
) => TE.TaskEither<RemoteError, Profile>

/** The customer service: the seven calls of spec 1 §7. */
export type CustomerService = {
  readonly checkCustomer: CheckCustomer
  readonly sendCode: SendCode
  readonly signUp: SignUp
  readonly redeemCode: RedeemCode
  readonly resendCode: ResendCode
  readonly logOut: LogOut
  readonly loadProfile: LoadProfile
}
