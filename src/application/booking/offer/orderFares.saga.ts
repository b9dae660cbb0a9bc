import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { enquiryOfRoute, isOfRoute, routeOfDraft } from '../../../domain/booking/draftEnquiry.ts'
import { withQuotedStops } from '../../../domain/booking/editedStop.ts'
import { asLinked } from '../../../domain/booking/parseOrderDraft.ts'
import { areOfTwoWheelers } from '../../../domain/booking/vehicleChoice.ts'
import { type Asker, knownContact } from '../../../domain/fare/contact.ts'
import type { FareEstimate } from '../../../domain/fare/fareQuote.ts'
import type { Limits } from '../../../domain/limits.ts'
import { refusedWaypoint } from '../../../domain/place/refusedWaypoint.ts'
import {
  type AskForFaresNeeds,
  ignoreFaresUrl,
  makeAskForFares,
  type NoFares,
} from '../../fare/askForFares.ts'
import type { RecallFaresError } from '../../fare/recallFaresError.ts'
import { flowCrashed } from '../../flow/flowCrashed.ts'
import { pause } from '../../flow/pause.ts'
import { makeRequestIdOf } from '../../flow/requestIdOf.ts'
import { throughOutage } from '../../flow/throughOutage.ts'
import type { TimeLimits } from '../../flow/timeLimits.ts'
import { callContext } from '../../ports/call.ts'
import type { Credentials } from '../../ports/customerCall.ts'
import type { ReloadPage } from '../../ports/navigation.port.ts'
import type { ReadPage } from '../../ports/page.port.ts'
import { awaitCustomer } from '../../session/awaitCustomer.ts'
import { endRefusedSession } from '../../session/endRefusedSession.ts'
import { customerRecognised, type Session } from '../../session/session.slice.ts'
import { makeChangeDraft } from '../order/changeDraft.ts'
import {
  categoryChosen,
  draftOpening,
  type OrderReviewState,
  orderReviewClosed,
} from '../order/orderReview.slice.ts'
import { orderPlaced, type PlacingState } from '../order/placing.slice.ts'
import { type EstimateOfTokenNeeds, makeEstimateOfToken } from './estimateOfToken.ts'
import {
  type FaresOccasion,
  faresCleared,
  faresFailed,
  faresLoaded,
  faresLoading,
  faresWanted,
  type OfferFailure,
  offerRetryRequested,
} from './offer.slice.ts'
import { orderFareCategory } from './orderFareCategory.ts'

/** What the fares of an order need. */
export type OrderFaresNeeds<State> = AskForFaresNeeds &
  EstimateOfTokenNeeds<State> & {
    readonly limits: Pick<Limits, 'leastMove'> & Pick<TimeLimits, 'captchaReloadDelay'>
    readonly readPage: ReadPage
    readonly reloadPage: ReloadPage
    readonly selectOrderReview: (state: State) => OrderReviewState
    readonly selectPlacing: (state: State) => PlacingState
    readonly selectSession: (state: State) => Session
    readonly selectAsker: (state: State) => Asker
  }

const isGone = ({ kind }: RecallFaresError): boolean =>
  kind === 'EstimateUnknown' || kind === 'EstimateExpired'

const failureOf = ({ failure, refused }: NoFares): OfferFailure => {
  const waypoint = refusedWaypoint(refused)
  if (waypoint === null) {
    return failure ?? { kind: 'FormRefused', message: refused[0]?.message ?? null }
  }
  const message = refused.find(({ field }) => field === waypoint)?.message ?? null
  return { kind: 'RouteRefused', waypoint, message }
}

/**
 * Loads the fares of the order under review: those of its token, otherwise new ones in the customer's
 * name. A newer request for them replaces an older one.
 */
export const makeOrderFaresSaga = <State>(needs: OrderFaresNeeds<State>) => {
  const { market } = needs
  const askForFares = makeAskForFares(needs)
  const estimateOfToken = makeEstimateOfToken(needs)
  const changeDraft = makeChangeDraft(needs)

  const requestIdOf = makeRequestIdOf(needs.mintRequestId)
  // Counts the answers: asking for the same route after an answer is a new request.
  let answered = 0

  /** A link may bring fares of two-wheelers without naming one. For another route, the same are meant. */
  function* rememberCategory({ vehicles }: FareEstimate) {
    const review = yield* select(needs.selectOrderReview)
    if (review.status !== 'reviewing' || review.category !== null) return
    const seemsOfTrucks = orderFareCategory(market)(review) !== 'two-wheeler'
    if (seemsOfTrucks && areOfTwoWheelers(market.twoWheelerId)(vehicles)) {
      yield* put(categoryChosen('two-wheeler'))
    }
  }

  function* show(estimate: FareEstimate, isRenewed: boolean) {
    const { token: fareEstimateToken, geoRegionId } = estimate
    answered += 1
    yield* rememberCategory(estimate)
    // The draft first: it says in which city's zones the vehicles are checked.
    yield* changeDraft((draft) => ({ ...draft, fareEstimateToken, geoRegionId }))
    yield* put(faresLoaded({ estimate, isRenewed }))
  }

  function* fail(none: NoFares, credentials: Credentials, occasion: FaresOccasion) {
    const failure = failureOf(none)
    yield* put(faresFailed(failure))
    yield* endRefusedSession(failure, credentials)
    // Only after a retry by the customer: a page that asks by itself would reload forever.
    if (failure.kind === 'CaptchaFailed' && occasion === 'retried') {
      yield* pause(needs.limits.captchaReloadDelay)
      yield* call(needs.reloadPage)
    }
  }

  function* askAnew(occasion: FaresOccasion, gone: RecallFaresError | null) {
    yield* put(faresLoading())
    const credentials = yield* awaitCustomer(needs.selectSession)
    const review = yield* select(needs.selectOrderReview)
    if (review.status !== 'reviewing') return
    const route = routeOfDraft(review.draft)
    if (route === null) {
      yield* put(gone === null ? faresCleared() : faresFailed(gone))
      return
    }
    const asker = yield* select(needs.selectAsker)
    if (credentials === null || asker.kind === 'guest') {
      yield* put(faresCleared())
      return
    }
    const enquiry = enquiryOfRoute(
      route,
      knownContact(market)(asker),
      orderFareCategory(market)(review),
    )
    const requestId = requestIdOf(answered, JSON.stringify(enquiry))
    const context = callContext(market)(requestId, credentials)
    // With the same id, so that what the service has made of a lost request is not made twice.
    const asked = yield* throughOutage(() =>
      askForFares(enquiry, context, needs.readPage(), ignoreFaresUrl),
    )
    if (E.isLeft(asked)) yield* fail(asked.left, credentials, occasion)
    else yield* show(asked.right.estimate, gone !== null || occasion === 'expired')
  }

  function* judge(estimate: FareEstimate, occasion: FaresOccasion) {
    yield* changeDraft((draft) => asLinked(withQuotedStops(estimate)(draft)))
    const review = yield* select(needs.selectOrderReview)
    const isMeant = review.status === 'reviewing' && isOfRoute(needs.limits)(estimate)(review.draft)
    if (isMeant) {
      yield* show(estimate, false)
      return
    }
    yield* askAnew(occasion, { kind: 'EstimateUnknown' })
  }

  function* load(occasion: FaresOccasion) {
    const review = yield* select(needs.selectOrderReview)
    if (review.status !== 'reviewing') return
    const { fareEstimateToken: token } = review.draft
    const recalled = token === null ? null : yield* estimateOfToken(token)
    if (recalled === null) yield* askAnew(occasion, null)
    else if (E.isRight(recalled)) yield* judge(recalled.right, occasion)
    else if (isGone(recalled.left)) yield* askAnew(occasion, recalled.left)
    else yield* put(faresFailed(recalled.left))
  }

  /** Loads fares that are wanted. What else ends a load begins none. */
  function* loadWanted(action: Action) {
    if (faresWanted.match(action)) yield* load(action.payload)
  }

  function* retry() {
    const { fares } = yield* select(needs.selectOffer)
    if (fares.status === 'failed') yield* put(faresWanted('retried'))
  }

  /** A customer is known now, in whose name fares can be requested. */
  function* goOn() {
    // New fares would make another order of the one that the confirmation shows.
    if ((yield* select(needs.selectPlacing)).status === 'placed') return
    const { status } = yield* select(needs.selectOrderReview)
    const { fares } = yield* select(needs.selectOffer)
    const waits =
      fares.status === 'idle' ||
      (fares.status === 'failed' && fares.failure.kind === 'AuthenticationFailed')
    if (status === 'reviewing' && waits) yield* put(faresWanted('changed'))
  }

  return function* orderFaresSaga() {
    const { fares } = yield* select(needs.selectOffer)
    // After a crash, the answers to earlier requests are lost.
    if (fares.status === 'loading') yield* put(faresFailed(flowCrashed))
    // Opening an order abandons the request for the one before, which may be another customer's. So does booking it:
    // fares that came afterwards would make another order of the one that the confirmation shows.
    yield* takeLatest(
      [faresWanted.type, orderReviewClosed.type, draftOpening.type, orderPlaced.type],
      loadWanted,
    )
    yield* takeEvery(offerRetryRequested.match, retry)
    yield* takeEvery(customerRecognised.match, goOn)
  }
}
