import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import { call, put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga'
import type { Limits } from '../../domain/limits.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { nextPoll } from '../../domain/orders/pollPolicy.ts'
import { ordersReopened } from '../booking/order/ordersReopened.ts'
import type { LoadOrder } from '../booking/placing/loadOrder.port.ts'
import { connectionReturned } from '../flow/connectionReturned.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { askWithin } from '../flow/within.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { IsHidden } from '../ports/page.port.ts'
import { endRefusedSession } from '../session/endRefusedSession.ts'
import {
  customerRecognised,
  restoringStarted,
  type Session,
  sessionEnded,
  tabReturned,
} from '../session/session.slice.ts'
import { cancelFormBegun } from './cancelForm.slice.ts'
import { type CancellingNeeds, makeCancelling } from './cancelling.ts'
import { customerContext } from './customerContext.ts'
import { makeRest } from './rest.ts'
import { makeTellOnce } from './tellOnce.ts'
import {
  cancelFailed,
  cancelled,
  cancelRequested,
  orderLoaded,
  orderLoadFailed,
  refreshRequested,
  type TrackingState,
  trackedCrn,
  trackingClosed,
  trackingNeedsLogin,
  trackingOpened,
} from './tracking.slice.ts'

/** What tracking an order needs. */
export type TrackingNeeds<State> = CancellingNeeds<State> & {
  readonly limits: Pick<Limits, 'orders'> & Pick<TimeLimits, 'requestDeadline'>
  readonly loadOrder: LoadOrder
  readonly isHidden: IsHidden
  readonly selectSession: (state: State) => Session
  /** Null for a guest. */
  readonly selectCredentials: (state: State) => Credentials | null
}

// After these, a pending answer is about another order, or is another customer's.
const begins = [
  trackingOpened.type,
  trackingClosed.type,
  restoringStarted.type,
  customerRecognised.type,
  sessionEnded.type,
]

const isStale = (tracking: TrackingState): boolean =>
  tracking.status === 'shown' && tracking.stale !== null

const saysTheSame = (now: TrackingState, before: TrackingState): boolean =>
  now.status === 'shown' &&
  before.status === 'shown' &&
  JSON.stringify(now.order) === JSON.stringify(before.order)

/**
 * Follows one order while its page is open, and cancels it. Polls until the order has ended; from then on it asks
 * when the customer returns to the tab, as the service may correct the end, and when a list tells that the order was
 * opened again.
 * One request at a time, so that an answer from before a cancel does not arrive after it.
 */
export const makeTrackingSaga = <State>(needs: TrackingNeeds<State>) => {
  const { limits, selectTracking } = needs
  const contextOf = customerContext(needs)
  const tellOnce = makeTellOnce(needs.report)
  const cancelling = makeCancelling(needs)
  const pollAfter = nextPoll(limits.orders.tracked)
  const rest = makeRest(needs.isHidden)

  function* look(crn: string, credentials: Credentials) {
    const context = contextOf(credentials)
    // A late request is abandoned: the browser would hold back the next one to the same URL.
    const answer = yield* askWithin(limits.requestDeadline, (abandonment) =>
      needs.loadOrder(crn, context, abandonment),
    )
    if (E.isRight(answer)) {
      yield* put(orderLoaded(answer.right, credentials.mobile))
      return
    }
    tellOnce('order', answer.left)
    yield* put(orderLoadFailed(answer.left))
    yield* endRefusedSession(answer.left, credentials)
  }

  /** Rests until the next poll is due; for an order that has ended, or was never shown, without end. */
  function* untilDue(quiet: number) {
    const tracking = yield* select(selectTracking)
    yield* rest(tracking.status === 'shown' ? pollAfter(tracking.order.status, quiet) : null)
  }

  /** Whether to load the order after an attempt to cancel it: a failed one may have reached the service. */
  function* isUncertain() {
    const tracking = yield* select(selectTracking)
    return tracking.status !== 'shown' || tracking.cancelling.status !== 'idle'
  }

  /** Ends once a list names the order as under way while its page shows that it has ended. */
  function* untilReopened() {
    for (;;) {
      const { payload: crns } = yield* take(ordersReopened.match)
      const tracking = yield* select(selectTracking)
      if (tracking.status !== 'shown') continue
      const { crn, status } = tracking.order
      if (isFinished(status) && crns.includes(crn)) return true
    }
  }

  /**
   * Cancels in the name of a customer who is known again what was to be cancelled before. Returns whether to load the
   * order.
   */
  function* goOnCancelling(credentials: Credentials): SagaGenerator<boolean> {
    const tracking = yield* select(selectTracking)
    if (tracking.status !== 'shown' || tracking.cancelling.status !== 'cancelling') return true
    yield* cancelling.cancel(tracking.cancelling.reason, credentials)
    return yield* isUncertain()
  }

  function* follow(crn: string, credentials: Credentials) {
    yield* put(cancelFormBegun({ crn, customer: credentials.mobile }))
    let quiet = 0
    let isDue = yield* goOnCancelling(credentials)
    for (;;) {
      const before: TrackingState = yield* select(selectTracking)
      const { now, reopened, cancel, over } = yield* race({
        done: isDue ? look(crn, credentials) : untilDue(quiet),
        // A refresh waits for a request that is already pending. That request may be lost if the
        // device slept or the connection failed, so it is sent again then.
        now: take([
          ...(isDue ? [] : [refreshRequested.type]),
          ...(isDue || isStale(before) ? [connectionReturned.type] : []),
          tabReturned.type,
        ]),
        reopened: call(untilReopened),
        cancel: take(cancelRequested.match),
        // The late answer to an earlier request to cancel: a pending answer may be from before.
        over: take((action: Action) => cancelled.match(action) && action.payload.crn === crn),
      })
      if (cancel !== undefined || over !== undefined) {
        if (cancel !== undefined) yield* cancelling.cancel(cancel.payload.reason, credentials)
        quiet = 0
        isDue = yield* isUncertain()
      } else if (now !== undefined || reopened !== undefined) {
        quiet = 0
        isDue = true
      } else if (isDue) {
        quiet = saysTheSame(yield* select(selectTracking), before) ? quiet + 1 : 0
        isDue = false
      } else isDue = true
    }
  }

  /** An order that stays shown while its customer is being confirmed can be cancelled meanwhile. */
  function* markCancelling() {
    for (;;) {
      const { payload } = yield* take(cancelRequested.match)
      yield* cancelling.cancel(payload.reason, null)
    }
  }

  function* begin() {
    const crn = trackedCrn(yield* select(selectTracking))
    const { status } = yield* select(needs.selectSession)
    const credentials = yield* select(needs.selectCredentials)
    if (crn === null) return
    // Once the session is restored, or ends, this begins again.
    if (status === 'restoring') yield* markCancelling()
    else if (credentials === null) yield* put(trackingNeedsLogin())
    else yield* follow(crn, credentials)
  }

  return function* trackingSaga() {
    yield* cancelling.watch()
    yield* takeLatest(begins, begin)
    const tracking = yield* select(selectTracking)
    // The flow restarts after a crash: the answer to a request to cancel is lost, and the order must be followed again.
    if (tracking.status === 'shown' && tracking.cancelling.status === 'cancelling') {
      yield* put(cancelFailed(flowCrashed))
    }
    const crn = trackedCrn(tracking)
    if (crn !== null) yield* put(trackingOpened(crn))
  }
}
