import { Skeleton } from '../design/Skeleton.tsx'
import { RouteFieldsSkeleton } from '../fare/FareSkeleton.tsx'
import css from './SpotLead.module.css'

/** The placeholder of the form until its script has loaded. */
export const LeadSkeleton = () => (
  <div className={css.form}>
    <RouteFieldsSkeleton />
    <div className={css.contact}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <Skeleton shape="field" />
    <Skeleton shape="text" width="long" />
    <Skeleton shape="button" />
  </div>
)
