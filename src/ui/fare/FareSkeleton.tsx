import { Skeleton } from '../design/Skeleton.tsx'
import css from './FareSkeleton.module.css'

/** The phone's form before it can be filled. */
export const PhoneSkeleton = () => (
  <div className={css.phone}>
    <Skeleton shape="field" />
    <div className={css.route}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <Skeleton shape="button" />
  </div>
)

/** The desktop's card before it can be filled. */
export const CardSkeleton = () => (
  <div className={css.card}>
    <div className={css.column}>
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </div>
    <div className={css.map}>
      <Skeleton shape="picture" />
    </div>
  </div>
)

/** The desktop's bar before it can be filled. */
export const BarSkeleton = () => (
  <div className={css.bar}>
    <Skeleton shape="field" width="medium" />
    <div className={css.ends}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <div className={css.details}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
  </div>
)
