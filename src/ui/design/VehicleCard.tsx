import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import css from './VehicleCard.module.css'

export type VehicleCardProps = {
  readonly picture: ReactNode
  readonly name: string
  /** What it carries, in weight: "750 kg". */
  readonly capacity?: string | undefined
  /** What it carries, in room: "7 × 4 × 5 ft". */
  readonly size?: string | undefined
  /** Formatted, with its currency. */
  readonly fare?: string | undefined
  readonly fareNote?: string | undefined
  /** "Best for sending:" */
  readonly bestForLabel?: string | undefined
  readonly bestFor?: string | undefined
  readonly badge?: ReactNode
  readonly action?: ReactNode
  readonly chosen?: boolean | undefined
}

/** One vehicle to compare with its neighbours. */
export const VehicleCard = ({
  picture,
  name,
  capacity,
  size,
  fare,
  fareNote,
  bestForLabel,
  bestFor,
  badge,
  action,
  chosen,
}: VehicleCardProps) => {
  const nameId = useId()
  return (
    <article className={classes(css.card, chosen && css.chosen)} aria-labelledby={nameId}>
      <div className={css.picture}>{picture}</div>
      <div className={css.head}>
        {badge && <div className={css.badge}>{badge}</div>}
        <h3 id={nameId} className={css.name}>
          {name}
        </h3>
        {[capacity, size].some(Boolean) && (
          <p className={css.load}>
            {capacity && <span>{capacity}</span>}
            {size && <span>{size}</span>}
          </p>
        )}
      </div>
      {bestFor && (
        <p className={css.best}>
          {bestForLabel && <span className={css.label}>{bestForLabel} </span>}
          {bestFor}
        </p>
      )}
      {(fare ?? action) && (
        <div className={css.foot}>
          {fare && (
            <p className={css.price}>
              <span className={css.fare}>{fare}</span>
              {fareNote && <span className={css.note}>{fareNote}</span>}
            </p>
          )}
          {action && <div className={css.action}>{action}</div>}
        </div>
      )}
    </article>
  )
}
