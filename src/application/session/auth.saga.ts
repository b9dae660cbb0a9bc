import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { parseAttribution } from '../../domain/attribution/attribution.ts'
import type { Market } from '../../domain/market/market.ts'
import { parseMobile } from '../../domain/phone/mobileNumber.ts'
import { type ResendPolicy, resendAt } from '../../domain/session/resend.ts'
import { type Applicant, parseSignup } from '../../domain/session/signup.ts'
import { pause } from '../flow/pause.ts'
import { makeRequestIdOf } from '../flow/requestIdOf.ts'
import { stillHere } from '../flow/stillHere.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { Now } from '../ports/clock.port.ts'
import type { ReadPage } from '../ports/page.port.ts'
import { judgesInput } from '../ports/remoteRefusal.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import {
  authClosed,
  authRecalled,
  codeSent,
  codeSubmitted,
  consentConfirmed,
  consentWanted,
  customerUnknown,
  isAllAgreed,
  loggedIn,
  loginOpened,
  loginSubmitted,
  resendFailed,
  resendRequested,
  resendStarted,
  resent,
  signupOpened,
  signupRefused,
  signupSubmitted,
  submitFailed,
  submitRejected,
  submitStarted,
} from './auth.slice.ts'
import { makeCheckCustomer } from './checkCustomer.ts'
import type { CustomerService } from './customer.port.ts'
import { loginFollowed } from './loginFollowed.ts'
import { makeRedeeming, type RedeemingNeeds } from './redeeming.ts'
import { customerRecognised, hasLeft, sessionCheckRequested } from './session.slice.ts'
import { makeTellAccount } from './tellAccount.ts'

/** What logging in and signing up needs. */
export type AuthNeeds<State> = RedeemingNeeds<State> &
  Pick<CustomerService, 'sendCode' | 'signUp' | 'resendCode'> & {
    readonly market: Pick<Market, 'country'>
    readonly limits: Pick<TimeLimits, 'modalCloseDelay'>
    readonly codes: { readonly resend: ResendPolicy }
    readonly readPage: ReadPage
    readonly now: Now
    readonly mintRequestId: MintRequestId
  }

const openings: readonly string[] = [loginOpened.type, signupOpened.type, authRecalled.type]

/**
 * Logging in and signing up (spec 1 §4). A step is submitted once however often its button is tapped; closing
 * the modal abandons the pending request.
 */
export const makeAuthSaga = <State>(needs: AuthNeeds<State>) => {
  const { market, limits, codes } = needs
  const patience = limits.requestDeadline
  const tell = makeTellAccount(needs.report)
  const checkCustomer = makeCheckCustomer(needs)

  // A retry of the same input keeps its request id; an edit gets a new one.
  const submitId = makeRequestIdOf(needs.mintRequestId)
  const redeeming = makeRedeeming(needs, submitId)
  // A retry by the same channel keeps its request id until the code is sent, so that no second code goes out.
  const resendId = makeRequestIdOf(needs.mintRequestId)

  function* goOnToCode(mobile: string, applicant: Applicant | null) {
    const at = needs.now()
    redeeming.forget()
    yield* put(
      codeSent({
        mobile,
        signedUp: applicant === null ? null : { applicant, agreedAt: at },
        policy: codes.resend,
        at,
      }),
    )
  }

  function* sendCode(mobile: string, requestId: string) {
    const attribution = parseAttribution(needs.landing)('login')
    const sent = yield* within(patience, needs.sendCode(mobile, attribution, requestId))
    tell('sendCode', sent)
    return sent
  }

  function* logIn() {
    const auth = yield* select(needs.selectAuth)
    if (auth.step !== 'login') return undefined
    const mobile = parseMobile(market.country.phone)(auth.form.input.mobile)
    if (E.isLeft(mobile)) return yield* put(submitRejected())
    yield* put(submitStarted())
    const requestId = submitId(auth.form.input)
    if (auth.start.checksExistence) {
      const exists = yield* checkCustomer(mobile.right, requestId)
      if (E.isLeft(exists)) return yield* put(submitFailed(exists.left))
      if (!exists.right) return yield* put(customerUnknown(mobile.right))
    }
    const sent = yield* sendCode(mobile.right, requestId)
    if (E.isLeft(sent)) return yield* put(submitFailed(sent.left))
    if (!sent.right) return yield* put(customerUnknown(mobile.right))
    return yield* goOnToCode(mobile.right, null)
  }

  function* signUp() {
    const auth = yield* select(needs.selectAuth)
    if (auth.step !== 'signup') return undefined
    const applicant = parseSignup(market)(auth.form.input)
    if (E.isLeft(applicant)) return yield* put(submitRejected())
    if (market.country.signupConsentRequired) return yield* put(consentWanted(applicant.right))
    yield* put(submitStarted())
    return yield* apply(applicant.right, submitId(auth.form.input))
  }

  /**
   * Signs the applicant up and dispatches the outcome: a code was sent, the e-mail or the whole signup was
   * refused, or the call failed.
   */
  function* apply(applicant: Applicant, requestId: string) {
    const signedUp = yield* within(patience, needs.signUp(applicant, requestId))
    if (E.isRight(signedUp)) return yield* goOnToCode(applicant.mobile, applicant)
    const error = signedUp.left
    if (error.kind === 'EmailRefused') {
      const refused = [{ field: 'email', message: error.message }] as const
      return yield* put(signupRefused({ failure: null, refused }))
    }
    tell('signUp', E.left(error))
    return yield* put(
      judgesInput(error) ? signupRefused({ failure: error, refused: [] }) : submitFailed(error),
    )
  }

  function* consent() {
    const auth = yield* select(needs.selectAuth)
    if (auth.step !== 'tnc-consent') return undefined
    if (!isAllAgreed(auth.form.input)) return yield* put(submitRejected())
    yield* put(submitStarted())
    return yield* apply(auth.applicant, submitId(auth.applicant))
  }

  function* resend({ payload: channel }: ReturnType<typeof resendRequested>) {
    const auth = yield* select(needs.selectAuth)
    if (auth.step !== 'otp') return
    if (resendAt(codes.resend, auth.sendings, needs.now()).kind !== 'ready') return
    yield* put(resendStarted())
    const requestId = resendId(auth.sendings, channel)
    const sent = yield* within(patience, needs.resendCode(auth.mobile, channel, requestId))
    tell('resendCode', sent)
    if (E.isRight(sent)) redeeming.forget()
    yield* put(
      E.isRight(sent) ? resent({ policy: codes.resend, at: needs.now() }) : resendFailed(sent.left),
    )
  }

  function* modal() {
    redeeming.forget()
    yield* takeLeading(loginSubmitted.match, logIn)
    yield* takeLeading(signupSubmitted.match, signUp)
    yield* takeLeading(consentConfirmed.match, consent)
    yield* takeLeading(codeSubmitted.match, redeeming.redeem)
    yield* takeLeading(resendRequested.match, function* (requested) {
      // Once another code is the last one sent, the answer says nothing about it.
      yield* race({ resent: call(resend, requested), other: take(codeSent.match) })
    })
  }

  function* leave() {
    const auth = yield* select(needs.selectAuth)
    const followUp = auth.step === 'done' ? auth.start.followUp : null
    const isHere = stillHere(needs.readPage)
    const { left } = yield* race({
      closing: pause(limits.modalCloseDelay),
      left: take(hasLeft),
    })
    const now = yield* select(needs.selectAuth)
    // The customer may have closed the modal already, and opened it again.
    if (now.step === 'done') yield* put(authClosed())
    // Whoever has closed the modal and gone to another page is not led away from it.
    if (followUp !== null && left === undefined && isHere()) yield* put(loginFollowed(followUp))
  }

  return function* authSaga() {
    // Once the modal closes, whatever it waits for is cancelled.
    yield* takeLatest([...openings, authClosed.type, loggedIn.type], function* (action: Action) {
      if (openings.includes(action.type)) yield* modal()
    })
    yield* takeEvery(customerRecognised.match, function* ({ payload: { authToken } }) {
      const auth = yield* select(needs.selectAuth)
      if (auth.step === 'closed' || auth.step === 'done') return
      yield* put(loggedIn({ isByCode: auth.step === 'otp' && auth.redeemed === authToken }))
    })
    yield* takeEvery(loggedIn.match, leave)
    const auth = yield* select(needs.selectAuth)
    if (auth.step === 'closed') return
    // Restarted after a crash: the pending request is lost. Its customer may be logged in already.
    yield* put(authClosed())
    yield* put(sessionCheckRequested())
  }
}
