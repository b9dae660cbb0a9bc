import { useTranslation } from 'react-i18next'
import { Skeleton } from '../design/Skeleton.tsx'
import { WaitingCard } from '../design/WaitingCard.tsx'
import css from './Review.module.css'
import { VehicleSkeletons } from './VehicleSkeletons.tsx'

/** The order's shape while what was kept of it is read. */
export const ReviewSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={css.review}>
      <div className={css.trip}>
        <Skeleton shape="title" width="medium" />
        <WaitingCard title={t('app.order.opening')} text={t('app.order.waiting')} />
        <Skeleton shape="field" />
      </div>
      <div className={css.vehicles}>
        <VehicleSkeletons />
      </div>
    </div>
  )
}
