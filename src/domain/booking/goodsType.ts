/** A kind of goods, and the vehicles that suit it. */
export type GoodsType = {
  /** The key that links and orders use. */
  readonly key: string
  readonly name: string
  /** Examples of such goods; empty if the service gives none. */
  readonly description: string
  /** Vehicle models, best first. */
  readonly vehicleIds: readonly number[]
}

/**
 * The goods type with this key, or null (spec 1 §2: the button that selects one).
 *
 * @example
 * const food = { key: 'food', name: 'Food', description: '', vehicleIds: [97] }
 * goodsTypeOf([food])('food') // → food
 * goodsTypeOf([food])(null) // → null
 */
export const goodsTypeOf =
  (goodsTypes: readonly GoodsType[]) =>
  (key: string | null): GoodsType | null =>
    goodsTypes.find((goods) => goods.key === key) ?? null
