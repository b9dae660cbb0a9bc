import { useTranslation } from 'react-i18next'
import { isBooking } from '../../application/booking/order/placing.slice.ts'
import { BookBar } from './BookBar.tsx'
import { GoodsField } from './GoodsField.tsx'
import css from './Review.module.css'
import { ReviewedRoute } from './ReviewedRoute.tsx'
import { ReviewNotices } from './ReviewNotices.tsx'
import { useBookingSelector } from './useBookingSelector.ts'
import type { ShownReview } from './useShownReview.ts'
import { Vehicles } from './Vehicles.tsx'

/** The order to check, edit and book. It cannot be edited while it is being booked. */
export const Review = ({ review }: { readonly review: ShownReview }) => {
  const { t } = useTranslation()
  const isBeingBooked = useBookingSelector(({ placing }) => isBooking(placing))
  return (
    <div className={css.review}>
      <fieldset className={css.trip} disabled={isBeingBooked}>
        <h1 className={css.heading}>{t('booking.heading')}</h1>
        <ReviewNotices />
        <ReviewedRoute review={review} />
        <GoodsField />
      </fieldset>
      <section className={css.vehicles} aria-labelledby="vehicles">
        <fieldset className={css.choice} disabled={isBeingBooked}>
          <Vehicles review={review} />
        </fieldset>
      </section>
      <div className={css.book}>
        <BookBar review={review} />
      </div>
    </div>
  )
}
