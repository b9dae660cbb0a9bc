import { either as E } from 'fp-ts'
import { put, race, select, take, takeLatest } from 'typed-redux-saga'
import type { Limits } from '../../domain/limits.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { nextPoll } from '../../domain/orders/pollPolicy.ts'
import type { LoadOrder } from '../booking/loadOrder.port.ts'
import { connectionReturned } from '../flow/connectionReturned.ts'
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
import { type CancellingNeeds, makeCancelling } from './cancelling.ts'
import { customerContext } from './customerContext.ts'
import { makeRest } from './rest.ts'
import { makeTellOnce } from './tellOnce.ts'
import {
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

/** What tracking an order needs of the world. */
export type TrackingNeeds<State> = CancellingNeeds<State> & {
  readonly limits: Pick<Limits, 'orders'> & Pick<TimeLimits, 'requestDeadline'>
  readonly loadOrder: LoadOrder
  readonly isHidden: IsHidden
  readonly selectSession: (state: State) => Session
  /** Of a customer; null for a guest. */
  readonly selectCredentials: (state: State) => Credentials | null
}

// Whatever is on its way was asked of another order, or in another's name.
const begins = [
  trackingOpened.type,
  trackingClosed.type,
  restoringStarted.type,
  customerRecognised.type,
  sessionEnded.type,
]

const isOver = (tracking: TrackingState): boolean =>
  tracking.status === 'shown' && isFinished(tracking.order.status)

const isStale = (tracking: TrackingState): boolean =>
  tracking.status === 'shown' && tracking.stale !== null

const saysTheSame = (now: TrackingState, before: TrackingState): boolean =>
  now.status === 'shown' &&
  before.status === 'shown' &&
  JSON.stringify(now.order) === JSON.stringify(before.order)

/**
 * Follows one order for as long as its page is open and more may come of it, and cancels it: one
 * thing at a time, so that what was asked before a cancel is not heard after it.
 */
export const makeTrackingSaga = <State>(needs: TrackingNeeds<State>) => {
  const { limits, selectTracking } = needs
  const contextOf = customerContext(needs)
  const tellOnce = makeTellOnce(needs.report)
  const cancelShown = makeCancelling(needs)
  const pollAfter = nextPoll(limits.orders.tracked)
  const rest = makeRest(needs.isHidden)

  function* look(crn: string, credentials: Credentials) {
    const context = contextOf(credentials)
    // A browser lets the next question wait for one that is on its way to the same address.
    const told = yield* askWithin(limits.requestDeadline, (abandonment) =>
      needs.loadOrder(crn, context, abandonment),
    )
    if (E.isRight(told)) {
      yield* put(orderLoaded(told.right))
      return
    }
    tellOnce('order', told.left)
    yield* put(orderLoadFailed(told.left))
    yield* endRefusedSession(told.left, credentials)
  }

  /** Until the next question is due; an order that is over, or that was never shown, rests for good. */
  function* pause(quiet: number) {
    const tracking = yield* select(selectTracking)
    yield* rest(tracking.status === 'shown' ? pollAfter(tracking.order.status, quiet) : null)
  }

  /** Whether the order is to be looked at again after somebody wanted to cancel it. */
  function* isUncertain() {
    const tracking = yield* select(selectTracking)
    return tracking.status !== 'shown' || tracking.cancelling.status !== 'idle'
  }

  function* follow(crn: string, credentials: Credentials) {
    let quiet = 0
    let isDue = true
    for (;;) {
      const before: TrackingState = yield* select(selectTracking)
      const { now, cancel } = yield* race({
        done: isDue ? look(crn, credentials) : pause(quiet),
        // A question that is on its way is the answer to somebody who wants to know now, unless
        // the device slept over it or the connection was lost with it.
        now: take([
          ...(isDue ? [] : [refreshRequested.type]),
          ...(isDue || isStale(before) ? [connectionReturned.type] : []),
          ...(isOver(before) ? [] : [tabReturned.type]),
        ]),
        cancel: take(cancelRequested.match),
      })
      if (cancel !== undefined) {
        yield* cancelShown(cancel.payload.reason, credentials)
        quiet = 0
        isDue = yield* isUncertain()
      } else if (now !== undefined) {
        quiet = 0
        isDue = true
      } else if (isDue) {
        quiet = saysTheSame(yield* select(selectTracking), before) ? quiet + 1 : 0
        isDue = false
      } else isDue = true
    }
  }

  function* begin() {
    const crn = trackedCrn(yield* select(selectTracking))
    const { status } = yield* select(needs.selectSession)
    const credentials = yield* select(needs.selectCredentials)
    // Whoever is being restored begins it anew, as a customer or as nobody.
    if (crn === null || status === 'restoring') return
    if (credentials === null) yield* put(trackingNeedsLogin())
    else yield* follow(crn, credentials)
  }

  return function* trackingSaga() {
    yield* takeLatest(begins, begin)
    const crn = trackedCrn(yield* select(selectTracking))
    // Begun anew after a crash: nobody follows the order any more.
    if (crn !== null) yield* put(trackingOpened(crn))
  }
}
