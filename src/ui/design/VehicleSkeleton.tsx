import { Skeleton } from './Skeleton.tsx'
import css from './VehicleSkeleton.module.css'

export type VehicleSkeletonProps = {
  /** `fare` with a button, `bare` without; `choice` is one to be chosen. */
  readonly holds: 'fare' | 'bare' | 'choice'
}

/** A vehicle's card before its vehicle is known, as high as most are; as silent as every skeleton. */
export const VehicleSkeleton = ({ holds }: VehicleSkeletonProps) => (
  <div className={css[holds]}>
    <Skeleton />
    <Skeleton />
    <Skeleton />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
