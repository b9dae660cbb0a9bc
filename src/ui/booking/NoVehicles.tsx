import { useTranslation } from 'react-i18next'
import { selectOtherCategory } from '../../application/booking/offer/offer.selectors.ts'
import {
  categoryRequested,
  stopEditRequested,
} from '../../application/booking/order/orderReview.slice.ts'
import { modalOpened } from '../../application/modal/modal.slice.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import { useAppDispatch } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { NoService } from '../design/illustrations/NoService.tsx'
import { useBookingSelector } from './useBookingSelector.ts'

const categoryLabels = {
  'two-wheeler': 'booking.vehicles.otherCategory.twoWheeler',
  trucks: 'booking.vehicles.otherCategory.trucks',
} as const satisfies Record<FareCategory, string>

/** Requests the fares of the other category, if one of its vehicles may carry the goods. */
const OtherCategory = ({ category }: { readonly category: FareCategory | null }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    category !== null && (
      <Button
        variant="secondary"
        onClick={() => {
          dispatch(categoryRequested(category))
          // The button disappears with its notice, and the new fares appear below this heading.
          document.getElementById('vehicles')?.focus()
        }}
      >
        {t(categoryLabels[category])}
      </Button>
    )
  )
}

/** The title that says why there is no vehicle: for these goods, in this category, or at all. */
export const noVehiclesTitle = (goods: string | null, other: FareCategory | null) => {
  if (goods === null) return 'booking.vehicles.none.title'
  return other === null
    ? 'booking.vehicles.noneForGoods.title'
    : 'booking.vehicles.otherCategory.title'
}

/** Says that no vehicle is offered, and offers another category, other goods or another route. */
export const NoVehicles = ({ goods }: { readonly goods: string | null }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const other = useBookingSelector(selectOtherCategory)
  return goods === null ? (
    <EmptyState
      level={3}
      picture={<NoService />}
      title={t(noVehiclesTitle(goods, other))}
      text={t('booking.vehicles.none.text')}
      action={
        <>
          <OtherCategory category={other} />
          <Button variant="secondary" onClick={() => dispatch(stopEditRequested('pickup'))}>
            {t('booking.vehicles.none.pickup')}
          </Button>
          <Button variant="secondary" onClick={() => dispatch(stopEditRequested('drop'))}>
            {t('booking.vehicles.none.drop')}
          </Button>
        </>
      }
    />
  ) : (
    <EmptyState
      level={3}
      picture={other === null && <NoService />}
      title={t(noVehiclesTitle(goods, other))}
      text={t('booking.vehicles.noneForGoods.text', { goods })}
      action={
        <>
          <OtherCategory category={other} />
          <Button variant="secondary" onClick={() => dispatch(modalOpened({ kind: 'goodsType' }))}>
            {t('booking.vehicles.noneForGoods.action')}
          </Button>
        </>
      }
    />
  )
}
