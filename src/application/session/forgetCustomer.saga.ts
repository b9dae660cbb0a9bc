import { call, fork, takeEvery } from 'typed-redux-saga'
import type { FormMemory } from '../ports/formMemory.port.ts'
import type { SecretName, SecretStore } from '../ports/secretStore.port.ts'
import { hasLeft } from './session.slice.ts'

/** What forgets the things that this tab keeps of a customer. */
export type ForgetCustomerNeeds = {
  readonly memory: { readonly params: Pick<FormMemory<unknown>, 'forget'> }
  readonly orderMemory: Pick<FormMemory<unknown>, 'forget'>
  /** Forgets the kept draft of a form, whether or not the form's feature is loaded. */
  readonly forgetForm: SecretStore['forget']
}

const forms: readonly SecretName[] = ['sl_draft', 'pr_draft', 'au_draft']

/**
 * When the customer leaves, this tab forgets the order that they were about to book, and what they
 * entered for an estimate or in another form: the next customer starts afresh (spec 1 §4).
 */
export const makeForgetCustomerSaga = ({ memory, orderMemory, forgetForm }: ForgetCustomerNeeds) =>
  function* forgetCustomerSaga() {
    yield* takeEvery(hasLeft, function* () {
      yield* fork(orderMemory.forget)
      for (const form of forms) yield* fork(forgetForm(form))
      yield* call(memory.params.forget)
    })
  }
