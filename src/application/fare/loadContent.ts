import { either as E } from 'fp-ts'
import { put, select } from 'typed-redux-saga'
import type { Market } from '../../domain/market/market.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import { type FareResultsState, factsRead } from './fareResults.slice.ts'
import type { LoadFareContent } from './loadFareContent.port.ts'

/** What loading the fares' content needs. */
export type LoadContentNeeds<State> = {
  readonly market: Pick<Market, 'locale'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly loadFareContent: LoadFareContent
  readonly report: ReportProblem
  readonly selectFareResults: (state: State) => FareResultsState
}

/** Loads the content about vehicles and fares, unless it is loaded. The screens work without it. */
export const makeLoadContent = <State>(needs: LoadContentNeeds<State>) =>
  function* loadContent() {
    const { content } = yield* select(needs.selectFareResults)
    if (content !== null) return
    const { market, limits, report } = needs
    const loaded = yield* within(limits.requestDeadline, needs.loadFareContent(market.locale))
    tellFault(report, 'FARE_ESTIMATE', loaded, 'content: ')
    if (E.isRight(loaded)) yield* put(factsRead({ content: loaded.right }))
  }
