import { useTranslation } from 'react-i18next'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './ShownEstimate.module.css'

const cards = [1, 2, 3, 4]

/** The estimate's shape while it is fetched. */
export const EstimateSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={css.estimate}>
      <div className={css.trip}>
        <VisuallyHidden>
          <p role="status">{t('results.recalling')}</p>
        </VisuallyHidden>
        <Skeleton shape="title" width="medium" />
        <Skeleton shape="card" />
      </div>
      <div className={css.vehicles}>
        <ul className={css.cards}>
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
