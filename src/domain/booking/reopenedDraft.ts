import type { Query } from '../link/query.ts'
import type { DraftStop, OrderDraft, Party } from './orderDraft.ts'
import { parseOrderDraft } from './parseOrderDraft.ts'

/** A draft as it was kept. */
export type KeptDraft = {
  readonly draft: OrderDraft
  /** The token before its own, which its link may still have; null where there was none. */
  readonly formerToken: string | null
}

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
  { draft, formerToken }: KeptDraft,
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
 * The draft that a link opens again: what the link says over what was kept (spec 1 §2). Null where the
 * link is of another order, with another token or another route: nothing of the kept one is in that. A
 * link that still has the token before was left behind by a change, and chooses nothing any more.
 *
 * @example
 * const draft = parseOrderDraft(parseQuery('receiver_name=Asha&vehicle_id=1&fare_estimate_token=t2'))
 * const reopened = (link: string) =>
 *   reopenedDraft(parseQuery(link))({ draft, formerToken: 't1' })
 * reopened('vehicle_id=97&fare_estimate_token=t2') // → { ...draft, vehicleId: 97 }
 * reopened('vehicle_id=97&fare_estimate_token=t1') // → draft
 * reopened('vehicle_id=97&fare_estimate_token=t3') // → null
 */
export const reopenedDraft =
  (query: Query) =>
  (kept: KeptDraft): OrderDraft | null => {
    const names = new Set(query.map(([name]) => name))
    const linked = parseOrderDraft(query)
    return isOf(names, linked, kept) ? merged(names, linked, kept.draft) : null
  }
