import { either as E } from 'fp-ts'
import type { SagaGenerator } from 'typed-redux-saga'
import { readResultsLink } from '../../domain/fare/fareLink.ts'
import { formatQuery, type Query } from '../../domain/link/query.ts'
import type { Market } from '../../domain/market/market.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { FareMemory } from './fareMemory.port.ts'

type RecallLinkedNeeds = {
  readonly market: Pick<Market, 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly memory: { readonly params: Pick<FareMemory['params'], 'recall'> }
}

/**
 * Recalls the parameters that this tab keeps of the link with this token; without a token, of the one whose URL
 * has this query. Empty if it keeps those of another link, or of another country (spec 1 §2).
 */
export const makeRecallLinked = ({ market, limits, memory }: RecallLinkedNeeds) => {
  const readLink = readResultsLink(market.country.phone)
  return function* recallLinked(token: string | null, search: Query = []): SagaGenerator<Query> {
    const recalled = yield* within(limits.requestDeadline, memory.params.recall)
    const kept = E.isRight(recalled) ? recalled.right : null
    // Changing the locale keeps the page, but an address of another country is not on its map.
    if (kept?.country !== market.country.code) return []
    const link = readLink(kept.params)
    const isMeant = token !== null || formatQuery(link.rest) === formatQuery(search)
    return link.token === token && isMeant ? kept.params : []
  }
}
