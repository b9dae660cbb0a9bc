import { Skeleton } from '../design/Skeleton.tsx'
import css from './FareSkeleton.module.css'

/** The placeholder of the desktop's bar until its script has loaded. */
export const BarSkeleton = () => (
  <div className={css.bar}>
    <div className={css.category}>
      <Skeleton shape="field" />
    </div>
    <div className={css.ends}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <div className={css.details}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <div>
      <Skeleton shape="field" />
    </div>
    <Skeleton shape="text" width="long" />
  </div>
)
