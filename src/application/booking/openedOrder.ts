import { makesOrder } from '../../domain/booking/intent.ts'
import { parseOrderDraft } from '../../domain/booking/parseOrderDraft.ts'
import { reopenedDraft } from '../../domain/booking/reopenedDraft.ts'
import type { Query } from '../../domain/link/query.ts'
import type { Market } from '../../domain/market/market.ts'
import { begunOrder, type KeptOrder } from './keptOrder.ts'

/**
 * The order that a page is opened for: of what this tab keeps if its link is of that, else of the link
 * alone (spec 1 §2). What was placed is shown for the order that was placed only.
 */
export const openedOrder =
  (market: Pick<Market, 'country'>) =>
  (query: Query, kept: KeptOrder | null): KeptOrder => {
    const draft = kept === null ? null : reopenedDraft(market)(query)(kept)
    if (kept === null || draft === null) return begunOrder(market)(parseOrderDraft(query))
    const isPlaced = kept.intent !== null && makesOrder(market)(kept.intent.order)(draft)
    return { ...kept, draft, placed: isPlaced ? kept.placed : null }
  }
