import { Badge } from '../design/Badge.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { classes } from '../design/classes.ts'
import { RouteSkeleton } from '../design/RouteSkeleton.tsx'
import { SkeletonWords, shapeClass } from '../design/SkeletonWords.tsx'
import card from './OrderCard.module.css'
import css from './OrderHistory.module.css'

/**
 * The order history's shape while it loads: one order, as their number is unknown. Silent: the page says what is
 * loading.
 */
export const HistorySkeleton = () => (
  <div className={css.history} aria-hidden="true">
    <div className={css.top}>
      <div className={css.heading}>
        <SkeletonWords count={2} />
      </div>
    </div>
    <div className={css.section}>
      <div className={css.subheading}>
        <SkeletonWords count={2} />
      </div>
      <ul className={css.orders}>
        <li>
          <div className={classes(card.card, shapeClass)}>
            <div className={card.head}>
              <div className={card.picture}>
                <div className={css.drawing} />
              </div>
              <div className={card.about}>
                <Badge>
                  <SkeletonWords count={1} />
                </Badge>
                <div className={card.vehicle}>
                  <SkeletonWords count={2} />
                </div>
                <p className={card.moment}>
                  <SkeletonWords count={3} />
                </p>
              </div>
            </div>
            <RouteSkeleton />
            <div className={card.foot}>
              <div className={card.sum}>
                <p className={card.fare}>
                  <SkeletonWords count={1} />
                </p>
                <p className={card.number}>
                  <SkeletonWords count={2} />
                </p>
              </div>
              <div className={card.actions}>
                <span className={buttonClass({ variant: 'secondary', compact: true })}>
                  <SkeletonWords count={1} />
                </span>
              </div>
            </div>
          </div>
        </li>
      </ul>
    </div>
  </div>
)
