import { put, select } from 'typed-redux-saga'
import { isUnnamed } from '../../../domain/booking/stopForm.ts'
import type { Market } from '../../../domain/market/market.ts'
import type { FareFormState } from '../../fare/fareForm.slice.ts'
import type { Modal } from '../../modal/modal.slice.ts'
import type { Track } from '../../ports/analytics.port.ts'
import { knownBy } from '../../session/known.ts'
import { type AuthStart, loginWanted } from '../../session/loginWanted.slice.ts'
import type { OrderReviewState } from '../order/orderReview.slice.ts'

/** What the login of an order review needs. */
export type ReloginNeeds<State> = {
  readonly market: Pick<Market, 'region'>
  readonly track: Track
  readonly selectOrderReview: (state: State) => OrderReviewState
  readonly selectFareForm: (state: State) => FareFormState
  readonly selectModal: (state: State) => Modal
}

/** Opens the login from order review, prefilled with the sender (spec 1 §2). */
export const makeRelogin = <State>(needs: ReloginNeeds<State>) =>
  function* relogin(followUp: AuthStart['followUp']) {
    const review = yield* select(needs.selectOrderReview)
    const { form } = yield* select(needs.selectFareForm)
    const { kind } = yield* select(needs.selectModal)
    // A second tap opens no second login, so it is not tracked.
    if (kind !== 'auth') {
      needs.track({ name: 'Order Review Relogin', properties: { region: needs.market.region } })
    }
    const sender = review.status === 'reviewing' ? review.draft.sender : { name: '', mobile: '' }
    yield* put(
      loginWanted({
        start: { checksExistence: false, followUp },
        known: knownBy({
          name: isUnnamed('sender')(sender) ? '' : sender.name,
          mobile: sender.mobile,
          requirement: form.input.requirement,
        }),
      }),
    )
  }
