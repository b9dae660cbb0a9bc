import { Badge } from './Badge.tsx'
import { buttonClass } from './buttonClass.ts'
import { classes } from './classes.ts'
import look from './Radio.module.css'
import { SkeletonWords, shapeClass } from './SkeletonWords.tsx'
import card from './VehicleCard.module.css'
import { BestForSkeleton } from './VehicleCard.tsx'
import css from './VehicleSkeleton.module.css'

export type VehicleSkeletonProps = {
  /** `fare` has a button, `bare` has none, and `choice` can be chosen. */
  readonly holds: 'fare' | 'bare' | 'choice'
  /** Whether the lowest fare's badge shows above its name. */
  readonly cheapest?: boolean | undefined
}

/**
 * The skeleton of a vehicle's card: the same parts in the same places. Silent, like every skeleton.
 */
export const VehicleSkeleton = ({ holds, cheapest }: VehicleSkeletonProps) => (
  <div className={classes(card.card, holds === 'choice' && card.choosable, shapeClass)}>
    {holds === 'choice' && <span className={classes(look.radio, card.radio)} />}
    <div className={card.picture}>
      <div className={css.drawing} />
    </div>
    <div className={card.head}>
      {cheapest && (
        <div className={card.badge}>
          <Badge>
            <SkeletonWords count={2} />
          </Badge>
        </div>
      )}
      <div className={classes(card.name, css.name)}>
        <SkeletonWords count={2} />
      </div>
      <p className={card.load}>
        <span>
          <SkeletonWords count={1} />
        </span>
        <SkeletonWords count={3} />
      </p>
    </div>
    <BestForSkeleton />
    <div className={card.foot}>
      <p className={card.price}>
        <span className={card.fare}>
          <SkeletonWords count={1} />
        </span>
      </p>
      {holds === 'fare' && (
        <div className={card.action}>
          <span
            className={classes(
              buttonClass({ variant: 'secondary', block: true, compact: true }),
              css.button,
            )}
          >
            <SkeletonWords count={1} />
          </span>
        </div>
      )}
    </div>
  </div>
)
