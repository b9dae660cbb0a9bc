import { makesOrder } from '../../../domain/booking/intent.ts'
import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import { parseOrderDraft } from '../../../domain/booking/parseOrderDraft.ts'
import { reopenedDraft } from '../../../domain/booking/reopenedDraft.ts'
import { isAsSaved, stopFormOf } from '../../../domain/booking/stopForm.ts'
import type { Query } from '../../../domain/link/query.ts'
import type { Market } from '../../../domain/market/market.ts'
import type { Waypoint } from '../../../domain/place/address.ts'
import { begunOrder, type KeptOrder } from '../kept/keptOrder.ts'

/** Drops what was entered but not saved at an end if the link changes that end. */
const enteredBeside = (draft: OrderDraft, kept: KeptOrder): Pick<KeptOrder, 'edit' | 'unsaved'> => {
  const { edit, unsaved } = kept
  const isUntouched = (waypoint: Waypoint) =>
    isAsSaved(waypoint)(draft)(stopFormOf(waypoint)(kept.draft))
  const beside = (waypoint: Waypoint) =>
    isUntouched(waypoint) ? (unsaved?.[waypoint] ?? null) : null
  return {
    edit: edit !== null && isUntouched(edit.waypoint) ? edit : null,
    unsaved: unsaved === null ? null : { pickup: beside('pickup'), drop: beside('drop') },
  }
}

/**
 * The order that a page is opened with: the kept one if the link belongs to it, otherwise the link alone
 * (spec 1 §2). A confirmation is shown only if the draft still makes the order that was placed.
 */
export const keptOrLinked =
  (market: Pick<Market, 'country'>) =>
  (query: Query, kept: KeptOrder | null): KeptOrder => {
    const draft = kept === null ? null : reopenedDraft(market)(query)(kept)
    if (kept === null || draft === null) return begunOrder(market)(parseOrderDraft(query))
    const isPlaced = kept.intent !== null && makesOrder(market)(kept.intent.order)(draft)
    const placed = isPlaced ? kept.placed : null
    return { ...kept, draft, ...enteredBeside(draft, kept), placed }
  }
