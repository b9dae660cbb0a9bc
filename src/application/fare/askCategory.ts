import { createAction } from '@reduxjs/toolkit'
import { put, race, select, take } from 'typed-redux-saga'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import { type FareFormState, fareEdited } from './fareForm.slice.ts'
import { quotingAnswers } from './quotingEnds.ts'

export type AskCategoryNeeds<State> = { readonly selectFareForm: (state: State) => FareFormState }

/** A page, a link or a modal asks for a category, which replaces any category asked for before. */
export const categoryAsked = createAction<FareCategory>('fare/categoryAsked')

/**
 * Makes the fare form ask for a category (spec 1 §2). A form that is being submitted is changed only once
 * it has its answer, and then to the category that was asked for last. Returns false if another page, link
 * or modal asked for a category meanwhile.
 */
export const makeAskCategory = <State>({ selectFareForm }: AskCategoryNeeds<State>) =>
  function* askCategory(category: FareCategory) {
    yield* put(categoryAsked(category))
    for (;;) {
      const { form } = yield* select(selectFareForm)
      if (form.phase.status !== 'submitting') {
        if (form.input.category !== category) yield* put(fareEdited({ category }))
        return true
      }
      const { asked } = yield* race({
        answered: take(quotingAnswers),
        asked: take(categoryAsked.match),
      })
      if (asked !== undefined) return false
    }
  }
