import { Card } from '../design/Card.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { DriverSkeleton } from './DriverCard.tsx'
import css from './TrackOrder.module.css'

/**
 * The shape of an order's page while it is on its way, with the driver whom most orders have or look for: what is under
 * the map of one that ended without comes higher. Silent: whoever shows it says what is waited for.
 */
export const TrackSkeleton = () => (
  <div className={css.order} aria-hidden="true">
    <div className={css.head}>
      <Skeleton shape="title" width="medium" />
      <Skeleton width="long" />
      <Skeleton width="medium" />
    </div>
    <div className={css.map}>
      <div className={css.comingMap}>
        <Skeleton shape="picture" />
      </div>
    </div>
    <div className={css.rest}>
      <div className={css.comingDriver}>
        <DriverSkeleton />
      </div>
      <Card>
        <Skeleton width="medium" />
        <Skeleton width="medium" />
        <Skeleton width="medium" />
        <Skeleton width="medium" />
      </Card>
      <Card>
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton />
      </Card>
    </div>
  </div>
)
