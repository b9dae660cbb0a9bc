import { createAction } from '@reduxjs/toolkit'
import { put, race, select, take } from 'typed-redux-saga'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import { type FareFormState, fareEdited } from './fareForm.slice.ts'
import { quotingAnswers } from './quotingEnds.ts'

export type AskCategoryNeeds<State> = { readonly selectFareForm: (state: State) => FareFormState }

/** A page, a link or a modal asks for a category: whichever did so before has had its say. */
export const categoryAsked = createAction<FareCategory>('fare/categoryAsked')

/**
 * Makes the fare form ask for a category (spec 1 §2). One that is on its way goes as it was sent,
 * and is changed once it has its answer: to what was asked for last, by whichever page, link or
 * modal. Says whether it was not overtaken by such another.
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
