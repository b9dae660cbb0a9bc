import { either as E } from 'fp-ts'
import { put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import type { OrderError } from '../../domain/orders/order.ts'
import { firstHistoryPage, type OrderHistory } from '../../domain/orders/orderHistory.ts'
import { askThroughOutage } from '../flow/askThroughOutage.ts'
import { connectionReturned } from '../flow/connectionReturned.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import { endRefusedSession } from '../session/endRefusedSession.ts'
import {
  customerRecognised,
  restoringStarted,
  type Session,
  sessionEnded,
} from '../session/session.slice.ts'
import { type ContextNeeds, customerContext } from './customerContext.ts'
import type { LoadOrderHistory } from './loadOrderHistory.port.ts'
import {
  historyFailed,
  historyLoaded,
  historyOpened,
  loginFirst,
  moreFailed,
  moreLoaded,
  moreLoading,
  morePastRequested,
  type OrdersState,
} from './orders.slice.ts'
import { makeTellOnce } from './tellOnce.ts'

/** What the order history needs. */
export type OrderHistoryNeeds<State> = ContextNeeds & {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly loadOrderHistory: LoadOrderHistory
  readonly report: ReportProblem
  readonly selectSession: (state: State) => Session
  /** Null for a guest. */
  readonly selectCredentials: (state: State) => Credentials | null
  readonly selectOrders: (state: State) => OrdersState
}

const about = 'orderHistory'

// After these, a pending answer is another customer's.
const others = [restoringStarted.type, customerRecognised.type, sessionEnded.type]

/** Fails if none of the page's orders can be read: the customer must not be told that they have none (spec 2 §4). */
const orUnreadable = (page: OrderHistory): E.Either<OrderError, OrderHistory> => {
  const { live, past, unread } = page
  const [first] = [...unread.live, ...unread.past]
  return first === undefined || live.length + past.length > 0 ? E.right(page) : E.left(first)
}

/** Loads a customer's orders page by page (spec 2 §2, §4); only the newest request counts. */
export const makeOrderHistorySaga = <State>(needs: OrderHistoryNeeds<State>) => {
  const contextOf = customerContext(needs)
  const tellOnce = makeTellOnce(needs.report)

  const load = (credentials: Credentials, offset: number) => {
    const context = contextOf(credentials)
    return askThroughOutage(needs.limits.requestDeadline, (abandonment) =>
      needs.loadOrderHistory({ ...firstHistoryPage, offset }, context, abandonment),
    )
  }

  function* begin() {
    const { history } = yield* select(needs.selectOrders)
    const { status } = yield* select(needs.selectSession)
    const credentials = yield* select(needs.selectCredentials)
    // Once the session is restored, or ends, this begins again.
    if (history.status !== 'loading' || status === 'restoring') return
    if (credentials === null) {
      yield* put(loginFirst())
      return
    }
    const page = E.chainW(orUnreadable)(yield* load(credentials, firstHistoryPage.offset))
    if (E.isRight(page)) {
      yield* put(historyLoaded(page.right))
      return
    }
    tellOnce(about, page.left)
    yield* put(historyFailed(page.left))
    yield* endRefusedSession(page.left, credentials)
  }

  function* loadMore() {
    const { history } = yield* select(needs.selectOrders)
    if (history.status !== 'shown') return
    const { more } = history
    if (more.status === 'none') return
    yield* put(moreLoading(more.offset))
    const credentials = yield* select(needs.selectCredentials)
    // Once the customer is known again, this begins again.
    if (credentials === null) return
    // Not given up with the page: a customer who comes back finds it as they left it.
    const { page } = yield* race({ page: load(credentials, more.offset), over: take(others) })
    if (page === undefined) return
    if (E.isRight(page)) {
      yield* put(moreLoaded(page.right))
      return
    }
    tellOnce(about, page.left)
    yield* put(moreFailed(page.left))
    yield* endRefusedSession(page.left, credentials)
  }

  function* tryMoreAgain() {
    const { history } = yield* select(needs.selectOrders)
    if (history.status !== 'shown' || history.more.status !== 'failed') return
    // A service that answered would refuse again.
    if (history.more.error.kind === 'Unreachable') yield* put(morePastRequested())
  }

  /** Requests again what was pending when its request was lost: with the customer's former token, or in a crash. */
  function* goOnWithMore() {
    const { history } = yield* select(needs.selectOrders)
    if (history.status === 'shown' && history.more.status === 'loading')
      yield* put(morePastRequested())
  }

  return function* orderHistorySaga() {
    yield* takeLatest([historyOpened.type, ...others], begin)
    yield* takeLeading(morePastRequested.match, loadMore)
    yield* takeEvery(customerRecognised.match, goOnWithMore)
    yield* takeEvery(connectionReturned.match, tryMoreAgain)
    const { history } = yield* select(needs.selectOrders)
    // The flow restarts after a crash, and the answer that was pending is lost.
    if (history.status === 'loading') yield* put(historyOpened())
    yield* goOnWithMore()
  }
}
