import { put, select } from 'typed-redux-saga'
import { fallbackNames } from '../../domain/booking/orderDraft.ts'
import type { FareFormState } from '../fare/fareForm.slice.ts'
import type { AuthStart } from '../session/auth.slice.ts'
import { loginWanted } from '../session/loginWanted.slice.ts'
import type { OrderReviewState } from './orderReview.slice.ts'

export type ReloginNeeds<State> = {
  readonly selectOrderReview: (state: State) => OrderReviewState
  readonly selectFareForm: (state: State) => FareFormState
}

/** Lets somebody log in from the order, with what is known of the sender (spec 1 §2). */
export const makeRelogin = <State>({ selectOrderReview, selectFareForm }: ReloginNeeds<State>) =>
  function* relogin(followUp: AuthStart['followUp']) {
    const review = yield* select(selectOrderReview)
    const { form } = yield* select(selectFareForm)
    const sender = review.status === 'reviewing' ? review.draft.sender : { name: '', mobile: '' }
    yield* put(
      loginWanted({
        start: { checksExistence: false, followUp },
        known: {
          name: sender.name === fallbackNames.sender ? '' : sender.name,
          mobile: sender.mobile,
          email: '',
          requirement: form.input.requirement,
          whatsappConsent: true,
        },
      }),
    )
  }
