import { Card } from '../design/Card.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './Review.module.css'
import { VehicleSkeletons } from './VehicleSkeletons.tsx'

/** The order's shape while what was kept of it is read; `words` say what is waited for. */
export const ReviewSkeleton = ({ words }: { readonly words: string }) => (
  <div className={css.review}>
    <div className={css.trip}>
      <VisuallyHidden>
        <p role="status">{words}</p>
      </VisuallyHidden>
      <Skeleton shape="title" width="medium" />
      <Card>
        <div className={css.waiting}>
          <Skeleton width="short" />
          <Skeleton width="long" />
          <Skeleton width="medium" />
          <Skeleton width="short" />
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </div>
      </Card>
      <Skeleton shape="field" />
    </div>
    <div className={css.vehicles}>
      <VehicleSkeletons />
    </div>
  </div>
)
