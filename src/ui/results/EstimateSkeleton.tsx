import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import { Skeleton } from '../design/Skeleton.tsx'
import { VehicleSkeleton } from '../design/VehicleSkeleton.tsx'
import { WaitingCard } from '../design/WaitingCard.tsx'
import css from './ShownEstimate.module.css'

const cards = [1, 2, 3, 4]

/** The estimate's shape while it is fetched: what comes takes the place of it, and moves nothing. */
export const EstimateSkeleton = () => {
  const { t } = useTranslation()
  const isBookable = useAppSelector(({ market }) => market.bookingFlow)
  return (
    <div className={css.estimate}>
      <div className={css.trip}>
        <Skeleton shape="title" width="medium" />
        <WaitingCard low title={t('app.estimate.recalling')} text={t('app.estimate.waiting')} />
      </div>
      <div className={css.vehicles}>
        <div className={css.unknown} />
        <ul className={css.cards} aria-hidden="true">
          {cards.map((card) => (
            <li key={card}>
              <VehicleSkeleton holds={isBookable ? 'fare' : 'bare'} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
