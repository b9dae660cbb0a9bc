import type { Action } from '@reduxjs/toolkit'
import { race, take, takeLatest } from 'typed-redux-saga'
import { type AskCategoryNeeds, categoryAsked, makeAskCategory } from '../fare/askCategory.ts'
import { draftRecalled, fareEdited } from '../fare/fareForm.slice.ts'
import { formOffered } from './content.slice.ts'

export type PageFormNeeds<State> = AskCategoryNeeds<State>

/** Makes the fare form ask for the category of the page, whatever was chosen before. */
export const makePageFormSaga = <State>(needs: PageFormNeeds<State>) => {
  const askCategory = makeAskCategory(needs)

  function* offer({ payload: category }: ReturnType<typeof formOffered>) {
    if (category === null) return
    if (!(yield* askCategory(category))) return
    // The kept draft may arrive after the page has opened, with another category.
    const { recalled } = yield* race({
      recalled: take(draftRecalled.match),
      edited: take(
        (action: Action) => fareEdited.match(action) && action.payload.category !== undefined,
      ),
      asked: take(categoryAsked.match),
    })
    if (recalled !== undefined) yield* askCategory(category)
  }

  return function* pageFormSaga() {
    yield* takeLatest(formOffered.match, offer)
  }
}
