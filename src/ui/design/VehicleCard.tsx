import { type ReactNode, useId, useState } from 'react'
import { CapacityIcon } from './CapacityIcon.tsx'
import { classes } from './classes.ts'
import look from './Radio.module.css'
import { SkeletonWords } from './SkeletonWords.tsx'
import { unbrokenMeasures } from './unbrokenMeasures.ts'
import css from './VehicleCard.module.css'

export type VehicleCardProps = {
  readonly picture: ReactNode
  readonly name: string
  /** The weight that it carries: "750 kg". */
  readonly capacity?: string | undefined
  /** The dimensions of its load: "7 × 4 × 5 ft". */
  readonly size?: string | undefined
  /** Formatted, with its currency. */
  readonly fare?: string | undefined
  /** Smaller letters, because one of the compared fares is long. */
  readonly longFares?: boolean | undefined
  /** "Best for sending:" */
  readonly bestForLabel?: string | undefined
  /** Null while unknown: its space is reserved, and kept if there is nothing to say. */
  readonly bestFor?: string | null | undefined
  readonly badge?: ReactNode
  readonly action?: ReactNode
  readonly chosen?: boolean | undefined
  /** Makes the whole card a native radio of the group with this name. */
  readonly choice?: { readonly group: string; readonly onChoose: () => void } | undefined
}

type BestForSkeletonProps = { readonly blank?: boolean }

/**
 * Reserves the space for what a vehicle is best for, so that nothing below moves if the text takes
 * as many lines.
 */
export const BestForSkeleton = ({ blank }: BestForSkeletonProps) => (
  <p className={classes(css.best, blank ? css.blank : css.awaited)}>
    <span className={css.label}>
      <SkeletonWords count={2} />
    </span>{' '}
    <SkeletonWords count={6} />
  </p>
)

const BestFor = ({ bestForLabel, bestFor }: Pick<VehicleCardProps, 'bestForLabel' | 'bestFor'>) => {
  // Keeps the reserved space if nothing comes, so that the cards below do not jump.
  const [isPlaceKept] = useState(bestFor === null)
  if (bestFor === null) return <BestForSkeleton />
  if (bestFor === '' && isPlaceKept) return <BestForSkeleton blank />
  return bestFor ? (
    <p className={css.best}>
      {bestForLabel && <span className={css.label}>{bestForLabel} </span>}
      {bestFor}
    </p>
  ) : null
}

/** One vehicle to compare with others, or to choose among them. */
export const VehicleCard = ({
  picture,
  name,
  capacity,
  size,
  fare,
  longFares,
  bestForLabel,
  bestFor,
  badge,
  action,
  chosen,
  choice,
}: VehicleCardProps) => {
  const id = useId()
  const nameId = `${id}-name`
  const radioId = `${id}-radio`
  const fareId = `${id}-fare`
  return (
    <article
      className={classes(
        css.card,
        chosen && css.chosen,
        choice && css.choosable,
        longFares && css.long,
      )}
      aria-labelledby={nameId}
    >
      {choice && (
        <input
          type="radio"
          id={radioId}
          name={choice.group}
          className={classes(look.radio, css.radio)}
          checked={chosen ?? false}
          onChange={choice.onChoose}
          aria-describedby={fare ? fareId : undefined}
        />
      )}
      <div className={css.picture}>{picture}</div>
      <div className={css.head}>
        {badge && <div className={css.badge}>{badge}</div>}
        <h3 id={nameId} className={css.name}>
          {choice ? (
            <label htmlFor={radioId} className={css.whole}>
              {name}
            </label>
          ) : (
            name
          )}
        </h3>
        {[capacity, size].some(Boolean) && (
          <p className={css.load}>
            {capacity && (
              <span>
                <CapacityIcon />
                {unbrokenMeasures(capacity)}
              </span>
            )}
            {size && <span>{unbrokenMeasures(size)}</span>}
          </p>
        )}
      </div>
      <BestFor bestForLabel={bestForLabel} bestFor={bestFor} />
      {(fare ?? action) && (
        <div className={css.foot}>
          {fare && (
            <p id={fareId} className={css.price}>
              <span className={css.fare}>{fare}</span>
            </p>
          )}
          {action && <div className={css.action}>{action}</div>}
        </div>
      )}
    </article>
  )
}
