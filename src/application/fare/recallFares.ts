import { either as E } from 'fp-ts'
import { type SagaGenerator, select } from 'typed-redux-saga'
import { isQuotedIn } from '../../domain/content/isQuotedIn.ts'
import type { Site } from '../../domain/content/site.ts'
import type { FareEstimate } from '../../domain/fare/fareQuote.ts'
import type { Market } from '../../domain/market/market.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import { callContext } from '../ports/call.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import type { FareResultsState } from './fareResults.slice.ts'
import type { RecallEstimate } from './recallEstimate.port.ts'
import type { RecallFaresError } from './recallFaresError.ts'

/** What recalling fares by their token needs. */
export type RecallFaresNeeds<State> = {
  readonly market: Pick<Market, 'region' | 'locale' | 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly site: Site
  readonly recallEstimate: RecallEstimate
  readonly mintRequestId: MintRequestId
  readonly report: ReportProblem
  readonly selectFareResults: (state: State) => FareResultsState
}

/** Recalls the fares of a token. Fares that the results page already shows are not requested again. */
export const makeRecallFares = <State>(needs: RecallFaresNeeds<State>) => {
  const isQuotedHere = isQuotedIn(needs.site)(needs.market)

  return function* recallFares(
    token: string,
  ): SagaGenerator<E.Either<RecallFaresError, FareEstimate>> {
    const { results } = yield* select(needs.selectFareResults)
    if (results.status === 'shown' && results.estimate.token === token) {
      return E.right(results.estimate)
    }
    const context = callContext(needs.market)(needs.mintRequestId())
    const recalled = yield* within(
      needs.limits.requestDeadline,
      needs.recallEstimate(token, context),
    )
    tellFault(needs.report, 'FARE_ESTIMATE', recalled, 'estimate: ')
    return E.isRight(recalled) && !isQuotedHere(recalled.right)
      ? E.left({ kind: 'EstimateElsewhere' })
      : recalled
  }
}
