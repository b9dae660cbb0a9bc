import type { taskEither as TE } from 'fp-ts'
import type { Attribution } from '../../domain/attribution/attribution.ts'
import type { Newcomer, Referral } from '../../domain/session/newcomer.ts'
import type { OneTimeCode } from '../../domain/session/oneTimeCode.ts'
import type { Profile } from '../../domain/session/profile.ts'
import type { Applicant } from '../../domain/session/signup.ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** How a code travels (spec 1 §2). */
export type CodeChannel = 'sms' | 'whatsapp'

/** Whether somebody has this number. */
export type CheckCustomer = (
  mobile: string,
  requestId: string,
) => TE.TaskEither<RemoteError, boolean>

/** Sends a code to a known customer; false where nobody has the number. */
export type SendCode = (
  mobile: string,
  attribution: Attribution,
  requestId: string,
) => TE.TaskEither<RemoteError, boolean>

/** Why nobody was signed up. */
export type SignUpError =
  | RemoteError
  /** It is the e-mail that is refused; `message` is the service's own words (spec 1 §5). */
  | { readonly kind: 'EmailRefused'; readonly message: string }

/** Signs somebody up; a code is sent. */
export type SignUp = (applicant: Applicant, requestId: string) => TE.TaskEither<SignUpError, void>

/** Why a code let nobody in. */
export type RedeemCodeError =
  | RemoteError
  /** It is wrong, or good no more: another one is to be entered; `message` is the service's own words, null where it has none. */
  | { readonly kind: 'CodeRefused'; readonly message: string | null }

/** Redeems a code; `newcomer` is null for a known customer, and says less of one who was not asked who they are. */
export type RedeemCode = (
  mobile: string,
  code: OneTimeCode,
  newcomer: Newcomer | Referral | null,
  requestId: string,
) => TE.TaskEither<RedeemCodeError, Credentials>

/** Sends the code once more. */
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

/** Who a session belongs to. */
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
