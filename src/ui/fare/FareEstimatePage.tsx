import { useTranslation } from 'react-i18next'
import { useIsDesktop } from '../app/useIsDesktop.ts'
import { useTitle } from '../app/useTitle.ts'
import { DesktopCard } from './DesktopCard.tsx'
import css from './FareEstimatePage.module.css'
import { MobileForm } from './MobileForm.tsx'

/** The fare-estimate page, `/{locale}/fare-estimate` (spec 1 §2). */
export const FareEstimatePage = () => {
  const { t } = useTranslation()
  const isDesktop = useIsDesktop()
  useTitle(t('fare.title'))
  return isDesktop ? (
    <div className={css.page}>
      <DesktopCard />
    </div>
  ) : (
    <MobileForm />
  )
}
