import { type GoodsType, goodsTypeOf } from '../../domain/booking/goodsType.ts'
import { useFeatureSelector } from '../app/store.ts'

/** The goods type that is chosen, once it is known what its key stands for. */
export const useChosenGoods = (): GoodsType | null =>
  useFeatureSelector(({ offer: { goods }, orderReview }) =>
    goods.status === 'loaded' && orderReview.status === 'reviewing'
      ? goodsTypeOf(goods.goodsTypes)(orderReview.draft.goodsType)
      : null,
  )
