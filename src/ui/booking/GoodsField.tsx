import { useTranslation } from 'react-i18next'
import { modalOpened } from '../../application/modal/modal.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { FieldButton } from '../design/FieldButton.tsx'
import { Icon } from '../design/Icon.tsx'
import { useChosenGoods } from './useChosenGoods.ts'
import { useRefusal } from './useRefusals.ts'

/** The name of the chosen goods type, and the button that changes it. */
export const GoodsField = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const chosen = useChosenGoods()
  const refusal = useRefusal('goodsType')
  return (
    <FieldButton
      label={t('booking.goods.label')}
      placeholder={t('booking.goods.placeholder')}
      value={chosen?.name ?? ''}
      error={refusal?.message ?? null}
      icon={<Icon name="box" />}
      sign="chevron-right"
      onClick={() => {
        dispatch(modalOpened({ kind: 'goodsType' }))
      }}
    />
  )
}
