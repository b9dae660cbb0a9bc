import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsDesktop } from '../app/useIsDesktop.ts'
import { useTitle } from '../app/useTitle.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import css from './FareEstimatePage.module.css'
import { MobileForm } from './MobileForm.tsx'

// A phone does not need it, and it is heavy with its searches.
const DesktopCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desktop-card" */ './DesktopCard.tsx')).DesktopCard,
}))

/** The fare-estimate page, `/{locale}/fare-estimate` (spec 1 §2). */
export const FareEstimatePage = () => {
  const { t } = useTranslation()
  const isDesktop = useIsDesktop()
  useTitle(t('fare.title'))
  return isDesktop ? (
    <div className={css.page}>
      <Suspense fallback={<CardSkeleton />}>
        <DesktopCard />
      </Suspense>
    </div>
  ) : (
    <MobileForm />
  )
}
