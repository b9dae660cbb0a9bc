import { vehiclesFor } from '../fare/vehiclesForGoods.ts'
import type { GoodsTypesTexts } from './texts.ts'

/** Goods types and the vehicles that suit each, the best first: `GET /api/website-goods-types`. */
export const goodsTypes = ({ title, goods_types }: GoodsTypesTexts) => ({
  title,
  goods_types: goods_types.map(({ id, name, description }) => ({
    id,
    name,
    description,
    vehicle_ids: vehiclesFor(id) ?? [],
  })),
})
