import { Skeleton } from '../design/Skeleton.tsx'
import css from './FareSkeleton.module.css'
import { RouteFieldsSkeleton } from './FareSkeleton.tsx'

/** The placeholder of the desktop's card until its script has loaded. */
export const CardSkeleton = () => (
  <div className={css.card}>
    <div className={css.column}>
      <Skeleton shape="field" />
      <RouteFieldsSkeleton />
      <div className={css.contact}>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </div>
      <Skeleton shape="field" />
      <Skeleton shape="text" width="long" />
      <Skeleton shape="button" />
    </div>
    <div className={css.map}>
      <Skeleton shape="picture" />
    </div>
  </div>
)
