import { either as E } from 'fp-ts'
import type { SagaGenerator } from 'typed-redux-saga'
import { readResultsLink } from '../../domain/fare/fareLink.ts'
import type { Query } from '../../domain/link/query.ts'
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
 * What this tab keeps of the link that named a token; nothing where it is of a link before it, or of another
 * country (spec 1 §2).
 */
export const makeRecallLinked = ({ market, limits, memory }: RecallLinkedNeeds) => {
  const readLink = readResultsLink(market.country.phone)
  return function* recallLinked(token: string | null): SagaGenerator<Query> {
    const recalled = yield* within(limits.requestDeadline, memory.params.recall)
    const kept = E.isRight(recalled) ? recalled.right : null
    // The language is changed on the same page: an address is on another map there.
    if (kept?.country !== market.country.code) return []
    return readLink(kept.params).token === token ? kept.params : []
  }
}
