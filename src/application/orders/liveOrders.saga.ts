import type { Action } from '@reduxjs/toolkit'
import { either as E } from 'fp-ts'
import { put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import type { Limits } from '../../domain/limits.ts'
import { firstHistoryPage, type OrderHistory } from '../../domain/orders/orderHistory.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { nextPoll } from '../../domain/orders/pollPolicy.ts'
import {
  isRefusal,
  orderPlaced,
  placingAnsweredLate,
  placingFailed,
} from '../booking/order/placing.slice.ts'
import { askThroughOutage } from '../flow/askThroughOutage.ts'
import { connectionReturned } from '../flow/connectionReturned.ts'
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
import { pageAgain, reopenedIn } from './historyPage.ts'
import type { LoadOrderHistory } from './loadOrderHistory.port.ts'
import {
  historyFailed,
  historyLoaded,
  historyOpened,
  liveOrdersFailed,
  liveOrdersLoaded,
  moreFailed,
  moreLoaded,
  moreLoading,
  newestLoaded,
  type OrdersState,
  watchBegun,
} from './orders.slice.ts'
import { makeRest } from './rest.ts'
import { makeTellOnce } from './tellOnce.ts'
import { cancelled, orderLoaded } from './tracking.slice.ts'

/** What watching the orders under way needs. */
export type LiveOrdersNeeds<State> = ContextNeeds & {
  readonly limits: Pick<Limits, 'orders'> & Pick<TimeLimits, 'requestDeadline'>
  readonly loadOrderHistory: LoadOrderHistory
  readonly isHidden: IsHidden
  readonly report: ReportProblem
  readonly selectSession: (state: State) => Session
  readonly selectOrders: (state: State) => OrdersState
}

/** The request may have made an order, though its answer was lost or cannot be read. */
const mayHaveBooked = (action: Action): boolean =>
  placingFailed.match(action) && !isRefusal(action.payload)

const sessionChanges = [restoringStarted.type, customerRecognised.type, sessionEnded.type]
/** After these, other orders are under way: an answer that is still pending may not know it. */
const changes = [orderPlaced.type, placingAnsweredLate.type, mayHaveBooked, cancelled.type]
/** After these, other orders may be under way. */
const wakes = [tabReturned.type, ...changes]
/** The order-history page requests the same data, and its answers update the same state. */
const pageAsks = [historyOpened.type, moreLoading.type]
const pageAnswers: readonly string[] = [
  historyLoaded.type,
  historyFailed.type,
  moreLoaded.type,
  moreFailed.type,
]

/** The tracked order has ended, which was not known before: an answer that is still pending may list it as live. */
const isNewEnd =
  ({ ended }: OrdersState) =>
  (action: Action): boolean =>
    orderLoaded.match(action) &&
    isFinished(action.payload.status) &&
    !ended.includes(action.payload.crn)

const isAsking = ({ history }: OrdersState): boolean =>
  history.status === 'loading' || (history.status === 'shown' && history.more.status === 'loading')

/** What became of a question: it was answered, its answer may be out of date, it was refused, or nobody heard it. */
type Outcome = 'answered' | 'old' | 'refused' | 'lost'

/**
 * What the end of the page's request means. Older past orders that were not heard are requested again by themselves.
 */
const outcomeOf = (action: Action): Outcome => {
  if (historyFailed.match(action)) return action.payload.kind === 'Unreachable' ? 'lost' : 'refused'
  return moreFailed.match(action) ? 'refused' : 'answered'
}

/** Either a request was answered, or there is a reason to ask again. */
type Answered = { readonly outcome?: Outcome | undefined; readonly again?: unknown }

const saysTheSame = (live: OrdersState['live'], before: OrdersState['live']): boolean =>
  live === before ||
  (live !== null &&
    before !== null &&
    live.length === before.length &&
    live.every(({ crn, status }, at) => before[at]?.crn === crn && before[at].status === status))

/** Whether an order was under way that an answer lists no more, and that is not among the past orders either. */
const isMissed = (
  { live }: OrdersState,
  { history }: OrdersState,
  { live: answered, unread }: OrderHistory,
): boolean => {
  const listed = [...answered, ...unread.live, ...(history.status === 'shown' ? history.past : [])]
  return (live ?? []).some(({ crn }) => listed.every((order) => order.crn !== crn))
}

/** Whether past orders that are shown are listed again: others have ended since, and moved them down. */
const isMovedDown = ({ history }: OrdersState, { past }: OrderHistory): boolean =>
  history.status === 'shown' &&
  past.some(({ crn }) => history.past.some((known) => known.crn === crn))

/**
 * Keeps the orders under way up to date while a customer is logged in (spec 1 §2). Polls at lengthening
 * intervals while there are such orders, and asks at once when they may have changed. A failure shows in
 * order history alone, as the next poll may succeed: there is one whatever was known before.
 */
export const makeLiveOrdersSaga = <State>(needs: LiveOrdersNeeds<State>) => {
  const { limits } = needs
  const contextOf = customerContext(needs)
  const tellOnce = makeTellOnce(needs.report)
  const pollAfter = nextPoll(limits.orders.live)
  const rest = makeRest(needs.isHidden)

  const restAfter = (
    { live, isLiveUnread, stale }: OrdersState,
    outcome: Outcome,
    quiet: number,
  ): number | null => {
    const first = live?.find(({ status }) => !isFinished(status))
    if (first !== undefined) return pollAfter(first.status, quiet)
    // An order that did not come, or cannot be read, may be under way, and may come with the next answer.
    const mayBeUnknown = outcome !== 'answered' || isLiveUnread || stale !== null
    return mayBeUnknown ? pollAfter('searching', quiet) : null
  }

  const ask = (credentials: Credentials, page: Parameters<LoadOrderHistory>[0]) => {
    const context = contextOf(credentials)
    return askThroughOutage(limits.requestDeadline, (abandonment) =>
      needs.loadOrderHistory(page, context, abandonment),
    )
  }

  /** The first page, whose newest past orders include those that have just ended, or as much as the history needs. */
  function* askNewest(credentials: Credentials) {
    const answer = yield* ask(credentials, firstHistoryPage)
    if (E.isLeft(answer)) return answer
    const { history, live }: OrdersState = yield* select(needs.selectOrders)
    const page = pageAgain(history, live, answer.right)
    if (page === null) return answer
    // What is under way does not wait for it.
    yield* put(newestLoaded(answer.right))
    const longer = yield* ask(credentials, page)
    if (E.isRight(longer)) return longer
    tellOnce('liveOrders', longer.left)
    return answer
  }

  function* look(credentials: Credentials): SagaGenerator<Outcome> {
    const answer = yield* askNewest(credentials)
    if (E.isRight(answer)) {
      yield* put(liveOrdersLoaded(answer.right))
      return 'answered'
    }
    tellOnce('liveOrders', answer.left)
    yield* put(liveOrdersFailed(answer.left))
    yield* endRefusedSession(answer.left, credentials)
    return answer.left.kind === 'Unreachable' ? 'lost' : 'refused'
  }

  /**
   * Waits for the answer to the page's request. One that may be out of date is asked for again: from before a change or
   * a return to the page, or with an ended order under way. So are the newest past orders if older ones came that tell
   * of others that have ended: they list one no more, or were moved down by one.
   */
  function* awaitPage(isOwed: boolean): SagaGenerator<Outcome> {
    const before: OrdersState = yield* select(needs.selectOrders)
    let outcome: Outcome = isOwed ? 'old' : 'answered'
    for (;;) {
      const action = yield* take<Action>([
        ...pageAnswers,
        ...changes,
        historyOpened.type,
        isNewEnd(before),
      ])
      const now: OrdersState = yield* select(needs.selectOrders)
      if (historyLoaded.match(action)) {
        const { live, past } = action.payload
        if (reopenedIn(now.ended, [...live, ...past]).length > 0) return 'old'
      }
      if (moreLoaded.match(action)) {
        if (isMissed(before, now, action.payload) || isMovedDown(before, action.payload))
          return 'old'
      }
      if (pageAnswers.includes(action.type))
        return outcome === 'answered' ? outcomeOf(action) : outcome
      // A page that shows nothing yet asks anew.
      if (!historyOpened.match(action) || now.history.status === 'shown') outcome = 'old'
    }
  }

  function* watch(credentials: Credentials) {
    let known: OrdersState['live'] = null
    let quiet = 0
    yield* put(watchBegun(credentials.mobile))
    const { history }: OrdersState = yield* select(needs.selectOrders)
    // Whether an answer was out of date, and no later one has come: the page may ask while the newest are asked for. So
    // is a history that was shown to a former token of the customer.
    let isOwed = history.status === 'shown'
    for (;;) {
      const before: OrdersState = yield* select(needs.selectOrders)
      const pageIsAsking = isAsking(before)
      // Lets a request of the page answer for this one: an older answer would undo a newer one.
      const { outcome }: Answered = yield* race({
        outcome: pageIsAsking ? awaitPage(isOwed) : look(credentials),
        again: take(pageIsAsking ? [] : [...wakes, ...pageAsks, isNewEnd(before)]),
      })
      if (outcome === undefined) continue
      isOwed = outcome === 'old'
      if (isOwed) continue
      const orders: OrdersState = yield* select(needs.selectOrders)
      const { live } = orders
      quiet = saysTheSame(live, known) ? quiet + 1 : 0
      known = live
      const { woken } = yield* race({
        due: rest(restAfter(orders, outcome, quiet)),
        woken: take([
          ...wakes,
          ...pageAsks,
          ...(outcome === 'lost' ? [connectionReturned.type] : []),
        ]),
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
