/** What is sent, and the vehicles that suit it. */
export type GoodsType = {
  /** As links and orders name it. */
  readonly key: string
  readonly name: string
  /** What else goes by that name; empty where nobody says. */
  readonly description: string
  /** Vehicle models, best first. */
  readonly vehicleIds: readonly number[]
}

/**
 * The goods type that a key names, or null (spec 1 §2: the button that selects one).
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
