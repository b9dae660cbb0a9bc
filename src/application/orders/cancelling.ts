import { either as E } from 'fp-ts'
import { channel } from 'redux-saga'
import { put, select, takeEvery } from 'typed-redux-saga'
import { parseReasonWords } from '../../domain/orders/cancelReason.ts'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import { isCancellable } from '../../domain/orders/orderStatus.ts'
import { makeRequestIdOf } from '../flow/requestIdOf.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { CredentialStore } from '../session/credentials.port.ts'
import { endRefusedSession } from '../session/endRefusedSession.ts'
import { customerRecognised, customerReplaced, sessionEnded } from '../session/session.slice.ts'
import { makeWithNewerLogin } from '../session/withNewerLogin.ts'
import type { CancelOrder } from './cancelOrder.port.ts'
import { type ContextNeeds, customerContext } from './customerContext.ts'
import { makeTellOnce } from './tellOnce.ts'
import {
  type CancelFailure,
  cancelFailed,
  cancelled,
  cancelStarted,
  orderLoaded,
  type TrackingState,
  trackedCrn,
} from './tracking.slice.ts'

/** What cancelling an order needs. */
export type CancellingNeeds<State> = ContextNeeds & {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly cancelOrder: CancelOrder
  readonly credentials: Pick<CredentialStore, 'read'>
  readonly report: ReportProblem
  readonly selectTracking: (state: State) => TrackingState
}

/** What was to be cancelled before its customer was known again. */
type Owed = { readonly crn: string; readonly reason: string; readonly customer: string | null }

type Undone = Extract<CancelFailure, { readonly kind: 'NotCancelled' | 'TooLateToCancel' }>

/** An accepted request must have cancelled the order, or the customer would take it for cancelled. */
const orNotCancelled = (order: TrackedOrder): E.Either<Undone, TrackedOrder> => {
  const { status } = order
  if (status === 'cancelled') return E.right(order)
  return E.left({ kind: isCancellable(status) ? 'NotCancelled' : 'TooLateToCancel' })
}

/** Whether the service has decided what becomes of the order, rather than failed. */
const isFinal = (answer: E.Either<CancelFailure, unknown>): boolean =>
  E.isRight(answer) || answer.left.kind === 'TooLateToCancel' || answer.left.kind === 'NotCancelled'

/**
 * Cancels the shown order. Retries with the same reason keep the request id, so that they count as one
 * request. `watch` goes on when the page is left: it sends what had to wait for the customer to be known
 * again, and tells that an order was cancelled, because whatever else shows it has to learn of its end.
 */
export const makeCancelling = <State>(needs: CancellingNeeds<State>) => {
  const contextOf = customerContext(needs)
  const withNewerLogin = makeWithNewerLogin(needs.credentials)
  const tellOnce = makeTellOnce(needs.report)
  const done = channel<TrackedOrder>()
  const idsOf = new Map<string, ReturnType<typeof makeRequestIdOf>>()
  const lastIdOf = new Map<string, string>()
  let owed: Owed | null = null

  const requestIdOf = (crn: string, reason: string): string => {
    const idOf = idsOf.get(crn) ?? makeRequestIdOf(needs.mintRequestId)
    idsOf.set(crn, idOf)
    const id = idOf(reason)
    lastIdOf.set(crn, id)
    return id
  }

  /** Without credentials, the order is only marked as being cancelled: the customer is not known yet. */
  function* cancel(typed: string, credentials: Credentials | null) {
    const tracking = yield* select(needs.selectTracking)
    const words = parseReasonWords(typed)
    if (tracking.status !== 'shown' || E.isLeft(words)) return
    const reason = words.right
    const { crn, status } = tracking.order
    // Pressed once more as the order went off: that would be a second request.
    if (status === 'cancelled') return
    yield* put(cancelStarted({ reason }))
    owed = credentials === null ? { crn, reason, customer: tracking.customer } : null
    if (credentials !== null) yield* send(crn, reason, credentials)
  }

  function* send(crn: string, reason: string, credentials: Credentials) {
    const requestId = requestIdOf(crn, reason)
    // Not given up with the page: the customer wants it cancelled all the same.
    const ask = withNewerLogin(contextOf(credentials, requestId), (as) =>
      needs.cancelOrder(crn, reason, as),
    )
    const outcome = yield* within(needs.limits.requestDeadline, async () => {
      const answer = E.chainW(orNotCancelled)(await ask())
      // The id is used up, even if nobody waits any more: the service would give the same request the same answer. If
      // it opens the order again, or the driver who was found is gone, another try is another request. A request with
      // another reason that has been sent meanwhile keeps its own.
      if (isFinal(answer) && lastIdOf.get(crn) === requestId) idsOf.delete(crn)
      if (E.isRight(answer)) done.put(answer.right)
      return answer
    })
    if (E.isRight(outcome)) return
    const { left } = outcome
    if (left.kind === 'NotCancelled') {
      needs.report({ tag: 'ORDERS', about: 'cancelOrder: NotCancelled' })
    } else tellOnce('cancelOrder', left)
    const tracking = yield* select(needs.selectTracking)
    if (trackedCrn(tracking) === crn) yield* put(cancelFailed(left))
    yield* endRefusedSession(left, credentials)
  }

  /** Cancels what is still to be cancelled, unless its page, which is open, does so itself. */
  function* sendOwed({ payload: { authToken, mobile } }: ReturnType<typeof customerRecognised>) {
    if (owed === null) return
    const { crn, reason, customer } = owed
    const tracking = yield* select(needs.selectTracking)
    if (tracking.status === 'shown' && tracking.cancelling.status === 'cancelling') return
    owed = null
    if (customer === mobile) yield* send(crn, reason, { authToken, mobile })
  }

  function* watch() {
    owed = null
    yield* takeEvery([customerReplaced.type, sessionEnded.type], () => {
      owed = null
    })
    yield* takeEvery(customerRecognised.match, sendOwed)
    // The answer to the request may have been lost: the order itself says that it is done.
    yield* takeEvery(orderLoaded.match, ({ payload: { crn, status } }) => {
      if (status === 'cancelled') idsOf.delete(crn)
    })
    yield* takeEvery(done, function* (order) {
      if (owed?.crn === order.crn) owed = null
      yield* put(cancelled(order))
    })
  }

  return { cancel, watch }
}
