import { put, select, take } from 'typed-redux-saga'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import {
  enquiryRejected,
  estimateAbandoned,
  type FareFormState,
  fareEdited,
  quoted,
  quotingFailed,
} from './fareForm.slice.ts'

export type AskCategoryNeeds<State> = { readonly selectFareForm: (state: State) => FareFormState }

const answers = [quoted.type, quotingFailed.type, estimateAbandoned.type, enquiryRejected.type]

/**
 * Makes the fare form ask for a category (spec 1 §2). One that is on its way goes as it was sent,
 * and is changed once it has its answer.
 */
export const makeAskCategory = <State>({ selectFareForm }: AskCategoryNeeds<State>) =>
  function* askCategory(category: ServiceCategory) {
    for (;;) {
      const { form } = yield* select(selectFareForm)
      if (form.input.category === category) return
      if (form.phase.status !== 'submitting') break
      yield* take(answers)
    }
    yield* put(fareEdited({ category }))
  }
