import { type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryPage, MorePast } from '../../application/orders/historyPage.ts'
import { historyOpened, morePastRequested } from '../../application/orders/orders.slice.ts'
import { historyParts } from '../../domain/orders/historyParts.ts'
import type { Order, OrderError } from '../../domain/orders/order.ts'
import { useAppDispatch } from '../app/store.ts'
import { LongWait } from '../app/waiting/LongWait.tsx'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { NoOrders } from '../design/illustrations/NoOrders.tsx'
import { isFocusLost, leavesFocus } from '../design/leavesFocus.ts'
import { News } from '../design/News.tsx'
import { Notice } from '../design/Notice.tsx'
import { StickyBar } from '../design/StickyBar.tsx'
import { AppCall } from './AppCall.tsx'
import { EstimateFare } from './EstimateFare.tsx'
import { loadFailureText } from './loadFailureText.ts'
import { OrderCard } from './OrderCard.tsx'
import css from './OrderHistory.module.css'
import { StaleNotice } from './StaleNotice.tsx'
import { useOrdersSelector } from './useOrdersSelector.ts'

type UnderWayProps = { readonly title: string; readonly orders: readonly Order[] }

const UnderWay = ({ title, orders }: UnderWayProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.subheading}>
          {title}
        </h2>
        <p className={css.aside}>{t('orders.history.liveText')}</p>
      </div>
      <ul className={css.orders}>
        {orders.map((order) => (
          <li key={order.crn}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MoreProps = {
  readonly part: RefObject<HTMLDivElement | null>
  readonly more: MorePast
  readonly onMore: () => void
}

/** One button in every state, so that a failure does not take the focus away. */
const More = ({ part, more, onMore }: MoreProps) => {
  const { t } = useTranslation()
  if (more.status === 'none') return null
  return (
    <div ref={part} className={css.more}>
      {more.status === 'failed' && (
        <Notice kind="error">
          {loadFailureText(t, more.error, t('orders.history.failed.fetch'))}
        </Notice>
      )}
      <div className={css.ask}>
        <Button variant="secondary" busy={more.status === 'loading'} onClick={onMore}>
          {t(more.status === 'failed' ? 'app.action.retry' : 'orders.history.more')}
        </Button>
        <LongWait isWaiting={more.status === 'loading'} text={t('app.stillLoading')} />
      </div>
    </div>
  )
}

type Shown = Extract<HistoryPage, { status: 'shown' }>

/** Whether a customer has no orders: neither under way nor past, nor any that cannot be read. */
export const hasNoOrders = ({ past, more, unread }: Shown, underWay: readonly Order[]): boolean =>
  underWay.length + past.length + unread.length === 0 && more.status === 'none'

const Past = ({ past, more, unread }: Shown) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const list = useRef<HTMLUListElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  /** How many orders were shown when the customer asked for more. */
  const before = useRef<number | null>(null)
  /** Whether the page asks for those orders again by itself, after a failure. */
  const isAgain = useRef(false)
  const count = past.length
  useEffect(() => {
    if (before.current === null || more.status === 'loading') return
    if (more.status === 'failed') {
      isAgain.current = true
      return
    }
    // Whoever has gone on after the failure is not led back.
    const isElsewhere = !isFocusLost() && foot.current?.contains(document.activeElement) !== true
    if (isAgain.current && isElsewhere) {
      before.current = null
      return
    }
    const first = list.current?.children.item(before.current)
    // The button that was pressed is gone, even if nothing came in its place.
    const isGone = more.status === 'none' && isFocusLost()
    const last = isGone ? list.current?.lastElementChild : null
    before.current = null
    const next = first ?? last
    if (next instanceof HTMLElement) next.focus({ preventScroll: isAgain.current })
  }, [more.status])
  return (
    <section className={css.section} aria-labelledby="orders-past">
      <h2 id="orders-past" className={css.subheading}>
        {t('orders.history.past')}
      </h2>
      {count === 0 ? (
        unread.length === 0 && <p className={css.aside}>{t('orders.history.pastNone')}</p>
      ) : (
        <ul ref={list} className={css.orders}>
          {past.map((order) => (
            // Has the focus after "Show more", and may go when the history begins again.
            <li key={order.crn} ref={leavesFocus} tabIndex={-1}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <More
        part={foot}
        more={more}
        onMore={() => {
          before.current = count
          isAgain.current = false
          dispatch(morePastRequested())
        }}
      />
    </section>
  )
}

/** Says which orders could not be read, by their numbers if known. The page announces it. */
const Unread = ({ orders }: { readonly orders: readonly OrderError[] }) => {
  const { t } = useTranslation()
  return orders.map((error) => (
    <Notice key={error.crn} quiet>
      {loadFailureText(t, error, t('orders.history.failed.unnumbered'))}
    </Notice>
  ))
}

/** Says that what is shown may be out of date, once it is. */
const StaleNews = () => {
  const dispatch = useAppDispatch()
  const stale = useOrdersSelector(({ orders }) => orders.stale)
  return (
    <News>
      {stale !== null && <StaleNotice stale={stale} onRetry={() => dispatch(historyOpened())} />}
    </News>
  )
}

const NoHistory = () => {
  const { t } = useTranslation()
  return (
    <div className={css.history}>
      <StaleNews />
      <EmptyState
        level={1}
        picture={<NoOrders />}
        title={t('orders.history.empty.title')}
        text={t('orders.history.empty.text')}
        action={<EstimateFare />}
      />
      <AppCall />
    </div>
  )
}

/** A customer's orders: those under way first, then the past ones, page by page. */
export const ShownHistory = ({ history }: { readonly history: Shown }) => {
  const { t } = useTranslation()
  const isDesktop = useIsDesktop()
  const underWay = useOrdersSelector(({ orders }) => orders.live) ?? []
  const { live, other, past } = historyParts({ live: underWay, past: history.past })
  const hasUnderWay = live.length + other.length > 0
  if (hasNoOrders(history, underWay)) return <NoHistory />
  return (
    <div className={css.history}>
      <div className={css.top}>
        <h1 className={css.heading}>{t('orders.history.heading')}</h1>
        {isDesktop && (
          <div className={css.next}>
            <EstimateFare variant="secondary" compact />
          </div>
        )}
      </div>
      <StaleNews />
      <Unread orders={history.unread} />
      {live.length > 0 && <UnderWay title={t('orders.history.live')} orders={live} />}
      {other.length > 0 && <UnderWay title={t('orders.history.other')} orders={other} />}
      {hasUnderWay && <AppCall />}
      <Past {...history} past={past} />
      {!hasUnderWay && <AppCall />}
      {!isDesktop && (
        <div className={css.bar}>
          <StickyBar>
            <EstimateFare variant="secondary" block />
          </StickyBar>
        </div>
      )}
    </div>
  )
}
