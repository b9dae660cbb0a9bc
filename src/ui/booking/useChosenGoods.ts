import { type GoodsType, goodsTypeOf } from '../../domain/booking/goodsType.ts'
import { useBookingSelector } from './useBookingSelector.ts'

/** The chosen goods type; null until the goods types are loaded. */
export const useChosenGoods = (): GoodsType | null =>
  useBookingSelector(({ offer: { goods }, orderReview }) =>
    goods.status === 'loaded' && orderReview.status === 'reviewing'
      ? goodsTypeOf(goods.goodsTypes)(orderReview.draft.goodsType)
      : null,
  )
