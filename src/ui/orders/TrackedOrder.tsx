import type { TFunction } from 'i18next'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import {
  cancelDismissed,
  refreshRequested,
  type TrackingState,
} from '../../application/orders/tracking.slice.ts'
import type { RouteMarker } from '../../application/place/mountRouteMap.port.ts'
import { orderAction } from '../../domain/booking/orderAction.ts'
import { isPresent } from '../../domain/form/isPresent.ts'
import type { OrderStop, TrackedOrder as TrackedOrderData } from '../../domain/orders/order.ts'
import { isFinished, isWithoutTrip } from '../../domain/orders/orderStatus.ts'
import { stopHouse } from '../../domain/orders/stopHouse.ts'
import { isDiallable } from '../../domain/phone/isDiallable.ts'
import { scrollPastStep } from '../app/closing/scrollPastStep.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useFormats } from '../app/text/useFormats.ts'
import { wholeNumber } from '../app/text/wholeNumber.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Card } from '../design/Card.tsx'
import { News } from '../design/News.tsx'
import { StickyBar } from '../design/StickyBar.tsx'
import { shieldFromTap } from '../design/tapShield.ts'
import { RouteMap } from '../place/RouteMap.tsx'
import { CancelFailure, CancelOrder } from './CancelOrder.tsx'
import { DriverCard, DriverSkeleton } from './DriverCard.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderRoute } from './OrderRoute.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { ShareOrder } from './ShareOrder.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { TrackedAction } from './TrackedAction.tsx'
import css from './TrackOrder.module.css'

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
      {isPresent(name) && <span>{name}</span>}
      {isDiallable(number) ? (
        <a className={css.number} href={telephoneLink(whole)}>
          {whole}
        </a>
      ) : (
        isPresent(number) && <span>{number}</span>
      )}
    </div>
  )
}

/** The contact at a stop, with the house if the stop's name does not say it. */
const contactOf = (stop: OrderStop): ReactNode => {
  const { contact } = stop
  const house = stopHouse(stop)
  if (![house, contact.name, contact.number].some(isPresent)) return null
  return (
    <>
      {isPresent(house) && <div>{house}</div>}
      <Contact {...contact} />
    </>
  )
}

/** Takes the focus when nothing is left to ask about: the button that opened the dialog disappears then. */
const useFocusOnceOver = (
  heading: RefObject<HTMLHeadingElement | null>,
  isOverHere: boolean,
): void => {
  useEffect(() => {
    if (!isOverHere) return undefined
    heading.current?.focus({ preventScroll: true })
    return scrollPastStep(() => {
      window.scrollTo(0, 0)
    })
  }, [heading, isOverHere])
}

type Props = { readonly tracking: Extract<TrackingState, { status: 'shown' }> }

/** A tracked order: its status, position, driver and route, and the actions for it. */
export const TrackedOrder = ({ tracking: { order, stale, cancelling } }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDesktop = useIsDesktop()
  const { moment } = useFormats()
  const market = useAppSelector((state) => state.market)
  const heading = useRef<HTMLHeadingElement>(null)
  const [asksToCancel, setAsksToCancel] = useState(false)
  const markers = useMemo(() => markersOf(t, order), [t, order])
  const { status, driver } = order
  const [lastStatus, setLastStatus] = useState(status)
  if (status !== lastStatus) {
    setLastStatus(status)
    // The service has opened it again, which is no reason to ask again.
    if (isWithoutTrip(lastStatus)) setAsksToCancel(false)
  }
  // Nothing is left to ask once nothing is left to cancel: the page itself says what has become of the order.
  const isAsking = asksToCancel && !isWithoutTrip(status)
  const stopAsking = () => {
    setAsksToCancel(false)
    dispatch(cancelDismissed())
  }
  useBackCloses(isAsking, stopAsking)
  // A second tap on the link that led here hits nothing: Cancel is where the confirmation's link was.
  useLayoutEffect(shieldFromTap, [])
  useFocusOnceOver(heading, asksToCancel && isWithoutTrip(status))

  const next = orderAction(market)(order)
  const callsInCard = isDesktop && next?.kind === 'CallDriver'
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
  const action = next !== null && !callsInCard && (
    <TrackedAction
      action={next}
      order={order}
      isCancelling={cancelling.status === 'cancelling'}
      onCancel={() => setAsksToCancel(true)}
    />
  )
  const actions = (failure || action) && (
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
        {/* Nothing more happens to an order that has ended, unless the service opens it again. */}
        <News>
          {stale !== null && !isFinished(status) && (
            <StaleNotice stale={stale} onRetry={() => dispatch(refreshRequested())} />
          )}
        </News>
        {driver === null ? (
          // Not on a desktop, where the call would then appear under Cancel. And not once the search has ended: the
          // parts below move up once, but an empty place for a driver would keep the steps off the screen.
          !(isDesktop || isFinished(status)) && <DriverSkeleton />
        ) : (
          <DriverCard driver={driver} withCall={callsInCard} />
        )}
        {isDesktop && actions}
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
      {!isDesktop && actions && <StickyBar>{actions}</StickyBar>}
    </div>
  )
}
