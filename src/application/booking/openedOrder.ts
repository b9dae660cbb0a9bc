import { either as E } from 'fp-ts'
import { completeOrder } from '../../domain/booking/completeness.ts'
import { meansSameOrder } from '../../domain/booking/intent.ts'
import type { DraftStop, OrderDraft, Party } from '../../domain/booking/orderDraft.ts'
import { parseOrderDraft } from '../../domain/booking/parseOrderDraft.ts'
import type { Query } from '../../domain/link/query.ts'
import type { Market } from '../../domain/market/market.ts'
import { begunOrder, type KeptOrder } from './keptOrder.ts'

type Names = ReadonlySet<string>

/** Whether a link leaves an end where it is kept: it says nothing of it, or the same. */
const leavesStop = (
  names: Names,
  end: 'from' | 'to',
  { landmark, location }: DraftStop,
  kept: DraftStop,
): boolean =>
  (!names.has(`${end}_landmark`) || landmark === kept.landmark) &&
  (!(names.has(`${end}_lat`) || names.has(`${end}_long`)) ||
    (location?.lat === kept.location?.lat && location?.lng === kept.location?.lng))

/** Whoever a link names, unless it says nothing else of them than what is kept. */
const partyOf = (names: Names, role: 'sender' | 'receiver', linked: Party, kept: Party): Party => {
  const isSameName = !names.has(`${role}_name`) || linked.name === kept.name
  const isSameMobile = !names.has(`${role}_mobile`) || linked.mobile === kept.mobile
  return isSameName && isSameMobile ? kept : linked
}

/** Whether a link is one of the kept order, as its page has it or had it just now. */
const isOf = (
  names: Names,
  { fareEstimateToken, pickup, drop }: OrderDraft,
  { draft, formerToken }: KeptOrder,
): boolean =>
  (fareEstimateToken === null ||
    fareEstimateToken === draft.fareEstimateToken ||
    fareEstimateToken === formerToken) &&
  leavesStop(names, 'from', pickup, draft.pickup) &&
  leavesStop(names, 'to', drop, draft.drop)

/** What the link says over what is kept. */
const merged = (names: Names, linked: OrderDraft, kept: OrderDraft): OrderDraft => {
  // With the token before, the link was left behind by a change that was kept already.
  const isBehind =
    linked.fareEstimateToken !== null && linked.fareEstimateToken !== kept.fareEstimateToken
  return {
    sender: partyOf(names, 'sender', linked.sender, kept.sender),
    receiver: partyOf(names, 'receiver', linked.receiver, kept.receiver),
    pickup: names.has('from_house') ? { ...kept.pickup, house: linked.pickup.house } : kept.pickup,
    drop: names.has('to_house') ? { ...kept.drop, house: linked.drop.house } : kept.drop,
    vehicleId: isBehind ? kept.vehicleId : (linked.vehicleId ?? kept.vehicleId),
    goodsType: isBehind ? kept.goodsType : (linked.goodsType ?? kept.goodsType),
    fareEstimateToken: kept.fareEstimateToken,
    geoRegionId: isBehind ? kept.geoRegionId : (linked.geoRegionId ?? kept.geoRegionId),
  }
}

/**
 * The order that a page is opened for: what its link says over what this tab keeps (spec 1 §2). A
 * link with another token or another route is another order's, and nothing of the kept one is in it.
 * What was placed is shown for the order that was placed only.
 */
export const openedOrder =
  (market: Pick<Market, 'country'>) =>
  (query: Query, kept: KeptOrder | null): KeptOrder => {
    const names = new Set(query.map(([name]) => name))
    const linked = parseOrderDraft(query)
    if (kept === null || !isOf(names, linked, kept)) return begunOrder(market)(linked)
    const draft = merged(names, linked, kept.draft)
    const order = completeOrder(market)(draft)
    const isPlaced =
      kept.intent !== null && E.isRight(order) && meansSameOrder(order.right, kept.intent.order)
    return { ...kept, draft, placed: isPlaced ? kept.placed : null }
  }
