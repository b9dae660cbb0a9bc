import { Card } from '../design/Card.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { DriverSkeleton } from './DriverCard.tsx'
import css from './TrackOrder.module.css'

/**
 * The shape of an order's page while it loads. It has the place of a driver, as most orders have or seek one; for an
 * order that ended without, the parts below move up. Silent: the page says what is loading.
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
