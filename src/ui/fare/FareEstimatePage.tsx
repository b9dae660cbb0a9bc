import { useTranslation } from 'react-i18next'
import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { PageFailure } from '../app/failure/PageFailure.tsx'
import { RetryBoundary } from '../app/failure/RetryBoundary.tsx'
import { ByWidth } from '../app/width/ByWidth.tsx'
import { LazyFlowHead } from '../head/LazyFlowHead.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import css from './FareEstimatePage.module.css'
import { PhoneForm } from './PhoneForm.tsx'

// Loaded only on a desktop: a phone does not need it, and its address searches are large.
const DesktopCard = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "desktop-card" */ './DesktopCard.tsx')).DesktopCard,
)

const phone = <PhoneForm />
const desktop = (
  <div className={css.page}>
    <DesktopCard />
  </div>
)
const coming = (
  <div className={css.page}>
    <CardSkeleton />
  </div>
)

/** The fare-estimate page, `/{locale}/fare-estimate` (spec 1 §2). */
export const FareEstimatePage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('fare.title')} />
      <RetryBoundary Failure={PageFailure}>
        <ByWidth phone={phone} desktop={desktop} coming={coming} Failure={PageFailure} />
      </RetryBoundary>
      <LazyFlowHead />
    </>
  )
}
