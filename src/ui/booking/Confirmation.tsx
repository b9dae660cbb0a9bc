import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingIntent } from '../../application/booking/order/bookingIntent.ts'
import { reviewAgainRequested } from '../../application/booking/order/orderReview.slice.ts'
import type { TrackableOrder } from '../../application/booking/order/trackableOrder.ts'
import { LeavingLink } from '../app/link/LeavingLink.tsx'
import { useLocalePath } from '../app/link/localePath.ts'
import { ShareButton } from '../app/link/ShareButton.tsx'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { useAppDispatch } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Button } from '../design/Button.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { Card } from '../design/Card.tsx'
import { Booked } from '../design/illustrations/Booked.tsx'
import { RoutePair, RouteStop } from '../design/RoutePair.tsx'
import { StickyBar } from '../design/StickyBar.tsx'
import { shieldFromTap } from '../design/tapShield.ts'
import css from './Confirmation.module.css'
import { StopDetails } from './StopDetails.tsx'

/** Shares the link to the order's page. */
const Share = ({ path }: { readonly path: string }) => {
  const { t } = useTranslation()
  return (
    <ShareButton
      path={path}
      title={t('booking.placed.share.title')}
      text={t('booking.placed.share.text')}
      action={t('booking.placed.share.action')}
      copied={t('booking.placed.share.copied')}
      refused={t('booking.placed.share.refused')}
    />
  )
}

type Props = {
  readonly intent: BookingIntent
  readonly placed: TrackableOrder
  /** Whether the order has ended since. */
  readonly isOver: boolean
}

/** The placed order, with its number and the link to track it. */
export const Confirmation = ({ intent: { order, vehicle }, placed, isOver }: Props) => {
  const { t } = useTranslation()
  const { money } = useFormats()
  const dispatch = useAppDispatch()
  const pathOf = useLocalePath()
  const isDesktop = useIsDesktop()
  const heading = useRef<HTMLHeadingElement>(null)
  // Its action stands where Book stood: a second tap there does not lead on.
  useLayoutEffect(shieldFromTap, [])
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  const track = (
    <LeavingLink
      className={buttonClass({ variant: 'primary', block: true })}
      to={placed.trackingPath}
    >
      {t('booking.placed.track')}
    </LeavingLink>
  )
  return (
    <div className={css.placed}>
      <div className={css.picture}>
        <Booked />
      </div>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {t('booking.placed.heading')}
      </h1>
      {/* It may end while this page is read: cancelled in another window, or delivered. */}
      <p role="status" className={css.text}>
        {t(isOver ? 'booking.placed.ended' : 'booking.placed.text')}
      </p>
      <Card>
        <dl className={css.crn}>
          <dt>{t('booking.placed.crn')}</dt>
          <dd translate="no">{placed.crn}</dd>
        </dl>
        <RoutePair
          pickup={
            <RouteStop
              label={t('booking.route.pickup')}
              landmark={order.pickup.landmark}
              detail={<StopDetails order={order} waypoint="pickup" />}
            />
          }
          drop={
            <RouteStop
              label={t('booking.route.drop')}
              landmark={order.drop.landmark}
              detail={<StopDetails order={order} waypoint="drop" />}
            />
          }
        />
        <dl className={css.vehicle}>
          <dt>{vehicle.name}</dt>
          <dd>{money(vehicle.fare)}</dd>
        </dl>
        <p className={css.aside}>{t('booking.placed.estimate')}</p>
      </Card>
      <div className={css.actions}>
        {isDesktop && track}
        <Share path={placed.trackingPath} />
        <div className={css.others}>
          <Button variant="text" onClick={() => dispatch(reviewAgainRequested())}>
            {t('booking.placed.again')}
          </Button>
          <SiteLink className={buttonClass({ variant: 'text' })} to={pathOf('/fare-estimate')}>
            {t('booking.placed.newEstimate')}
          </SiteLink>
        </div>
      </div>
      {!isDesktop && <StickyBar>{track}</StickyBar>}
    </div>
  )
}
