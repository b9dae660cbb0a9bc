import { Skeleton } from '../design/Skeleton.tsx'
import css from './LowerSkeleton.module.css'

const cards = ['first', 'second', 'third', 'fourth'] as const
const lines = ['first', 'second', 'third'] as const

/** The skeleton of the part below a page's first screen. */
export const LowerSkeleton = () => (
  <div className={css.lower} aria-hidden="true">
    <div className={css.block}>
      <Skeleton shape="title" width="medium" />
      <div className={css.cards}>
        {cards.map((card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </div>
    </div>
    <div className={css.block}>
      <Skeleton shape="title" width="medium" />
      {lines.map((line) => (
        <Skeleton key={line} shape="field" />
      ))}
    </div>
  </div>
)
