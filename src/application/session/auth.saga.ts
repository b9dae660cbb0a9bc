import { either as E } from 'fp-ts'
import {
  call,
  cancelled,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga'
import { parseAttribution } from '../../domain/attribution/attribution.ts'
import { knownRequirement, namedRequirement } from '../../domain/fare/requirement.ts'
import { isPresent } from '../../domain/form/isPresent.ts'
import { firstOf, type Query, withMissing } from '../../domain/link/query.ts'
import type { Market } from '../../domain/market/market.ts'
import { parseMobile } from '../../domain/phone/mobileNumber.ts'
import { type AgreedDocument, agreed } from '../../domain/session/agreedDocument.ts'
import type { Newcomer, Referral } from '../../domain/session/newcomer.ts'
import { parseCode } from '../../domain/session/oneTimeCode.ts'
import { type ResendPolicy, resendAt } from '../../domain/session/resend.ts'
import { type Applicant, parseSignup } from '../../domain/session/signup.ts'
import { askThroughOutage } from '../flow/askThroughOutage.ts'
import { makeMeantId } from '../flow/meantId.ts'
import { stillHere } from '../flow/stillHere.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { Now } from '../ports/clock.port.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { ReadPage, ReadQuery } from '../ports/page.port.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import { isOfWhatWasAsked, judgesInput } from '../ports/remoteRefusal.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import {
  type Auth,
  authClosed,
  authRecalled,
  codeRedeemed,
  codeRefused,
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
  type SignedUp,
  signupOpened,
  signupRefused,
  signupSubmitted,
  submitFailed,
  submitRejected,
  submitStarted,
} from './auth.slice.ts'
import type { CredentialStore, KeptCustomer } from './credentials.port.ts'
import type { CustomerService } from './customer.port.ts'
import { customerOf } from './customerOf.ts'
import { forgetKept } from './forgetKept.ts'
import { loginFollowed } from './loginFollowed.ts'
import { customerRecognised, hasLeft, sessionCheckRequested } from './session.slice.ts'

/** What logging in and signing up needs. */
export type AuthNeeds<State> = Omit<CustomerService, 'logOut'> & {
  readonly market: Pick<Market, 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline' | 'modalCloseDelay'>
  readonly codes: { readonly length: number; readonly resend: ResendPolicy }
  /** The documents that an applicant agrees to, with the URLs that this page links to. */
  readonly documents: ReadonlyArray<Pick<AgreedDocument, 'type' | 'url'>>
  /** The query of the visit's first page: its attribution, and whatever the current page's query lacks. */
  readonly landing: Query
  readonly readQuery: ReadQuery
  readonly readPage: ReadPage
  readonly credentials: CredentialStore
  readonly now: Now
  readonly mintRequestId: MintRequestId
  readonly report: ReportProblem
  readonly selectAuth: (state: State) => Auth
}

const openings: readonly string[] = [loginOpened.type, signupOpened.type, authRecalled.type]

/** A redeemed code and its credentials; `newcomer` is null unless the code signs a newcomer up. */
type Redeemed = {
  readonly mobile: string
  readonly code: string
  readonly kept: KeptCustomer
  readonly newcomer: Newcomer | null
}

/**
 * Logging in and signing up (spec 1 §4). A step is submitted once however often its button is tapped; closing
 * the modal abandons the pending request.
 */
export const makeAuthSaga = <State>(needs: AuthNeeds<State>) => {
  const { market, limits, codes } = needs
  const patience = limits.requestDeadline

  /** Reports faults. A refusal of the input, or too many attempts, concerns only the customer. */
  const tell = (part: keyof CustomerService, answer: E.Either<RemoteError, unknown>) => {
    if (E.isLeft(answer) && isOfWhatWasAsked(answer.left)) return
    tellFault(needs.report, 'ACCOUNT', answer, `${part}: `)
  }

  // A retry of the same input keeps its request id; an edit gets a new one.
  const submitId = makeMeantId(needs.mintRequestId)
  // A retry by the same channel keeps its request id until the code is sent, so that no second code goes out.
  const resendId = makeMeantId(needs.mintRequestId)

  // The service accepts a code only once. If only the profile failed to load, the same code submitted again
  // loads just the profile.
  let redeemed: Redeemed | null = null

  function* tellCodeSent(mobile: string, applicant: Applicant | null) {
    const at = needs.now()
    redeemed = null
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

  function* checkCustomer(mobile: string, requestId: string) {
    const exists = yield* within(patience, needs.checkCustomer(mobile, requestId))
    tell('checkCustomer', exists)
    return exists
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
    return yield* tellCodeSent(mobile.right, null)
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
    if (E.isRight(signedUp)) return yield* tellCodeSent(applicant.mobile, applicant)
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

  /**
   * The current page's query wins over the one that the visit began with, which may name another city. A blank
   * parameter says nothing.
   */
  const readReferral = (): Referral => {
    const said = needs.readQuery().filter(([, value]) => isPresent(value))
    const first = firstOf(withMissing(said)(needs.landing))
    return { referralCode: first('referral_code'), geoRegionId: first('geo_region_id') }
  }

  const newcomerOf = ({ applicant, agreedAt }: SignedUp, requirement: string): Newcomer => ({
    applicant,
    requirement: knownRequirement(requirement),
    agreedDocuments: agreed(needs.documents, agreedAt),
    ...readReferral(),
  })

  function* redeem() {
    const auth = yield* select(needs.selectAuth)
    if (auth.step !== 'otp') return undefined
    const code = parseCode(codes.length)(auth.form.input.code)
    if (E.isLeft(code)) return yield* put(submitRejected())
    yield* put(submitStarted())
    const requestId = submitId(auth.form.input)
    if (redeemed?.mobile === auth.mobile && redeemed.code === code.right) {
      return yield* enter(redeemed, requestId)
    }
    const exists = yield* checkCustomer(auth.mobile, requestId)
    if (E.isLeft(exists)) return yield* put(submitFailed(exists.left))
    const newcomer =
      exists.right || auth.signedUp === null
        ? null
        : newcomerOf(auth.signedUp, auth.known.requirement)
    const credentials = yield* within(
      patience,
      // A customer who came through the login gave no details, and the service may no longer know them.
      needs.redeemCode(
        auth.mobile,
        code.right,
        newcomer ?? (exists.right ? null : readReferral()),
        requestId,
      ),
    )
    if (E.isLeft(credentials)) {
      const error = credentials.left
      if (error.kind === 'CodeRefused') return yield* put(codeRefused(error.message))
      tell('redeemCode', E.left(error))
      return yield* put(submitFailed(error))
    }
    const kept = { ...credentials.right, requirement: namedRequirement(auth.known.requirement) }
    redeemed = { mobile: auth.mobile, code: code.right, kept, newcomer }
    return yield* enter(redeemed, requestId)
  }

  function* enter({ kept, newcomer }: Redeemed, requestId: string) {
    yield* put(codeRedeemed(kept.authToken))
    needs.credentials.keep(kept)
    const isOurs = () => needs.credentials.read()?.mobile === kept.mobile
    const wasOurs = isOurs()
    // Called as a task of its own: a generator delegated to with `yield*` outlives the cancellation that it
    // handles.
    const profile = yield* call(loadProfile, kept, requestId)
    if (E.isLeft(profile)) {
      forgetKept(needs.credentials, kept)
      yield* put(submitFailed(profile.left))
      // Another tab may have logged a customer in meanwhile: the session looks at what the browser keeps.
      return yield* put(sessionCheckRequested())
    }
    if (wasOurs && !isOurs()) {
      // Another tab logged them out meanwhile, or somebody else in: the session follows what the browser keeps.
      yield* put(sessionCheckRequested())
      return yield* put(authClosed())
    }
    redeemed = null
    const customer = customerOf(kept, profile.right)
    const { whatsappConsent } = newcomer?.applicant ?? customer
    const { agreedDocuments } = newcomer ?? customer
    return yield* put(customerRecognised({ ...customer, whatsappConsent, agreedDocuments }))
  }

  function* loadProfile(credentials: Credentials, requestId: string) {
    try {
      const profile = yield* askThroughOutage(patience, (abandonment) =>
        needs.loadProfile(credentials, requestId, abandonment),
      )
      tellFault(needs.report, 'ACCOUNT', profile, 'loadProfile: ')
      return profile
    } finally {
      // The modal was closed while the profile loaded, but the customer is logged in: the session restores
      // them.
      if (yield* cancelled()) yield* put(sessionCheckRequested())
    }
  }

  function* resend({ payload: channel }: ReturnType<typeof resendRequested>) {
    const auth = yield* select(needs.selectAuth)
    if (auth.step !== 'otp') return
    if (resendAt(codes.resend, auth.sendings, needs.now()).kind !== 'ready') return
    yield* put(resendStarted())
    const requestId = resendId(auth.sendings, channel)
    const sent = yield* within(patience, needs.resendCode(auth.mobile, channel, requestId))
    tell('resendCode', sent)
    if (E.isRight(sent)) redeemed = null
    yield* put(
      E.isRight(sent) ? resent({ policy: codes.resend, at: needs.now() }) : resendFailed(sent.left),
    )
  }

  function* modal() {
    redeemed = null
    yield* takeLeading(loginSubmitted.match, logIn)
    yield* takeLeading(signupSubmitted.match, signUp)
    yield* takeLeading(consentConfirmed.match, consent)
    yield* takeLeading(codeSubmitted.match, redeem)
    yield* takeLeading(resendRequested.match, resend)
  }

  function* leave() {
    const auth = yield* select(needs.selectAuth)
    const followUp = auth.step === 'done' ? auth.start.followUp : null
    const isHere = stillHere(needs.readPage)
    const { left } = yield* race({
      closing: delay(limits.modalCloseDelay),
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
    yield* takeLatest(
      [...openings, authClosed.type, loggedIn.type],
      function* (step: { readonly type: string }) {
        if (openings.includes(step.type)) yield* modal()
      },
    )
    yield* takeEvery(customerRecognised.match, function* () {
      const { step } = yield* select(needs.selectAuth)
      if (step !== 'closed' && step !== 'done') yield* put(loggedIn())
    })
    yield* takeEvery(loggedIn.match, leave)
    const auth = yield* select(needs.selectAuth)
    if (auth.step === 'closed') return
    // Restarted after a crash: the pending request is lost. Its customer may be logged in already.
    yield* put(authClosed())
    yield* put(sessionCheckRequested())
  }
}
