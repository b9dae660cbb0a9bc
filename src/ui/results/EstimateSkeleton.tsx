import { useTranslation } from 'react-i18next'
import { Skeleton } from '../design/Skeleton.tsx'
import { WaitingCard } from '../design/WaitingCard.tsx'
import css from './ShownEstimate.module.css'

const cards = [1, 2, 3, 4]

/** The estimate's shape while it is fetched. */
export const EstimateSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={css.estimate}>
      <div className={css.trip}>
        <Skeleton shape="title" width="medium" />
        <WaitingCard title={t('app.estimate.recalling')} text={t('app.estimate.waiting')} />
      </div>
      <div className={css.vehicles}>
        <ul className={css.cards} aria-hidden="true">
          {cards.map((card) => (
            <li key={card}>
              <Skeleton shape="card" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
