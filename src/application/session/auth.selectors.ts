import { either as E } from 'fp-ts'
import { type FieldProblem, problemOf } from '../../domain/form/form.ts'
import type { Market } from '../../domain/market/market.ts'
import type { NameError } from '../../domain/person/personName.ts'
import { type MobileError, parseMobile } from '../../domain/phone/mobileNumber.ts'
import type { EmailError } from '../../domain/session/email.ts'
import { parseCode } from '../../domain/session/oneTimeCode.ts'
import { parseSignup, type SignupErrors } from '../../domain/session/signup.ts'
import type { AppState } from '../store/appState.ts'
import type { LaterState } from '../store/laterState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'
import type { Auth } from './auth.slice.ts'

/** The problem to show at each field of the signup; null for none. */
export type SignupProblems = {
  readonly name: FieldProblem<NameError> | null
  readonly mobile: FieldProblem<MobileError> | null
  readonly email: FieldProblem<EmailError> | null
}

const noErrors: SignupErrors = {}
const noProblems: SignupProblems = { name: null, mobile: null, email: null }

/** The slices that the selectors of the authentication modal read. */
export type AuthState = Pick<AppState, 'market'> & Pick<LaterState, 'auth'>

const loginProblemOf = rememberingLast(
  (market: Market, auth: Auth): FieldProblem<MobileError> | null => {
    if (auth.step !== 'login') return null
    const mobile = parseMobile(market.country.phone)(auth.form.input.mobile)
    return problemOf(auth.form)('mobile', E.isLeft(mobile) ? mobile.left : undefined)
  },
)

/**
 * The problem to show at the number of the login; null until it may be shown (spec 1 §5).
 *
 * @example
 * guestStore.dispatch(loginWanted(login))
 * guestStore.dispatch(loginEdited({ mobile: '98123' }))
 * selectLoginProblem(guestStore.getState()) // → null
 * guestStore.dispatch(loginFieldLeft())
 * selectLoginProblem(guestStore.getState())
 * // → { kind: 'Wrong', error: { kind: 'MobileMalformed', country: 'IN' } }
 */
export const selectLoginProblem = ({ market, auth }: AuthState): FieldProblem<MobileError> | null =>
  loginProblemOf(market, auth)

const signupProblemsOf = rememberingLast((market: Market, auth: Auth): SignupProblems => {
  if (auth.step !== 'signup') return noProblems
  const parsed = parseSignup(market)(auth.form.input)
  const errors = E.isLeft(parsed) ? parsed.left : noErrors
  const problemAt = problemOf(auth.form)
  return {
    name: problemAt('name', errors.name),
    mobile: problemAt('mobile', errors.mobile),
    email: problemAt('email', errors.email),
  }
})

/**
 * The problem to show at each field of the signup: the service's refusal, or else the field's own
 * error once it may be shown (spec 1 §5).
 *
 * @example
 * selectSignupProblems(signupStore.getState()).email // → null
 * signupStore.dispatch(signupFieldLeft('email'))
 * selectSignupProblems(signupStore.getState()).email
 * // → { kind: 'Wrong', error: { kind: 'EmailMalformed' } }
 */
export const selectSignupProblems = ({ market, auth }: AuthState): SignupProblems =>
  signupProblemsOf(market, auth)

/**
 * Whether a submitted code does not have `length` digits and has not been edited since (spec 1 §5).
 *
 * @example
 * codeStore.dispatch(codeEdited('12'))
 * selectIsCodeMalformed(6)(codeStore.getState()) // → false
 * codeStore.dispatch(codeSubmitted())
 * selectIsCodeMalformed(6)(codeStore.getState()) // → true
 */
export const selectIsCodeMalformed =
  (length: number) =>
  ({ auth }: Pick<LaterState, 'auth'>): boolean =>
    auth.step === 'otp' &&
    auth.form.attempted &&
    auth.form.phase.status === 'validating' &&
    E.isLeft(parseCode(length)(auth.form.input.code))
