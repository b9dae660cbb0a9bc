import { useTranslation } from 'react-i18next'
import { Button } from '../design/Button.tsx'
import { LocationDenied } from '../design/illustrations/LocationDenied.tsx'
import css from './DeniedPanel.module.css'

export type DeniedPanelProps = {
  /** Opens the search, where the address can be typed. */
  readonly onSearch: () => void
}

/** Location is denied, so the address must be typed (spec 1 §2). */
export const DeniedPanel = ({ onSearch }: DeniedPanelProps) => {
  const { t } = useTranslation()
  return (
    <div className={css.panel} role="alert">
      <div className={css.picture}>
        <LocationDenied />
      </div>
      <p className={css.title}>{t('place.denied.title')}</p>
      <p>{t('place.location.denied')}</p>
      <p>{t('place.denied.prompt')}</p>
      <div className={css.action}>
        <Button variant="secondary" onClick={onSearch}>
          {t('place.denied.search')}
        </Button>
      </div>
    </div>
  )
}
