import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { LoadOrderError } from '../../application/booking/placing/loadOrder.port.ts'
import {
  type TrackingState,
  trackingClosed,
  trackingOpened,
} from '../../application/orders/tracking.slice.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { crnInLink } from '../../domain/orders/crnInLink.ts'
import { Personal } from '../app/ahead/Personal.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { LeavingLink } from '../app/link/LeavingLink.tsx'
import { useLocalePath } from '../app/link/localePath.ts'
import { useAppDispatch } from '../app/store.ts'
import { Coming } from '../app/waiting/Coming.tsx'
import { Announcer } from '../design/Announcer.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { classes } from '../design/classes.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import frame from '../design/FlowPage.module.css'
import { NotFound } from '../design/illustrations/NotFound.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { LoginCall } from './LoginCall.tsx'
import { TrackedOrder } from './TrackedOrder.tsx'
import css from './TrackOrder.module.css'
import { TrackSkeleton } from './TrackSkeleton.tsx'
import { useOrdersSelector } from './useOrdersSelector.ts'

const Unknown = () => {
  const { t } = useTranslation()
  const pathOf = useLocalePath()
  return (
    <EmptyState
      level={1}
      picture={<NotFound />}
      title={t('orders.track.unknown.title')}
      text={t('orders.track.unknown.text')}
      action={
        <LeavingLink className={buttonClass({ variant: 'primary' })} to={pathOf('/')}>
          {t('app.action.home')}
        </LeavingLink>
      }
    />
  )
}

type OutcomeProps = {
  readonly tracking: TrackingState
  readonly onRetry: () => void
}

const Outcome = ({ tracking, onRetry }: OutcomeProps) => {
  const { t } = useTranslation()
  switch (tracking.status) {
    case 'absent':
    case 'refused':
    case 'loading':
      return (
        <Coming what="orders.track.loading">
          <TrackSkeleton />
        </Coming>
      )
    case 'loginNeeded':
      return <LoginCall title={t('orders.login.order')} text={t('orders.login.text')} />
    case 'failed':
      return tracking.error.kind === 'OrderUnknown' ? (
        <Unknown />
      ) : (
        <LoadFailure
          error={tracking.error}
          wordless={t('orders.track.failed.fetch')}
          onRetry={onRetry}
        />
      )
    case 'shown':
      return <TrackedOrder tracking={tracking} />
  }
}

/** The title of a failure that does not announce itself. */
const failureTold = (t: TFunction, { kind }: LoadOrderError): string => {
  if (kind === 'OrderUnknown') return t('orders.track.unknown.title')
  return kind === 'AuthenticationFailed' ? t('orders.login.failed') : ''
}

/** Announces what the wait for the order ends in, and then each new status once. */
const StatusNews = ({ tracking }: Pick<OutcomeProps, 'tracking'>) => {
  const { t } = useTranslation()
  const message = () => {
    switch (tracking.status) {
      case 'absent':
      case 'refused':
      case 'loading':
        return ''
      case 'loginNeeded':
        return t('orders.login.order')
      case 'failed':
        return failureTold(t, tracking.error)
      case 'shown':
        return t(`orders.status.${tracking.order.status}`)
    }
  }
  return <Announcer message={message()} />
}

const Tracking = ({ crn }: { readonly crn: string }) => {
  const dispatch = useAppDispatch()
  const tracking = useOrdersSelector((state) => state.tracking)
  useEffect(() => {
    dispatch(trackingOpened(crn))
    return () => {
      dispatch(trackingClosed())
    }
  }, [dispatch, crn])
  return (
    <>
      <StatusNews tracking={tracking} />
      <Outcome tracking={tracking} onRetry={() => dispatch(trackingOpened(crn))} />
    </>
  )
}

const OrderOfLink = () => {
  const { t } = useTranslation()
  const { search } = useLocation()
  const crn = crnInLink(parseQuery(search))
  return (
    <>
      <PageHead title={t('orders.track.title')} />
      <div className={classes(frame.page, css.page)}>
        {crn === '' ? <Unknown /> : <Tracking key={crn} crn={crn} />}
      </div>
    </>
  )
}

/** Shown until the feature has loaded, also on the prerendered page. */
const opening = (
  <div className={classes(frame.page, css.page)}>
    <Coming>
      <TrackSkeleton />
    </Coming>
  </div>
)

/** Tracks the order that the link names (spec 2 §2). Courier orders have a path of their own. */
export const TrackOrderPage = () => (
  <Personal shape={opening}>
    <WithFeature name="orders">
      <OrderOfLink />
    </WithFeature>
  </Personal>
)
