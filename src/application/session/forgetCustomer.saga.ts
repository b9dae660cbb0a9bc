import { call, fork, takeEvery } from 'typed-redux-saga'
import type { FormMemory } from '../ports/formMemory.port.ts'
import type { SecretName, SecretStore } from '../ports/secretStore.port.ts'
import { hasLeft } from './session.slice.ts'

/** Everything that this tab keeps of a customer, by what forgets it. */
export type ForgetCustomerNeeds = {
  readonly memory: { readonly params: Pick<FormMemory<unknown>, 'forget'> }
  readonly orderMemory: Pick<FormMemory<unknown>, 'forget'>
  /** Forgets what this tab keeps of a form, whether or not its feature is there. */
  readonly forgetForm: SecretStore['forget']
}

const forms: readonly SecretName[] = ['sl_draft', 'pr_draft', 'au_draft']

/**
 * Whoever leaves is forgotten by this tab: the order that they were about to book, and what they
 * said of themselves for an estimate or in another form. The next one begins anew (spec 1 §4).
 */
export const makeForgetCustomerSaga = ({ memory, orderMemory, forgetForm }: ForgetCustomerNeeds) =>
  function* forgetCustomerSaga() {
    yield* takeEvery(hasLeft, function* () {
      yield* fork(orderMemory.forget)
      for (const form of forms) yield* fork(forgetForm(form))
      yield* call(memory.params.forget)
    })
  }
