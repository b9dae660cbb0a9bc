import { either as E } from 'fp-ts'
import { call, cancelled, put, type SagaGenerator, select } from 'typed-redux-saga'
import { knownRequirement, namedRequirement } from '../../domain/fare/requirement.ts'
import { isPresent } from '../../domain/form/isPresent.ts'
import { firstOf, type Query, withMissing } from '../../domain/link/query.ts'
import { type AgreedDocument, agreed } from '../../domain/session/agreedDocument.ts'
import type { Newcomer, Referral } from '../../domain/session/newcomer.ts'
import { parseCode } from '../../domain/session/oneTimeCode.ts'
import { askThroughOutage } from '../flow/askThroughOutage.ts'
import { tellFault } from '../flow/tellFault.ts'
import { within } from '../flow/within.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { ReadQuery } from '../ports/page.port.ts'
import {
  type Auth,
  authClosed,
  codeRedeemed,
  codeRefused,
  type SignedUp,
  submitFailed,
  submitRejected,
  submitStarted,
} from './auth.slice.ts'
import { type CheckCustomerNeeds, makeCheckCustomer } from './checkCustomer.ts'
import type { CredentialStore, KeptCustomer } from './credentials.port.ts'
import type { CustomerService } from './customer.port.ts'
import { customerOf } from './customerOf.ts'
import { forgetKept } from './forgetKept.ts'
import { customerRecognised, sessionCheckRequested } from './session.slice.ts'
import { makeTellAccount } from './tellAccount.ts'

/** What redeeming a code needs. */
export type RedeemingNeeds<State> = CheckCustomerNeeds &
  Pick<CustomerService, 'redeemCode' | 'loadProfile'> & {
    readonly codes: { readonly length: number }
    /** The documents that an applicant agrees to, with the URLs that this page links to. */
    readonly documents: ReadonlyArray<Pick<AgreedDocument, 'type' | 'url'>>
    /** The query of the visit's first page: its attribution, and whatever the current page's query lacks. */
    readonly landing: Query
    readonly readQuery: ReadQuery
    readonly credentials: CredentialStore
    readonly selectAuth: (state: State) => Auth
  }

/** A redeemed code and its credentials; `newcomer` is null unless the code signs a newcomer up. */
type Redeemed = {
  readonly mobile: string
  readonly code: string
  readonly kept: KeptCustomer
  readonly newcomer: Newcomer | null
}

/**
 * Redeems a code and logs its customer in (spec 1 §4). `requestIdOf` tells the request id of a submitted
 * input; `forget` is for a code that is no longer the last one sent.
 */
export const makeRedeeming = <State>(
  needs: RedeemingNeeds<State>,
  requestIdOf: (input: unknown) => string,
) => {
  const patience = needs.limits.requestDeadline
  const tell = makeTellAccount(needs.report)
  const checkCustomer = makeCheckCustomer(needs)

  // The service accepts a code only once. If only the profile failed to load, the same code submitted again
  // loads just the profile.
  let redeemed: Redeemed | null = null

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

  function* redeem(): SagaGenerator<unknown> {
    const auth = yield* select(needs.selectAuth)
    if (auth.step !== 'otp') return undefined
    const code = parseCode(needs.codes.length)(auth.form.input.code)
    if (E.isLeft(code)) return yield* put(submitRejected())
    yield* put(submitStarted())
    const requestId = requestIdOf(auth.form.input)
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

  return {
    redeem,
    forget: (): void => {
      redeemed = null
    },
  }
}
