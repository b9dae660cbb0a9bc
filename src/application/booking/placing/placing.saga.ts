import type { Action } from '@reduxjs/toolkit'
import { either as E, type taskEither as TE } from 'fp-ts'
import { channel } from 'redux-saga'
import {
  call,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga'
import type { BookingAction } from '../../../domain/booking/bookingAction.ts'
import { makesOrder } from '../../../domain/booking/intent.ts'
import type { Market } from '../../../domain/market/market.ts'
import { awaiting } from '../../flow/awaiting.ts'
import { flowCrashed } from '../../flow/flowCrashed.ts'
import { stillHere } from '../../flow/stillHere.ts'
import { tellFault } from '../../flow/tellFault.ts'
import { askWithin } from '../../flow/within.ts'
import { isRetryOf, modalClosed, modalOpened } from '../../modal/modal.slice.ts'
import type { Abandonment } from '../../ports/abandonment.port.ts'
import { callContext } from '../../ports/call.ts'
import type { Credentials } from '../../ports/customerCall.ts'
import type { ReadLink } from '../../ports/navigation.port.ts'
import type { ReadPage } from '../../ports/page.port.ts'
import type { ReportProblem } from '../../ports/reporter.port.ts'
import type { MintRequestId } from '../../ports/requestId.port.ts'
import { awaitCustomer } from '../../session/awaitCustomer.ts'
import type { CredentialStore } from '../../session/credentials.port.ts'
import { endRefusedSession } from '../../session/endRefusedSession.ts'
import { loginFollowed } from '../../session/loginFollowed.ts'
import { hasLeft, type Session } from '../../session/session.slice.ts'
import { makeWithNewerLogin } from '../../session/withNewerLogin.ts'
import {
  type KeepOrderNeeds,
  makeKeepOrder,
  makeKeepPlaced,
  makeKeepRefused,
} from '../kept/keepOrder.ts'
import type { Offered } from '../offer/offer.selectors.ts'
import { offerRetryRequested } from '../offer/offer.slice.ts'
import type { BookingIntent } from '../order/bookingIntent.ts'
import { makeChangeDraft } from '../order/changeDraft.ts'
import {
  bookingActionRequested,
  bookingTried,
  draftOpened,
  draftOpening,
  orderReviewClosed,
  reloginRequested,
} from '../order/orderReview.slice.ts'
import type { PlaceOrder, PlaceOrderError } from '../order/placeOrder.port.ts'
import {
  intentRecalled,
  isRefusal,
  mayChange,
  orderPlaced,
  placedRecalled,
  placingAnsweredLate,
  placingAwaited,
  placingCalledOff,
  placingFailed,
  placingStarted,
} from '../order/placing.slice.ts'
import { makeTrackable } from '../order/trackableOrder.ts'
import type { BookableOrder } from './bookable.selectors.ts'
import { newRequest, sentBefore } from './bookingRequest.ts'
import { type IsOrderOverNeeds, makeIsOrderOver } from './isOrderOver.ts'
import { makeRelogin, type ReloginNeeds } from './relogin.ts'
import { makeShowFailure } from './showFailure.ts'

/** What booking an order needs. */
export type PlacingNeeds<State> = KeepOrderNeeds<State> &
  ReloginNeeds<State> &
  IsOrderOverNeeds<State> & {
    readonly market: Pick<Market, 'locale' | 'country'>
    readonly placeOrder: PlaceOrder
    readonly credentials: Pick<CredentialStore, 'read'>
    readonly readLink: ReadLink
    readonly readPage: ReadPage
    readonly mintRequestId: MintRequestId
    readonly report: ReportProblem
    readonly selectSession: (state: State) => Session
    readonly selectOfferedVehicles: (state: State) => Offered
    readonly selectBookable: (state: State) => BookableOrder | null
    readonly selectBookingAction: (state: State) => BookingAction
  }

const isDropping = (action: Action): boolean =>
  intentRecalled.match(action) || placedRecalled.match(action) || hasLeft(action)

/**
 * Books the order under review: once, however often the customer taps, retries or books again after a
 * reload, and anew after an edit (spec 2 §7).
 */
export const makePlacingSaga = <State>(needs: PlacingNeeds<State>) => {
  const { market, limits } = needs
  const keepOrder = makeKeepOrder(needs)
  const keepPlaced = makeKeepPlaced(needs)
  const keepRefused = makeKeepRefused(needs)
  const changeDraft = makeChangeDraft(needs)
  const relogin = makeRelogin(needs)
  const trackable = makeTrackable(needs)
  const isOrderOver = makeIsOrderOver(needs)
  const showFailure = makeShowFailure(needs)
  const withNewerLogin = makeWithNewerLogin(needs.credentials)
  const late = channel<true>()

  /** A call whose end is heard even if it is no longer waited for: it may have made an order. */
  const heardLate =
    <Failure, Answer>(
      sent: TE.TaskEither<Failure, Answer>,
      abandonment: Abandonment,
    ): TE.TaskEither<Failure, Answer> =>
    async () => {
      const isAwaited = awaiting(abandonment)
      const answer = await sent()
      if (!isAwaited()) late.put(true)
      return answer
    }

  function* isReviewed() {
    return (yield* select(needs.selectOrderReview)).status === 'reviewing'
  }

  /** Gives the draft the estimate of the order that is sent. */
  function* quoteAs({ fareEstimateToken }: BookableOrder['order']) {
    yield* changeDraft((draft) => ({ ...draft, fareEstimateToken }))
  }

  /**
   * Gives the draft what was booked, if it says something else by now: the page may have been opened again during the
   * call, and may have asked for other fares. Booking that draft would make a second order.
   */
  function* showAsSent({ order }: BookingIntent) {
    const isSame = makesOrder(market)(order)
    yield* changeDraft((draft) => (isSame(draft) ? draft : { ...draft, ...order }))
  }

  function* fail(error: PlaceOrderError, intent: BookingIntent, credentials: Credentials) {
    yield* put(placingFailed(error))
    yield* endRefusedSession(error, credentials)
    // A customer who left the page does not get its modals elsewhere.
    if (yield* isReviewed()) yield* showFailure(error)
    if (!isRefusal(error)) return
    // The request itself says so: after a reload, or on return, it must not count as unanswered.
    yield* (yield* isReviewed()) ? keepOrder() : keepRefused(intent)
  }

  /** If booking failed while the customer was on another page, says so on return. */
  function* showBelated() {
    const placing = yield* select(needs.selectPlacing)
    if (placing.status === 'failed') yield* showFailure(placing.error)
  }

  /** Closes a modal that was opened during the call, so that it does not cover the confirmation. */
  function* uncover() {
    const { kind } = yield* select(needs.selectModal)
    if (kind === 'goodsType' || kind === 'vehicleEstimate') yield* put(modalClosed())
  }

  function* place(
    meant: BookableOrder,
    credentials: Credentials,
    sent: BookingIntent | null,
  ): SagaGenerator<void> {
    const intent = sent ?? newRequest(meant, credentials, needs.mintRequestId())
    yield* put(placingStarted(intent))
    // Before the call: after a reload during it, the same request is sent again.
    yield* keepOrder()
    const context = callContext(market)(intent.requestId, credentials)
    const answer = yield* askWithin(limits.requestDeadline, (abandonment) =>
      heardLate(
        withNewerLogin(context, (as) => needs.placeOrder(intent.order, as), abandonment),
        abandonment,
      ),
    )
    tellFault(needs.report, 'BOOKING', answer)
    if (E.isLeft(answer)) {
      yield* fail(answer.left, intent, credentials)
      return
    }
    const placed = trackable(answer.right)
    if (sent !== null && (yield* isOrderOver(placed, context))) {
      // A customer who left the page meanwhile did not ask for a new order.
      if (!(yield* isReviewed())) {
        yield* put(intentRecalled(null))
        return
      }
      yield* quoteAs(meant.order)
      yield* place(meant, credentials, null)
      return
    }
    yield* showAsSent(intent)
    yield* put(orderPlaced(placed))
    yield* uncover()
    yield* (yield* isReviewed()) ? keepOrder() : keepPlaced(intent, placed)
  }

  function* book() {
    const isHere = stillHere(needs.readPage)
    yield* put(bookingTried())
    const { status } = yield* select(needs.selectSession)
    if (status === 'restoring') yield* put(placingAwaited())
    // If the customer leaves the page or logs out meanwhile, nothing is booked and no login opens. In this order,
    // because a logout also ends the wait for the customer.
    const { credentials = null, left } = yield* race({
      left: take([orderReviewClosed.type, draftOpening.type, hasLeft]),
      credentials: call(awaitCustomer<State>, needs.selectSession),
    })
    yield* put(placingCalledOff())
    if (left !== undefined || !isHere()) return
    const offered = yield* select(needs.selectOfferedVehicles)
    if (offered.status === 'failed') yield* put(offerRetryRequested())
    if (credentials === null) {
      // A fare that only comes with the login is not booked by it: the customer has not seen it.
      yield* relogin(offered.status === 'offered' ? { kind: 'placeOrder' } : null)
      return
    }
    const meant = yield* select(needs.selectBookable)
    if (meant === null) return
    const sent = sentBefore(yield* select(needs.selectPlacing), meant, credentials)
    if (sent !== null) yield* quoteAs(sent.order)
    yield* race({
      placed: call(place, meant, credentials, sent),
      // Another order is on the page, or the customer logged out: order history and the live orders show the outcome.
      dropped: take(isDropping),
    })
  }

  function* act() {
    const review = yield* select(needs.selectOrderReview)
    // A confirmation has nothing to book.
    if (review.status !== 'reviewing' || !mayChange(yield* select(needs.selectPlacing))) return
    const action = yield* select(needs.selectBookingAction)
    // With the goods answered, only the vehicle is missing, and `book` says so as for any other part.
    const isAnswered = review.goodsAnswered || review.draft.goodsType !== null
    const wantsGoods = action.kind === 'SelectGoodsType' && !isAnswered
    if (wantsGoods) yield* put(modalOpened({ kind: 'goodsType' }))
    else yield* book()
  }

  function* retry() {
    const placing = yield* select(needs.selectPlacing)
    // An edit, or the end of the order, may have cleared the failure under the modal.
    if (!mayChange(placing)) return
    yield* put(modalClosed())
    yield* act()
  }

  return function* placingSaga() {
    const placing = yield* select(needs.selectPlacing)
    // After a crash, the answer to the pending call is lost.
    if (placing.status === 'placing') {
      yield* put(placingFailed(flowCrashed))
      if (yield* isReviewed()) yield* showFailure(flowCrashed)
    }
    yield* put(placingCalledOff())
    yield* takeEvery(late, function* () {
      yield* put(placingAnsweredLate())
    })
    yield* takeEvery(reloginRequested.match, () => relogin(null))
    yield* takeEvery(draftOpened.match, showBelated)
    yield* takeEvery(loginFollowed.match, function* ({ payload }) {
      if (payload.kind !== 'placeOrder') return
      const { kind } = yield* select(needs.selectModal)
      // A customer who closed the login early may be changing the order by now, and can tap Book again.
      if (kind === 'none') yield* put(bookingActionRequested())
    })
    yield* takeLeading(
      [bookingActionRequested.match, isRetryOf('order')],
      function* (action: Action) {
        yield* bookingActionRequested.match(action) ? act() : retry()
      },
    )
  }
}
