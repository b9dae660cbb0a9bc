import { either as E } from 'fp-ts'
import { call, race, type SagaGenerator, take } from 'typed-redux-saga'
import type { Market } from '../../../domain/market/market.ts'
import type { TimeLimits } from '../../flow/timeLimits.ts'
import { within } from '../../flow/within.ts'
import { hasLeft } from '../../session/session.slice.ts'
import { type KeptOrder, keptIn } from './keptOrder.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { OrderMemory } from './orderMemory.port.ts'

/** What reading and changing the order that this tab keeps needs. */
export type KeptNeeds = {
  readonly market: Pick<Market, 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly orderMemory: OrderMemory
}

/** The order that this tab keeps in the market; null if there is none, or if it cannot be read. */
export const makeRecallKept = ({ market, limits, orderMemory }: KeptNeeds) =>
  function* recallKept(): SagaGenerator<KeptOrder | null> {
    const recalled = yield* within(limits.requestDeadline, orderMemory.recall)
    return E.isRight(recalled) ? keptIn(market)(recalled.right) : null
  }

/**
 * Changes the order that this tab keeps while its page is closed. An unchanged order is not written again,
 * nor is any once its customer has left.
 */
export const makeChangeKept = (needs: KeptNeeds) => {
  const recallKept = makeRecallKept(needs)
  return function* changeKept(change: (kept: KeptOrder) => KeptOrder) {
    function* write(): SagaGenerator<void> {
      const kept = yield* recallKept()
      if (kept === null) return
      const changed = change(kept)
      if (changed === kept) return
      yield* within(needs.limits.requestDeadline, needs.orderMemory.keep(changed))
    }
    yield* race({ done: call(oneAtATime, needs.orderMemory, write), left: take(hasLeft) })
  }
}
