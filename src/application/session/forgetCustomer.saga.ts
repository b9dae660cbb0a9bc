import { call, fork, takeEvery } from 'typed-redux-saga'
import type { OrderMemory } from '../booking/orderMemory.port.ts'
import type { FareMemory } from '../fare/fareMemory.port.ts'
import { hasLeft } from './session.slice.ts'

export type ForgetCustomerNeeds = {
  readonly memory: FareMemory
  readonly orderMemory: OrderMemory
}

/**
 * Whoever leaves is forgotten by this tab: the order that they were about to book, and what they
 * said of themselves for an estimate. The next one begins anew (spec 1 §4).
 */
export const makeForgetCustomerSaga = ({ memory, orderMemory }: ForgetCustomerNeeds) =>
  function* forgetCustomerSaga() {
    yield* takeEvery(hasLeft, function* () {
      yield* fork(orderMemory.forget)
      yield* call(memory.forgetParams)
    })
  }
