import type { Query } from '../link/query.ts'
import type { Market } from '../market/market.ts'
import { nationalForm } from '../phone/mobileNumber.ts'
import { isSamePoint } from '../place/coordinates.ts'
import type { DraftStop, OrderDraft, Party, PartyRole } from './orderDraft.ts'
import { parseOrderDraft } from './parseOrderDraft.ts'

/** A stored draft. */
export type KeptDraft = {
  readonly draft: OrderDraft
  /** The token before the current one, which the link may still carry; null if there was none. */
  readonly formerToken: string | null
}

type Names = ReadonlySet<string>

type ToNational = ReturnType<typeof nationalForm>

/**
 * Whether a link leaves an end of the stored draft as it is: it does not mention the end, or says the
 * same.
 */
const leavesStop = (
  names: Names,
  end: 'from' | 'to',
  { landmark, location }: DraftStop,
  kept: DraftStop,
): boolean =>
  (!names.has(`${end}_landmark`) || landmark === kept.landmark) &&
  (!(names.has(`${end}_lat`) || names.has(`${end}_long`)) || isSamePoint(location, kept.location))

/** The party in the link, or the stored one if the link says nothing different. */
const partyOf = (
  toNational: ToNational,
  names: Names,
  role: PartyRole,
  linked: Party,
  kept: Party,
): Party => {
  const isSameName = !names.has(`${role}_name`) || linked.name === kept.name
  const isSameMobile =
    !names.has(`${role}_mobile`) || toNational(linked.mobile) === toNational(kept.mobile)
  return isSameName && isSameMobile ? kept : linked
}

/** Whether a link belongs to the stored order, as its page has it now or had it just before. */
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

/** The stored draft, overridden by the link. */
const merged = (
  toNational: ToNational,
  names: Names,
  linked: OrderDraft,
  kept: OrderDraft,
): OrderDraft => {
  // A link with the former token is stale: it predates a change that is already stored.
  const isBehind =
    linked.fareEstimateToken !== null && linked.fareEstimateToken !== kept.fareEstimateToken
  if (isBehind) return kept
  return {
    sender: partyOf(toNational, names, 'sender', linked.sender, kept.sender),
    receiver: partyOf(toNational, names, 'receiver', linked.receiver, kept.receiver),
    pickup: names.has('from_house') ? { ...kept.pickup, house: linked.pickup.house } : kept.pickup,
    drop: names.has('to_house') ? { ...kept.drop, house: linked.drop.house } : kept.drop,
    vehicleId: linked.vehicleId ?? kept.vehicleId,
    goodsType: linked.goodsType ?? kept.goodsType,
    fareEstimateToken: kept.fareEstimateToken,
    geoRegionId: linked.geoRegionId ?? kept.geoRegionId,
  }
}

/**
 * The stored draft, overridden by what the link says (spec 1 §2). Null if the link has another token or
 * another route: it then belongs to another order, to which nothing of the stored one applies. A link
 * that still has the former token is stale, and nothing that it says counts. Different notations of a
 * number of the market are the same.
 *
 * @example
 * const draft = parseOrderDraft(parseQuery('receiver_name=Asha&vehicle_id=1&fare_estimate_token=t2'))
 * const reopened = (link: string) =>
 *   reopenedDraft({ country: india })(parseQuery(link))({ draft, formerToken: 't1' })
 * reopened('vehicle_id=97&fare_estimate_token=t2') // → { ...draft, vehicleId: 97 }
 * reopened('vehicle_id=97&fare_estimate_token=t1') // → draft
 * reopened('vehicle_id=97&fare_estimate_token=t3') // → null
 */
export const reopenedDraft =
  ({ country }: Pick<Market, 'country'>) =>
  (query: Query) =>
  (kept: KeptDraft): OrderDraft | null => {
    const names = new Set(query.map(([name]) => name))
    const linked = parseOrderDraft(query)
    return isOf(names, linked, kept)
      ? merged(nationalForm(country.phone), names, linked, kept.draft)
      : null
  }
