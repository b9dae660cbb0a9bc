import { Card } from '../design/Card.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import card from './OrderCard.module.css'
import css from './OrderHistory.module.css'

const cards = [1, 2, 3]

/** The history's shape while it is on its way. Silent: whoever shows it says what is waited for. */
export const HistorySkeleton = () => (
  <div className={css.history} aria-hidden="true">
    <div className={css.top}>
      <Skeleton shape="title" width="medium" />
    </div>
    <div className={css.section}>
      <Skeleton shape="title" width="short" />
      <ul className={css.orders}>
        {cards.map((at) => (
          <li key={at}>
            <Card>
              <div className={css.coming}>
                <div className={card.head}>
                  <div className={css.comingPicture}>
                    <Skeleton shape="picture" />
                  </div>
                  <div className={card.about}>
                    <Skeleton width="medium" />
                    <Skeleton width="short" />
                    <Skeleton width="long" />
                  </div>
                </div>
                <div>
                  <Skeleton width="short" />
                  <Skeleton width="long" />
                  <Skeleton width="short" />
                  <Skeleton width="long" />
                </div>
                <div className={card.foot}>
                  <Skeleton shape="title" width="short" />
                  <Skeleton shape="button" />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  </div>
)
