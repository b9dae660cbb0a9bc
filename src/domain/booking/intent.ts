import { isRight } from '../answer.ts'
import type { Market } from '../market/market.ts'
import { isSamePoint } from '../place/coordinates.ts'
import { type CompleteOrder, completeOrder } from './completeness.ts'
import type { DraftStop, OrderDraft, Party } from './orderDraft.ts'

const isSameParty = (a: Party, b: Party): boolean => a.name === b.name && a.mobile === b.mobile

const isSameStop = (a: DraftStop, b: DraftStop): boolean =>
  a.landmark === b.landmark && a.house === b.house && isSamePoint(a.location, b.location)

/**
 * Whether two drafts mean the same order, and so share one `client-request-uuid` (spec 1 §7): every
 * field is equal. Compare what is sent (`CompleteOrder`), where different spellings of a number are the
 * same.
 *
 * @example
 * const draft = parseOrderDraft([['vehicle_id', '1']])
 * meansSameOrder(draft, { ...draft }) // → true
 * meansSameOrder(draft, { ...draft, vehicleId: 97 }) // → false
 */
export const meansSameOrder = (a: OrderDraft, b: OrderDraft): boolean =>
  isSameParty(a.sender, b.sender) &&
  isSameParty(a.receiver, b.receiver) &&
  isSameStop(a.pickup, b.pickup) &&
  isSameStop(a.drop, b.drop) &&
  a.vehicleId === b.vehicleId &&
  a.goodsType === b.goodsType &&
  a.fareEstimateToken === b.fareEstimateToken

/**
 * Whether a draft still makes the order that was sent. Its outcome is shown for that order only (spec
 * 1 §7).
 *
 * @example
 * const query =
 *   'sender_mobile=9876543210&receiver_mobile=9812345678&vehicle_id=1' +
 *   '&from_landmark=Koramangala&from_lat=12.9352&from_long=77.6245' +
 *   '&to_landmark=Whitefield&to_lat=12.9698&to_long=77.75'
 * const draft = parseOrderDraft(parseQuery(query))
 * const sent = completeOrder({ country: india })(draft)
 * const isStillIt = makesOrder({ country: india })
 * sent._tag === 'Right' && isStillIt(sent.right)(draft) // → true
 * sent._tag === 'Right' && isStillIt(sent.right)({ ...draft, vehicleId: 2 }) // → false
 */
export const makesOrder =
  (market: Pick<Market, 'country'>) =>
  (sent: CompleteOrder) =>
  (draft: OrderDraft): boolean => {
    const order = completeOrder(market)(draft)
    return isRight(order) && meansSameOrder(order.right, sent)
  }

/** A booking request that went out, for one order of one customer. */
export type SentRequest = {
  readonly order: CompleteOrder
  /** The mobile number that the customer is known by. */
  readonly customer: string
  /** Whether the service said what became of it: which order, or that nothing was booked. */
  readonly isAnswered: boolean
}

/**
 * Whether booking an order repeats the request that was sent, and so goes out under its
 * `client-request-uuid` again (spec 1 §7): the same customer orders the same. While the request has no
 * answer, an order that differs in its estimate alone repeats it too: the estimate may have expired
 * since, and a second request could send a second vehicle.
 *
 * @example
 * const query =
 *   'sender_mobile=9876543210&receiver_mobile=9812345678&vehicle_id=1' +
 *   '&from_landmark=Koramangala&from_lat=12.9352&from_long=77.6245' +
 *   '&to_landmark=Whitefield&to_lat=12.9698&to_long=77.75'
 * const sent = completeOrder({ country: india })(parseOrderDraft(parseQuery(query)))
 * const repeats = (isAnswered: boolean, fareEstimateToken: string | null) =>
 *   sent._tag === 'Right' &&
 *   repeatsRequest({ order: sent.right, customer: '9876543210', isAnswered })(
 *     { ...sent.right, fareEstimateToken },
 *     '9876543210',
 *   )
 * repeats(true, null) // → true
 * repeats(false, 'renewed') // → true
 * repeats(true, 'renewed') // → false
 */
export const repeatsRequest =
  (sent: SentRequest) =>
  (order: CompleteOrder, customer: string): boolean => {
    const { fareEstimateToken } = sent.isAnswered ? order : sent.order
    return customer === sent.customer && meansSameOrder(sent.order, { ...order, fareEstimateToken })
  }

/**
 * The fields of a draft that changed, with their new values (spec 1 §4).
 *
 * @example
 * const draft = parseOrderDraft([['vehicle_id', '1']])
 * changeOf(draft)({ ...draft, vehicleId: 97 }) // → { vehicleId: 97 }
 */
export const changeOf =
  (before: OrderDraft) =>
  (after: OrderDraft): Partial<OrderDraft> => ({
    ...(isSameParty(before.sender, after.sender) ? {} : { sender: after.sender }),
    ...(isSameParty(before.receiver, after.receiver) ? {} : { receiver: after.receiver }),
    ...(isSameStop(before.pickup, after.pickup) ? {} : { pickup: after.pickup }),
    ...(isSameStop(before.drop, after.drop) ? {} : { drop: after.drop }),
    ...(before.vehicleId === after.vehicleId ? {} : { vehicleId: after.vehicleId }),
    ...(before.goodsType === after.goodsType ? {} : { goodsType: after.goodsType }),
    ...(before.fareEstimateToken === after.fareEstimateToken
      ? {}
      : { fareEstimateToken: after.fareEstimateToken }),
    ...(before.geoRegionId === after.geoRegionId ? {} : { geoRegionId: after.geoRegionId }),
  })
