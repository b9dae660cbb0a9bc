import { Skeleton } from '../design/Skeleton.tsx'
import css from './PlaceSkeleton.module.css'

const rows = ['medium', 'short', 'long'] as const

/** Places that are being searched for, in the shape that they will have. */
export const PlaceSkeleton = () => (
  <div className={css.rows}>
    {rows.map((width) => (
      <div key={width} className={css.row}>
        <Skeleton shape="circle" />
        <div className={css.words}>
          <Skeleton width={width} />
          <Skeleton width="long" />
        </div>
      </div>
    ))}
  </div>
)
