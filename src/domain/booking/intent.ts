import type { DraftStop, OrderDraft, Party } from './orderDraft.ts'

const isSameParty = (a: Party, b: Party): boolean => a.name === b.name && a.mobile === b.mobile

const isSameStop = (a: DraftStop, b: DraftStop): boolean =>
  a.landmark === b.landmark &&
  a.house === b.house &&
  Object.is(a.location?.lat, b.location?.lat) &&
  Object.is(a.location?.lng, b.location?.lng)

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
