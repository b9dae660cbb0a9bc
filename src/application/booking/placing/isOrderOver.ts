import { either as E } from 'fp-ts'
import { type SagaGenerator, select } from 'typed-redux-saga'
import { isFinished } from '../../../domain/orders/orderStatus.ts'
import { tellFault } from '../../flow/tellFault.ts'
import type { TimeLimits } from '../../flow/timeLimits.ts'
import { askWithin } from '../../flow/within.ts'
import type { CallContext } from '../../ports/call.ts'
import type { ReportProblem } from '../../ports/reporter.port.ts'
import type { CredentialStore } from '../../session/credentials.port.ts'
import { makeWithNewerLogin } from '../../session/withNewerLogin.ts'
import type { TrackableOrder } from '../order/trackableOrder.ts'
import type { LoadOrder } from './loadOrder.port.ts'

/** What finding out whether an order has ended needs. */
export type IsOrderOverNeeds<State> = {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly loadOrder: LoadOrder
  readonly credentials: Pick<CredentialStore, 'read'>
  readonly report: ReportProblem
  /** The numbers of the orders that ended, as far as this page knows. */
  readonly selectEnded: (state: State) => readonly string[]
}

/**
 * Whether the order that answers a repeated request, or that a confirmation is of, has ended since. The page knows only
 * the ends that it was told of, and what it lists as under way may have ended since, so it asks for the order itself.
 * Without an answer, the order counts as placed, as the service said (docs/decisions/0018).
 */
export const makeIsOrderOver = <State>({
  limits,
  loadOrder,
  credentials,
  report,
  selectEnded,
}: IsOrderOverNeeds<State>) => {
  const withNewerLogin = makeWithNewerLogin(credentials)
  return function* isOrderOver(
    { crn }: TrackableOrder,
    context: CallContext,
  ): SagaGenerator<boolean> {
    if ((yield* select(selectEnded)).includes(crn)) return true
    const answer = yield* askWithin(limits.requestDeadline, (abandonment) =>
      withNewerLogin(context, (as) => loadOrder(crn, as, abandonment), abandonment),
    )
    tellFault(report, 'BOOKING', answer, 'order: ')
    return E.isRight(answer) && isFinished(answer.right.status)
  }
}
