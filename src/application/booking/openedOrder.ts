import { makesOrder } from '../../domain/booking/intent.ts'
import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import { parseOrderDraft } from '../../domain/booking/parseOrderDraft.ts'
import { reopenedDraft } from '../../domain/booking/reopenedDraft.ts'
import { isAsSaved, stopFormOf } from '../../domain/booking/stopForm.ts'
import type { Query } from '../../domain/link/query.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { begunOrder, type KeptOrder } from './keptOrder.ts'

/** A link that says something else of an end than the order did says it anew: what was entered there before is over. */
const unsavedBeside = (draft: OrderDraft, kept: KeptOrder): KeptOrder['unsaved'] => {
  const { unsaved } = kept
  if (unsaved === null) return null
  const beside = (waypoint: Waypoint) =>
    isAsSaved(waypoint)(draft)(stopFormOf(waypoint)(kept.draft)) ? unsaved[waypoint] : null
  return { pickup: beside('pickup'), drop: beside('drop') }
}

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
    const unsaved = unsavedBeside(draft, kept)
    return { ...kept, draft, unsaved, placed: isPlaced ? kept.placed : null }
  }
