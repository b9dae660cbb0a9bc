import { Skeleton } from '../design/Skeleton.tsx'
import css from './FareSkeleton.module.css'

const Route = () => (
  <div className={css.route}>
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </div>
)

/** The phone's form before it can be filled. */
export const PhoneSkeleton = () => (
  <div className={css.phone}>
    <Skeleton shape="field" />
    <Route />
    <div className={css.foot}>
      <Skeleton shape="button" />
    </div>
  </div>
)

/** The desktop's card before it can be filled. */
export const CardSkeleton = () => (
  <div className={css.card}>
    <div className={css.column}>
      <Skeleton shape="field" />
      <Route />
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

/** The desktop's bar before it can be filled. */
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
    <div className={css.submit}>
      <Skeleton shape="field" />
    </div>
    <Skeleton shape="text" width="long" />
  </div>
)
