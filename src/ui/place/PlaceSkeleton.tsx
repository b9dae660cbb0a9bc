import { Skeleton } from '../design/Skeleton.tsx'
import css from './PlaceSkeleton.module.css'

const rows = ['first', 'second', 'third'] as const

/** The skeleton of places that are being searched. */
export const PlaceSkeleton = () => (
  <div className={css.rows}>
    {rows.map((row) => (
      <div key={row} className={css.row}>
        <Skeleton shape="field" />
        <div className={css.words}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </div>
      </div>
    ))}
  </div>
)
