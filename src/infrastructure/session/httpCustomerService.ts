import { function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { RemoteError } from '../../application/ports/remoteError.ts'
import { judgesInput } from '../../application/ports/remoteRefusal.ts'
import type {
  CodeChannel,
  CustomerService,
  RedeemCodeError,
  SignUpError,
} from '../../application/session/customer.port.ts'
import { type CallFailure, remoteErrorOf } from '../http/callFailure.ts'
import type { Http } from '../http/http.ts'
import { toCredentials, WireCredentials } from './credentials.codec.ts'
import { authenticatedHeaders, customerHeaders } from './customerHeaders.ts'
import { toExists, WireExists } from './exists.codec.ts'
import { WireLogout } from './logout.codec.ts'
import { toProfile, WireProfile } from './profile.codec.ts'
import { toValidation } from './validation.codec.ts'

const resendPaths = {
  sms: '/customer/onboarding/resend_otp',
  whatsapp: '/customer/onboarding/resend_otp/whatsapp',
} as const satisfies Record<CodeChannel, string>

/** Only the service's message tells that the e-mail was refused (spec 1 §5). */
const signUpErrorOf = (failure: CallFailure): SignUpError => {
  const error = remoteErrorOf(failure)
  const message = error.kind === 'NetworkError' ? error.message : null
  return message !== null && /e-?mail/i.test(message) ? { kind: 'EmailRefused', message } : error
}

const redeemErrorOf = (failure: CallFailure): RedeemCodeError => {
  const error = remoteErrorOf(failure)
  return judgesInput(error) ? { kind: 'CodeRefused', message: error.message } : error
}

// A refusal sent as a success. It has no message, so that none is taken for the service's own.
const logoutRefused: RemoteError = { kind: 'NetworkError', because: 'declined', message: null }

/**
 * The customer service (spec 1 §7). The responses to signing up and to resending a code are not
 * read. `logout_success: false` is a refusal without a message. A signup whose refusal mentions the
 * e-mail fails with `EmailRefused` (spec 1 §5). A refused code fails with `CodeRefused`, unless the
 * refusal is for too many tries. Otherwise every call fails as calls do.
 *
 * @example
 * const { checkCustomer } = makeHttpCustomerService(answering({ exists: true }))
 * await checkCustomer('9876543210', 'request-1')() // → right: true
 * const { logOut } = makeHttpCustomerService(answering({ logout_success: false }))
 * await logOut(credentials, 'request-1')()
 * // → left: { kind: 'NetworkError', because: 'declined', message: null }
 */
export const makeHttpCustomerService = (customer: Http): CustomerService => ({
  checkCustomer: (mobile, requestId) =>
    F.pipe(
      customer.get({
        path: '/customer/exists/{mobile}',
        segments: { mobile },
        headers: customerHeaders(requestId),
        answer: WireExists,
      }),
      TE.bimap(remoteErrorOf, toExists),
    ),

  sendCode: (mobile, attribution, requestId) =>
    F.pipe(
      customer.post({
        path: '/customer/onboarding/exist_otp',
        headers: customerHeaders(requestId),
        body: { mobile, utm_params: attribution, all_utm_params: attribution },
        answer: WireExists,
      }),
      TE.bimap(remoteErrorOf, toExists),
    ),

  signUp: ({ mobile, email, name }, requestId) =>
    F.pipe(
      customer.post({
        path: '/customer/onboarding/signup',
        headers: customerHeaders(requestId),
        body: { mobile, email, name },
        answer: t.unknown,
      }),
      TE.bimap(signUpErrorOf, () => undefined),
    ),

  redeemCode: (mobile, code, newcomer, requestId) =>
    F.pipe(
      customer.post({
        path: '/customer/onboarding/validation',
        headers: customerHeaders(requestId),
        body: toValidation(mobile, code, newcomer),
        answer: WireCredentials,
      }),
      TE.bimap(redeemErrorOf, toCredentials),
    ),

  resendCode: (mobile, channel, requestId) =>
    F.pipe(
      customer.post({
        path: resendPaths[channel],
        headers: customerHeaders(requestId),
        body: { mobile },
        answer: t.unknown,
      }),
      TE.bimap(remoteErrorOf, () => undefined),
    ),

  logOut: (credentials, requestId) =>
    F.pipe(
      customer.post({
        path: '/customer/onboarding/logout',
        headers: authenticatedHeaders(credentials, requestId),
        body: {},
        answer: WireLogout,
      }),
      TE.mapLeft(remoteErrorOf),
      TE.chain(({ logout_success }) =>
        logout_success ? TE.right(undefined) : TE.left(logoutRefused),
      ),
    ),

  loadProfile: (credentials, requestId, abandonment) =>
    F.pipe(
      customer.get({
        path: '/customer/profile',
        headers: authenticatedHeaders(credentials, requestId),
        answer: WireProfile,
        abandonment,
      }),
      TE.bimap(remoteErrorOf, toProfile),
    ),
})
