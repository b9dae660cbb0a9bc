import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../app/store.ts'
import { RouteSkeleton } from '../design/RouteSkeleton.tsx'
import { SkeletonWords } from '../design/SkeletonWords.tsx'
import { VehicleSkeleton } from '../design/VehicleSkeleton.tsx'
import { WaitingCard } from '../design/WaitingCard.tsx'
import css from './ShownEstimate.module.css'

const cards = [1, 2, 3, 4]

/**
 * The skeleton of the estimate while it loads. The estimate replaces it without moving anything.
 */
export const EstimateSkeleton = () => {
  const { t } = useTranslation()
  const isBookable = useAppSelector(({ market }) => market.bookingFlow)
  return (
    <div className={css.estimate}>
      <div className={css.trip}>
        <div className={css.heading} aria-hidden="true">
          <SkeletonWords count={3} />
        </div>
        <WaitingCard title={t('app.estimate.recalling')} text={t('app.estimate.waiting')}>
          <RouteSkeleton holds="lines" acting />
        </WaitingCard>
      </div>
      <div className={css.vehicles} aria-hidden="true">
        <div className={css.subheading}>
          <SkeletonWords count={4} />
        </div>
        <p className={css.aside}>
          {t('results.estimateNote')} <SkeletonWords count={5} />
        </p>
        <ul className={css.cards}>
          {cards.map((card) => (
            <li key={card}>
              <VehicleSkeleton holds={isBookable ? 'fare' : 'bare'} cheapest={card === 1} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
