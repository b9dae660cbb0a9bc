import { call, fork, takeEvery } from 'typed-redux-saga'
import type { FormMemory } from '../ports/formMemory.port.ts'
import type { ForgetForms } from './forgetForms.port.ts'
import { hasLeft } from './session.slice.ts'

/** What forgets the things that this tab keeps of a customer. */
export type ForgetCustomerNeeds = {
  readonly memory: { readonly params: Pick<FormMemory<unknown>, 'forget'> }
  readonly orderMemory: Pick<FormMemory<unknown>, 'forget'>
  readonly forgetForms: ForgetForms
}

/**
 * When the customer leaves, this tab forgets the order that they were about to book, and what they
 * entered for an estimate or in another form: the next customer starts afresh (spec 1 §4).
 */
export const makeForgetCustomerSaga = ({ memory, orderMemory, forgetForms }: ForgetCustomerNeeds) =>
  function* forgetCustomerSaga() {
    yield* takeEvery(hasLeft, function* () {
      yield* fork(orderMemory.forget)
      for (const forgetForm of forgetForms) yield* fork(forgetForm)
      yield* call(memory.params.forget)
    })
  }
