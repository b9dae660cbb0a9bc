import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { rebookRequested } from '../../application/orders/orders.slice.ts'
import {
  cancelDismissed,
  refreshRequested,
  type TrackingState,
} from '../../application/orders/tracking.slice.ts'
import type { RouteMarker } from '../../application/place/mountRouteMap.port.ts'
import { orderAction } from '../../domain/booking/orderAction.ts'
import type { OrderStop, TrackedOrder as TrackedOrderData } from '../../domain/orders/order.ts'
import { isFinished } from '../../domain/orders/orderStatus.ts'
import { stopHouse } from '../../domain/orders/stopHouse.ts'
import { scrollPastStep } from '../app/closing/scrollPastStep.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useLocalePath } from '../app/link/localePath.ts'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { wholeNumber } from '../app/text/wholeNumber.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Button } from '../design/Button.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { Card } from '../design/Card.tsx'
import { News } from '../design/News.tsx'
import { Notice } from '../design/Notice.tsx'
import { StickyBar } from '../design/StickyBar.tsx'
import { shieldFromTap } from '../design/tapShield.ts'
import { RouteMap } from '../place/RouteMap.tsx'
import { CancelFailure, CancelOrder } from './CancelOrder.tsx'
import { CallDriver, DriverCard, DriverSkeleton } from './DriverCard.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderRoute } from './OrderRoute.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { ShareOrder } from './ShareOrder.tsx'
import css from './TrackOrder.module.css'
import { useOrdersSelector } from './useOrdersSelector.ts'

const markersOf = (
  t: TFunction,
  { route: { pickup, via, drop }, driver }: TrackedOrderData,
): readonly RouteMarker[] => {
  const mark = (kind: RouteMarker['kind'], at: OrderStop['location'], label: string) =>
    at === null ? [] : [{ kind, at, label }]
  return [
    ...mark('pickup', pickup.location, t('orders.route.pickup')),
    ...via.flatMap((stop) => mark('stop', stop.location, '')),
    ...mark('drop', drop.location, t('orders.route.drop')),
    ...mark('vehicle', driver?.location ?? null, t('orders.track.driver.heading')),
  ]
}

const Contact = ({ name, number }: OrderStop['contact']) => {
  const phone = useAppSelector(({ market }) => market.country.phone)
  const whole = wholeNumber(phone, number)
  return (
    <div className={css.contact}>
      {name !== '' && <span>{name}</span>}
      {number !== '' && (
        <a className={css.number} href={telephoneLink(whole)}>
          {whole}
        </a>
      )}
    </div>
  )
}

/** The contact at a stop, with the house if the stop's name does not say it. */
const contactOf = (stop: OrderStop): ReactNode => {
  const { contact } = stop
  const house = stopHouse(stop)
  if ([house, contact.name, contact.number].every((text) => text === '')) return null
  return (
    <>
      {house !== '' && <div>{house}</div>}
      <Contact {...contact} />
    </>
  )
}

type Shown = Extract<TrackingState, { status: 'shown' }>

/** A tracked order: its status, position, driver and route, and the actions for it. */
export const TrackedOrder = ({
  tracking: { order, stale, cancelling },
}: {
  readonly tracking: Shown
}) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDesktop = useIsDesktop()
  const pathOf = useLocalePath()
  const { moment, money } = useFormats()
  const market = useAppSelector((state) => state.market)
  const isRebooked = useOrdersSelector(({ orders }) => orders.rebooked === order.crn)
  const heading = useRef<HTMLHeadingElement>(null)
  const [asksToCancel, setAsksToCancel] = useState(false)
  /** The failure after which the customer pressed retry; any later answer replaces it in `stale`. */
  const [retried, setRetried] = useState<Shown['stale']>(null)
  const markers = useMemo(() => markersOf(t, order), [t, order])
  const { status, driver, service, total } = order
  const over = isFinished(status)
  // Nothing is left to ask once the order is cancelled.
  const isAsking = asksToCancel && status !== 'cancelled'
  const stopAsking = () => {
    setAsksToCancel(false)
    dispatch(cancelDismissed())
  }
  useBackCloses(isAsking, stopAsking)
  const leavesForFares = useRef(false)
  // A second tap on the link that led here, or on the one to new fares, hits nothing: Cancel is where the confirmation's
  // link was, and the fare form's button will be where the link to new fares was.
  useLayoutEffect(() => {
    shieldFromTap()
    return () => {
      if (leavesForFares.current) shieldFromTap()
    }
  }, [])
  useEffect(() => {
    // The button that opened the dialog disappears when the order is cancelled.
    if (!asksToCancel || status !== 'cancelled') return undefined
    heading.current?.focus({ preventScroll: true })
    return scrollPastStep(() => {
      window.scrollTo(0, 0)
    })
  }, [asksToCancel, status])

  const next = orderAction(market)(order)
  const primary = () => {
    switch (next?.kind) {
      case 'Cancel':
        return (
          <div className={css.primary}>
            <p>
              {service.name}
              {total !== null && <strong>{money(total)}</strong>}
            </p>
            <Button
              variant="secondary"
              busy={cancelling.status === 'cancelling'}
              onClick={() => setAsksToCancel(true)}
            >
              {t('orders.track.cancel.open')}
            </Button>
          </div>
        )
      case 'CallDriver': {
        if (isDesktop) return null
        const { driver: called } = next
        // On the other side than Cancel was: it appears by itself, and a thumb may be about to press Cancel.
        return (
          <div className={css.primary}>
            <CallDriver driver={called} />
            <p>
              {called.name.trim() || t('orders.track.driver.unnamed')}
              {called.vehicleNumber !== '' && <strong>{called.vehicleNumber}</strong>}
            </p>
          </div>
        )
      }
      case 'Rebook':
        return (
          <Button block busy={isRebooked} onClick={() => dispatch(rebookRequested(order))}>
            {t('orders.card.rebook')}
          </Button>
        )
      case 'EstimateFare':
        // Nothing was delivered, and this order cannot be booked again: another begins with an estimate.
        return (
          <Link
            className={buttonClass({ variant: 'primary', block: true })}
            to={pathOf('/fare-estimate')}
            onClick={() => {
              leavesForFares.current = true
            }}
          >
            {t('orders.history.empty.action')}
          </Link>
        )
      case undefined:
        return null
    }
  }
  const action = primary()
  // Shown on the page if the dialog was closed before the answer came.
  const failure = !isAsking && cancelling.status === 'failed' && (
    <CancelFailure
      error={cancelling.error}
      dismiss={{
        label: t('fare.failure.dismiss'),
        onDismiss: () => {
          dispatch(cancelDismissed())
          heading.current?.focus()
        },
      }}
    />
  )
  const hasActions = Boolean(failure || action)
  const actions = (
    <div className={css.actions}>
      {failure}
      {action}
    </div>
  )

  return (
    <div className={css.order}>
      {/* Before its button: if both disappear, the dialog returns the focus first, and the button passes it on. */}
      {isAsking && <CancelOrder order={order} cancelling={cancelling} onClose={stopAsking} />}
      <div className={css.head} data-status={status}>
        <h1 ref={heading} className={css.heading} tabIndex={-1}>
          {t(`orders.status.${status}`)}
        </h1>
        <p className={css.lead}>{t(`orders.track.lead.${status}`)}</p>
        <p className={css.aside}>{t('orders.track.booked', { moment: moment(order.createdAt) })}</p>
      </div>
      {markers.length > 0 && (
        <div className={css.map}>
          <RouteMap markers={markers} label={t('orders.track.map.label')} />
        </div>
      )}
      <div className={css.rest}>
        <News>
          {stale !== null && (
            <Notice
              quiet
              action={
                <Button
                  variant="text"
                  compact
                  busy={retried === stale}
                  onClick={() => {
                    setRetried(stale)
                    dispatch(refreshRequested())
                  }}
                >
                  {t('orders.track.stale.action')}
                </Button>
              }
            >
              {t('orders.track.stale.text')}
            </Notice>
          )}
        </News>
        {driver === null ? (
          // Not on a desktop, where the call would then appear under Cancel. And not once the search has ended: the
          // parts below move up once, but an empty place for a driver would keep the steps off the screen.
          !(isDesktop || over) && <DriverSkeleton />
        ) : (
          <DriverCard driver={driver} withCall={isDesktop && next?.kind === 'CallDriver'} />
        )}
        {isDesktop && hasActions && actions}
        <Card as="section" labelledBy="order-way">
          <h2 id="order-way" className={css.subheading}>
            {t('orders.track.way.heading')}
          </h2>
          <OrderTimeline order={order} />
        </Card>
        <Card as="section" labelledBy="order-route">
          <h2 id="order-route" className={css.subheading}>
            {t('orders.track.route.heading')}
          </h2>
          <OrderRoute route={order.route} detailOf={contactOf} />
        </Card>
        <OrderFacts order={order} />
        {/* Below what appears by itself: further up, the driver's call would appear where Share was. */}
        <ShareOrder order={order} />
      </div>
      {!isDesktop && hasActions && <StickyBar>{actions}</StickyBar>}
    </div>
  )
}
