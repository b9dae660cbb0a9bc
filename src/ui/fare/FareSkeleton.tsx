import { Skeleton } from '../design/Skeleton.tsx'
import css from './FareSkeleton.module.css'

/** The placeholder of two fields. */
export const RouteFieldsSkeleton = () => (
  <div className={css.route}>
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </div>
)

/** The placeholder of the phone's form until its script has loaded. */
export const PhoneSkeleton = () => (
  <div className={css.phone}>
    <Skeleton shape="field" />
    <RouteFieldsSkeleton />
    <div className={css.foot}>
      <Skeleton shape="button" />
    </div>
  </div>
)

/** The placeholder of a guest's details until their script has loaded. */
export const ContactSkeleton = () => (
  <div className={css.phone}>
    <Skeleton shape="field" />
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </div>
)
