import { either as E } from 'fp-ts'
import { put, type SagaGenerator, select } from 'typed-redux-saga'
import { withQuotedStops } from '../../../domain/booking/editedStop.ts'
import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import { asLinked } from '../../../domain/booking/parseOrderDraft.ts'
import {
  areFaresOf,
  type EstimateOfTokenNeeds,
  makeEstimateOfToken,
} from '../offer/estimateOfToken.ts'
import { faresCleared, faresFailed, faresLoaded } from '../offer/offer.slice.ts'

/** The draft, with the route of its estimate if the link had none, as shared links do. */
export const makeRoutedDraft = <State>(needs: EstimateOfTokenNeeds<State>) => {
  const estimateOfToken = makeEstimateOfToken(needs)

  return function* routedDraft(draft: OrderDraft): SagaGenerator<OrderDraft> {
    const { fareEstimateToken: token, pickup, drop } = draft
    if (token === null || (pickup.location !== null && drop.location !== null)) {
      const { fares } = yield* select(needs.selectOffer)
      if (!areFaresOf(fares, token)) yield* put(faresCleared())
      return draft
    }
    const recalled = yield* estimateOfToken(token)
    if (E.isLeft(recalled)) {
      yield* put(faresFailed(recalled.left))
      return draft
    }
    const estimate = recalled.right
    yield* put(faresLoaded({ estimate, isRenewed: false }))
    return asLinked({ ...withQuotedStops(estimate)(draft), geoRegionId: estimate.geoRegionId })
  }
}
