import { put } from 'typed-redux-saga'
import type { FlowCrashed } from '../../flow/flowCrashed.ts'
import { modalOpened, type OpenableModal } from '../../modal/modal.slice.ts'
import { faresWanted } from '../offer/offer.slice.ts'
import { makeChangeDraft } from '../order/changeDraft.ts'
import type { OrderReviewState } from '../order/orderReview.slice.ts'
import type { PlaceOrderError } from '../order/placeOrder.port.ts'
import { isOfItsFares } from '../order/placing.slice.ts'

type ShowFailureNeeds<State> = {
  readonly selectOrderReview: (state: State) => OrderReviewState
}

const orderFailed: OpenableModal = { kind: 'error', failed: 'order' }

/**
 * Shows why a booking failed: opens the error modal if it needs one, and renews expired fares. The rest is said beside
 * the button.
 */
export const makeShowFailure = <State>(needs: ShowFailureNeeds<State>) => {
  const changeDraft = makeChangeDraft(needs)

  function* renewFares() {
    yield* changeDraft((draft) => ({ ...draft, fareEstimateToken: null }))
    yield* put(faresWanted('expired'))
  }

  return function* showFailure(error: PlaceOrderError | FlowCrashed) {
    switch (error.kind) {
      case 'AuthenticationFailed':
        return
      case 'EstimateExpired':
        yield* renewFares()
        return
      case 'OrderRefused':
        if (isOfItsFares(error)) yield* renewFares()
        if (error.unserved.length > 0) yield* put(modalOpened(orderFailed))
        return
      case 'NetworkError':
      case 'RefusalUnreadable':
      case 'Unreachable':
      case 'ContractBroken':
      case 'FlowCrashed':
        yield* put(modalOpened(orderFailed))
    }
  }
}
