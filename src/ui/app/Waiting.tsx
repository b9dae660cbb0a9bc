import { useTranslation } from 'react-i18next'
import { Spinner } from '../design/Spinner.tsx'
import { useLong } from './useLong.ts'
import css from './Waiting.module.css'

/** A page that is on its way; after a while it says so. */
export const Waiting = () => {
  const { t } = useTranslation()
  const isLong = useLong(true)
  return (
    <div className={css.waiting} role="status">
      <Spinner />
      <p>{isLong ? t('app.stillLoading') : t('app.loading')}</p>
    </div>
  )
}
