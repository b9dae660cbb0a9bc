import type { Query } from '../link/query.ts'
import type { Market } from '../market/market.ts'
import { nationalForm } from '../phone/mobileNumber.ts'
import type { Waypoint } from '../place/address.ts'
import { isSamePoint } from '../place/coordinates.ts'
import type { DraftStop, OrderDraft, Party, PartyRole } from './orderDraft.ts'
import { parseOrderDraft } from './parseOrderDraft.ts'

/** A stored draft. */
export type KeptDraft = {
  readonly draft: OrderDraft
  /** The token before the current one, which the link may still carry; null if there was none. */
  readonly formerToken: string | null
}

/** What a link says of an order: its draft, and the parameters that the draft was read from. */
type LinkedDraft = { readonly names: ReadonlySet<string>; readonly draft: OrderDraft }

type ToNational = ReturnType<typeof nationalForm>

/**
 * Whether a link leaves an end of the stored draft as it is: it does not mention the end, or says the
 * same.
 */
const leavesStop = (
  { names, draft }: LinkedDraft,
  waypoint: Waypoint,
  kept: DraftStop,
): boolean => {
  const { landmark, location } = draft[waypoint]
  const end = waypoint === 'pickup' ? 'from' : 'to'
  return (
    (!names.has(`${end}_landmark`) || landmark === kept.landmark) &&
    (!(names.has(`${end}_lat`) || names.has(`${end}_long`)) || isSamePoint(location, kept.location))
  )
}

/** Whether a link belongs to the stored order, as its page has it now or had it just before. */
const isOf = (link: LinkedDraft, { draft, formerToken }: KeptDraft): boolean => {
  const { fareEstimateToken } = link.draft
  return (
    (fareEstimateToken === null ||
      fareEstimateToken === draft.fareEstimateToken ||
      fareEstimateToken === formerToken) &&
    leavesStop(link, 'pickup', draft.pickup) &&
    leavesStop(link, 'drop', draft.drop)
  )
}

/** The party in the link, or the stored one if the link says nothing different. */
const partyOf =
  (toNational: ToNational, { names, draft }: LinkedDraft) =>
  (role: PartyRole, kept: Party): Party => {
    const linked = draft[role]
    const isSameName = !names.has(`${role}_name`) || linked.name === kept.name
    const isSameMobile =
      !names.has(`${role}_mobile`) || toNational(linked.mobile) === toNational(kept.mobile)
    return isSameName && isSameMobile ? kept : linked
  }

/** The stored draft, overridden by the link. */
const merged = (toNational: ToNational, link: LinkedDraft, kept: OrderDraft): OrderDraft => {
  const { names, draft: linked } = link
  // A link with the former token is stale: it predates a change that is already stored.
  const isBehind =
    linked.fareEstimateToken !== null && linked.fareEstimateToken !== kept.fareEstimateToken
  if (isBehind) return kept
  const party = partyOf(toNational, link)
  return {
    sender: party('sender', kept.sender),
    receiver: party('receiver', kept.receiver),
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
    const link = { names, draft: parseOrderDraft(query) }
    return isOf(link, kept) ? merged(nationalForm(country.phone), link, kept.draft) : null
  }
