import { useTranslation } from 'react-i18next'
import { BookBar } from './BookBar.tsx'
import { GoodsField } from './GoodsField.tsx'
import css from './Review.module.css'
import { ReviewedRoute } from './ReviewedRoute.tsx'
import { ReviewNotices } from './ReviewNotices.tsx'
import type { Reviewing } from './reviewing.ts'
import { Vehicles } from './Vehicles.tsx'

/** The order to look through, to mend and to book. */
export const Review = ({ review }: { readonly review: Reviewing }) => {
  const { t } = useTranslation()
  return (
    <div className={css.review}>
      <div className={css.trip}>
        <h1 className={css.heading}>{t('booking.heading')}</h1>
        <ReviewNotices />
        <ReviewedRoute review={review} />
        <GoodsField />
      </div>
      <section className={css.vehicles} aria-labelledby="vehicles">
        <Vehicles review={review} />
      </section>
      <div className={css.book}>
        <BookBar review={review} />
      </div>
    </div>
  )
}
