import { either as E } from 'fp-ts'
import { put, race, select, take } from 'typed-redux-saga'
import type { Limits } from '../../domain/limits.ts'
import { firstHistoryPage } from '../../domain/orders/orderHistory.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { nextPoll } from '../../domain/orders/pollPolicy.ts'
import { orderPlaced } from '../booking/placing.slice.ts'
import { askThroughOutage } from '../flow/askThroughOutage.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { IsHidden } from '../ports/page.port.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import { awaitCustomer } from '../session/awaitCustomer.ts'
import { endRefusedSession } from '../session/endRefusedSession.ts'
import {
  customerRecognised,
  restoringStarted,
  type Session,
  sessionEnded,
  tabReturned,
} from '../session/session.slice.ts'
import { type ContextNeeds, customerContext } from './customerContext.ts'
import type { LoadOrderHistory } from './loadOrderHistory.port.ts'
import {
  historyFailed,
  historyLoaded,
  historyOpened,
  liveOrdersLoaded,
  moreFailed,
  moreLoaded,
  moreLoading,
  type OrdersState,
} from './orders.slice.ts'
import { makeRest } from './rest.ts'
import { makeTellOnce } from './tellOnce.ts'
import { cancelled, orderLoaded } from './tracking.slice.ts'

/** What watching the orders under way needs of the world. */
export type LiveOrdersNeeds<State> = ContextNeeds & {
  readonly limits: Pick<Limits, 'orders'> & Pick<TimeLimits, 'requestDeadline'>
  readonly loadOrderHistory: LoadOrderHistory
  readonly isHidden: IsHidden
  readonly report: ReportProblem
  readonly selectSession: (state: State) => Session
  readonly selectOrders: (state: State) => OrdersState
}

const sessionChanges = [restoringStarted.type, customerRecognised.type, sessionEnded.type]
/** What may have changed what is under way. */
const wakes = [tabReturned.type, orderPlaced.type, cancelled.type]
/** The page of past orders asks the same, and is told the same. */
const pageAsks = [historyOpened.type, moreLoading.type]
const pageTold = [historyLoaded.type, historyFailed.type, moreLoaded.type, moreFailed.type]

/** The order on its own page is over: an answer on its way may still tell it as under way. */
const tellsEnd = (step: { readonly type: string }): boolean =>
  orderLoaded.match(step) && isFinished(step.payload.status)

const isAsking = ({ history }: OrdersState): boolean =>
  history.status === 'loading' || (history.status === 'shown' && history.more.status === 'loading')

const saysTheSame = (live: OrdersState['live'], before: OrdersState['live']): boolean =>
  live === before ||
  (live !== null &&
    before !== null &&
    live.length === before.length &&
    live.every(({ crn, status }, at) => before[at]?.crn === crn && before[at].status === status))

/**
 * Knows what is under way for as long as somebody is a customer (spec 1 §2): asks again while there
 * is something, at lengthening intervals, and whenever something may have changed it. A failure is
 * nobody's trouble: the next question may be answered.
 */
export const makeLiveOrdersSaga = <State>(needs: LiveOrdersNeeds<State>) => {
  const { limits } = needs
  const contextOf = customerContext(needs)
  const tellOnce = makeTellOnce(needs.report)
  const pollAfter = nextPoll(limits.orders.live)
  const rest = makeRest(needs.isHidden)

  const restAfter = ({ live, isLiveUnread }: OrdersState, quiet: number): number | null => {
    const first = live?.find(({ status }) => !isFinished(status))
    if (first !== undefined) return pollAfter(first.status, quiet)
    // What cannot be read may be under way, and be told in words that are known next time.
    return live === null || isLiveUnread ? pollAfter('searching', quiet) : null
  }

  function* look(credentials: Credentials) {
    // With the newest of the past: what came to its end is among them.
    const context = contextOf(credentials)
    const told = yield* askThroughOutage(limits.requestDeadline, (abandonment) =>
      needs.loadOrderHistory(firstHistoryPage, context, abandonment),
    )
    if (E.isRight(told)) {
      yield* put(liveOrdersLoaded(told.right))
      return
    }
    tellOnce('liveOrders', told.left)
    yield* endRefusedSession(told.left, credentials)
  }

  function* watch(credentials: Credentials) {
    let known: OrdersState['live'] = null
    let quiet = 0
    for (;;) {
      const pageIsAsking = isAsking(yield* select(needs.selectOrders))
      // An answer to an older question would undo what a newer one told.
      const { again } = yield* race({
        told: pageIsAsking ? take(pageTold) : look(credentials),
        again: take(pageIsAsking ? [] : [...wakes, ...pageAsks, tellsEnd]),
      })
      if (again !== undefined) continue
      const orders: OrdersState = yield* select(needs.selectOrders)
      const { live } = orders
      quiet = saysTheSame(live, known) ? quiet + 1 : 0
      known = live
      const { woken } = yield* race({
        due: rest(restAfter(orders, quiet)),
        woken: take([...wakes, ...pageAsks]),
      })
      if (woken !== undefined) quiet = 0
    }
  }

  return function* liveOrdersSaga() {
    for (;;) {
      const credentials = yield* awaitCustomer(needs.selectSession)
      if (credentials === null) yield* take(sessionChanges)
      else yield* race({ watched: watch(credentials), over: take(sessionChanges) })
    }
  }
}
