import { useTranslation } from 'react-i18next'
import { FieldSkeleton } from '../design/FieldSkeleton.tsx'
import { RouteSkeleton } from '../design/RouteSkeleton.tsx'
import { SkeletonWords } from '../design/SkeletonWords.tsx'
import { WaitingCard } from '../design/WaitingCard.tsx'
import css from './Review.module.css'
import { CompareSkeleton, VehicleSkeletons } from './VehicleSkeletons.tsx'
import vehicles from './Vehicles.module.css'

/** The shape of the order while the kept order is read. */
export const ReviewSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={css.review}>
      <div className={css.trip}>
        <div className={css.heading} aria-hidden="true">
          <SkeletonWords count={3} />
        </div>
        <WaitingCard title={t('app.order.opening')} text={t('app.order.waiting')}>
          <RouteSkeleton detailed />
        </WaitingCard>
        <FieldSkeleton icon="box" sign="chevron-right" />
      </div>
      <div className={css.vehicles} aria-hidden="true">
        <div className={css.choice}>
          <div className={vehicles.head}>
            <div className={vehicles.heading}>
              <SkeletonWords count={3} />
            </div>
            <CompareSkeleton>
              <SkeletonWords count={2} />
            </CompareSkeleton>
          </div>
          <p className={vehicles.aside}>
            <SkeletonWords count={11} />
          </p>
          <VehicleSkeletons />
        </div>
      </div>
    </div>
  )
}
