import { race, take, takeLatest } from 'typed-redux-saga'
import { type AskCategoryNeeds, categoryAsked, makeAskCategory } from '../fare/askCategory.ts'
import { draftRecalled, fareEdited } from '../fare/fareForm.slice.ts'
import { formOffered } from './content.slice.ts'

export type PageFormNeeds<State> = AskCategoryNeeds<State>

/** Makes the form of a page about trucks ask for trucks, whatever was asked for before. */
export const makePageFormSaga = <State>(needs: PageFormNeeds<State>) => {
  const askCategory = makeAskCategory(needs)

  function* offer({ payload: category }: ReturnType<typeof formOffered>) {
    if (category === null) return
    if (!(yield* askCategory(category))) return
    // What the tab remembers may come after the page, with the category of another day.
    const { recalled } = yield* race({
      recalled: take(draftRecalled.match),
      edited: take(
        (action: { readonly type: string }) =>
          fareEdited.match(action) && action.payload.category !== undefined,
      ),
      asked: take(categoryAsked.match),
    })
    if (recalled !== undefined) yield* askCategory(category)
  }

  return function* pageFormSaga() {
    yield* takeLatest(formOffered.match, offer)
  }
}
