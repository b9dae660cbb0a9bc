import { Skeleton } from '../design/Skeleton.tsx'
import css from './FareSkeleton.module.css'

/** Two fields to come. */
export const RouteFieldsSkeleton = () => (
  <div className={css.route}>
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </div>
)

/** The phone's form before it can be filled. */
export const PhoneSkeleton = () => (
  <div className={css.phone}>
    <Skeleton shape="field" />
    <RouteFieldsSkeleton />
    <div className={css.foot}>
      <Skeleton shape="button" />
    </div>
  </div>
)

/** A guest's details before they can be filled. */
export const ContactSkeleton = () => (
  <div className={css.phone}>
    <Skeleton shape="field" />
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </div>
)
