import { type GoodsType, goodsTypeOf } from './goodsType.ts'
import type { OrderDraft } from './orderDraft.ts'

/**
 * The draft with other goods, null for none. A chosen vehicle that does not suit them is cleared (spec
 * 1 §2, §4).
 *
 * @example
 * const food = { key: 'food', name: 'Food', description: '', vehicleIds: [97] }
 * const draft = parseOrderDraft([['vehicle_id', '1']])
 * withGoods(food)(draft) // → { ...draft, goodsType: 'food', vehicleId: null }
 * withGoods(null)(draft) // → draft
 */
export const withGoods =
  (goods: GoodsType | null) =>
  (draft: OrderDraft): OrderDraft => {
    const { vehicleId } = draft
    const suits = goods === null || goods.vehicleIds.some((id) => id === vehicleId)
    return { ...draft, goodsType: goods?.key ?? null, vehicleId: suits ? vehicleId : null }
  }

/**
 * The draft without goods that are none of the known types, as a link may name them (spec 1 §2).
 *
 * @example
 * const food = { key: 'food', name: 'Food', description: '', vehicleIds: [97] }
 * const draft = parseOrderDraft([['goods_type', 'stardust']])
 * withKnownGoods([food])(draft).goodsType // → null
 */
export const withKnownGoods =
  (goodsTypes: readonly GoodsType[]) =>
  (draft: OrderDraft): OrderDraft => ({
    ...draft,
    goodsType: goodsTypeOf(goodsTypes)(draft.goodsType)?.key ?? null,
  })
