import { useTranslation } from 'react-i18next'
import { NoResults } from '../design/illustrations/NoResults.tsx'
import css from './NoPlaces.module.css'

/** The search found nothing: says so, and what may help. */
export const NoPlaces = () => {
  const { t } = useTranslation()
  return (
    <div className={css.none}>
      <div className={css.picture}>
        <NoResults />
      </div>
      <p className={css.title}>{t('place.search.none.title')}</p>
      <p className={css.text}>{t('place.search.none.text')}</p>
    </div>
  )
}
