import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectPartnersPage } from '../../application/partner/partnersPage.selectors.ts'
import {
  type PartnersPageState,
  partnersPageOpened,
} from '../../application/partner/partnersPage.slice.ts'
import { Part } from '../app/ahead/Part.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useRetryOnline } from '../app/failure/useOffline.ts'
import { useLateHeading } from '../app/focus/useLateHeading.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Coming } from '../app/waiting/Coming.tsx'
import { PageWaiting } from '../app/waiting/PageWaiting.tsx'
import { ContentFailure } from '../content/ContentFailure.tsx'
import frame from '../content/ContentPage.module.css'
import { LowerSkeleton } from '../content/LowerSkeleton.tsx'
import { PageTrail } from '../content/PageTrail.tsx'
import { useTrail } from '../content/useTrail.ts'
import { Skeleton } from '../design/Skeleton.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { PathHead } from '../head/PathHead.tsx'
import { StructuredData } from '../head/StructuredData.tsx'
import { organisationData, questionsData, trailData } from '../head/structuredData.ts'
import { useOrganisation } from '../head/useOrganisation.ts'
import { useWholeAddress } from '../head/useWholeAddress.ts'
import { AttachVehicleDialog } from './AttachVehicleDialog.tsx'
import css from './PartnersPage.module.css'
import { OpenRegistration, RegisterButton } from './RegisterButton.tsx'
import { ShownPartnersPage } from './ShownPartnersPage.tsx'

const partners = { kind: 'content', name: 'Partners' } as const

type OutcomeProps = { readonly state: PartnersPageState; readonly onRetry: () => void }

const Shape = () => (
  <div className={css.sections}>
    <div className={css.hero} aria-hidden="true">
      <div>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="title" width="medium" />
        <Skeleton shape="text" />
        <Skeleton shape="button" width="medium" />
      </div>
    </div>
    <LowerSkeleton />
  </div>
)

const Outcome = ({ state, onRetry }: OutcomeProps) => {
  const { t } = useTranslation()
  switch (state.status) {
    case 'absent':
    case 'loading':
      return (
        <Coming what="content.loading">
          <Shape />
        </Coming>
      )
    case 'failed':
      return (
        <>
          <h1>{t('content.page.partners')}</h1>
          <ContentFailure error={state.error} onRetry={onRetry} />
          {/* Registering does not need the texts that did not load. */}
          <div className={css.ways}>
            <RegisterButton>{t('partner.register')}</RegisterButton>
          </div>
        </>
      )
    case 'shown':
      return <ShownPartnersPage page={state.page} />
  }
}

const Head = ({ state }: { readonly state: PartnersPageState }) => {
  const { t } = useTranslation()
  const organisation = useOrganisation()
  const wholeAddress = useWholeAddress()
  const steps = useTrail(partners).map(({ name, path }) => ({ name, url: wholeAddress(path) }))
  const page = state.status === 'shown' ? state.page : null
  return (
    <>
      <PathHead page={partners} />
      <PageHead
        title={t('content.head.title', { title: page?.meta.title ?? t('content.page.partners') })}
        description={page?.meta.description}
      />
      <StructuredData
        about={[
          trailData(steps),
          organisationData(organisation),
          ...(page === null ? [] : questionsData({ blocks: [{ kind: 'faq', ...page.faq }] })),
        ]}
      />
    </>
  )
}

const Opened = () => {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectPartnersPage)
  const trail = useTrail(partners)
  const [isRegistering, setRegistering] = useState(false)
  useEffect(() => {
    dispatch(partnersPageOpened())
  }, [dispatch])
  useLateHeading(state.status === 'shown' || state.status === 'failed')
  const retry = () => dispatch(partnersPageOpened())
  // The connection may have taken the request with it. One that failed is retried where that is said.
  useRetryOnline(() => {
    if (state.status === 'loading') retry()
  })
  return (
    <div className={frame.page}>
      <Head state={state} />
      <PageTrail steps={trail} />
      <OpenRegistration value={() => setRegistering(true)}>
        <div className={css.sections} tabIndex={-1}>
          <Outcome state={state} onRetry={retry} />
        </div>
      </OpenRegistration>
      {isRegistering && <AttachVehicleDialog onClosed={() => setRegistering(false)} />}
    </div>
  )
}

const coming = <PageWaiting />
const opened = (
  <WithFeature name="content">
    <WithFeature name="partner">
      <Opened />
    </WithFeature>
  </WithFeature>
)

/** The partners landing page, `/{locale}/partners` (spec 2 §2), with texts from content. */
export const PartnersPage = () => <Part fallback={coming}>{opened}</Part>
