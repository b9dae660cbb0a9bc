import { either as E } from 'fp-ts'
import { put, type SagaGenerator, select } from 'typed-redux-saga'
import type { FareEstimate } from '../../../domain/fare/fareQuote.ts'
import { makeRecallFares, type RecallFaresNeeds } from '../../fare/recallFares.ts'
import type { RecallFaresError } from '../../fare/recallFaresError.ts'
import { throughOutage } from '../../flow/throughOutage.ts'
import { type FaresState, faresLoading, type OfferState } from './offer.slice.ts'

/** What the estimate of an order needs. */
export type EstimateOfTokenNeeds<State> = RecallFaresNeeds<State> & {
  readonly selectOffer: (state: State) => OfferState
}

/** Whether these are the fares of the estimate with this token. */
export const areFaresOf = (
  fares: FaresState,
  token: string | null,
): fares is Extract<FaresState, { readonly status: 'loaded' }> =>
  fares.status === 'loaded' && fares.estimate.token === token

/**
 * The estimate of an order's token: the one whose fares are loaded already, otherwise the service's, for
 * which the fares are `loading` meanwhile.
 */
export const makeEstimateOfToken = <State>(needs: EstimateOfTokenNeeds<State>) => {
  const recallFares = makeRecallFares(needs)

  return function* estimateOfToken(
    token: string,
  ): SagaGenerator<E.Either<RecallFaresError, FareEstimate>> {
    const { fares } = yield* select(needs.selectOffer)
    if (areFaresOf(fares, token)) return E.right(fares.estimate)
    yield* put(faresLoading())
    return yield* throughOutage(() => recallFares(token))
  }
}
