import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryPage } from '../../application/orders/historyPage.ts'
import { historyOpened } from '../../application/orders/orders.slice.ts'
import { Personal } from '../app/ahead/Personal.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useAppDispatch } from '../app/store.ts'
import { Coming } from '../app/waiting/Coming.tsx'
import { Announcer } from '../design/Announcer.tsx'
import { classes } from '../design/classes.ts'
import frame from '../design/FlowPage.module.css'
import { PageHead } from '../head/PageHead.tsx'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { LoginCall } from './LoginCall.tsx'
import { loadFailureText } from './loadFailureText.ts'
import css from './OrderHistory.module.css'
import { hasNoOrders, ShownHistory } from './ShownHistory.tsx'
import { useOrdersSelector } from './useOrdersSelector.ts'

type OutcomeProps = { readonly history: HistoryPage; readonly onRetry: () => void }

const Outcome = ({ history, onRetry }: OutcomeProps) => {
  const { t } = useTranslation()
  switch (history.status) {
    case 'absent':
    case 'refused':
    case 'loading':
      return (
        <Coming what="orders.history.loading">
          <HistorySkeleton />
        </Coming>
      )
    case 'loginNeeded':
      return <LoginCall title={t('orders.login.history')} text={t('orders.login.text')} />
    case 'failed':
      return (
        <LoadFailure
          error={history.error}
          wordless={t('orders.history.failed.fetch')}
          onRetry={onRetry}
        />
      )
    case 'shown':
      return <ShownHistory history={history} />
  }
}

/** Announces what the wait for the orders ends in. A failure announces itself, unless it asks for a login. */
const Arrival = ({ history }: Pick<OutcomeProps, 'history'>) => {
  const { t } = useTranslation()
  const underWay = useOrdersSelector(({ orders }) => orders.live) ?? []
  const message = () => {
    switch (history.status) {
      case 'absent':
      case 'refused':
      case 'loading':
        return ''
      case 'loginNeeded':
        return t('orders.login.history')
      case 'failed':
        return history.error.kind === 'AuthenticationFailed' ? t('orders.login.failed') : ''
      case 'shown':
        return t(
          hasNoOrders(history, underWay) ? 'orders.history.empty.title' : 'orders.history.heading',
        )
    }
  }
  return <Announcer message={message()} />
}

/** Announces the orders that could not be read: their notices come together with the others. */
const UnreadNews = ({ history }: Pick<OutcomeProps, 'history'>) => {
  const { t } = useTranslation()
  const unread = history.status === 'shown' ? history.unread : []
  const wordless = t('orders.history.failed.unnumbered')
  return (
    <Announcer message={unread.map((error) => loadFailureText(t, error, wordless)).join(' ')} />
  )
}

const History = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const history = useOrdersSelector(({ orders }) => orders.history)
  useEffect(() => {
    dispatch(historyOpened())
  }, [dispatch])
  return (
    <div className={classes(frame.page, css.page)}>
      <PageHead title={t('orders.history.title')} />
      <Arrival history={history} />
      <UnreadNews history={history} />
      <Outcome history={history} onRetry={() => dispatch(historyOpened())} />
    </div>
  )
}

/** Shown until the feature has loaded, also on the prerendered page. */
const opening = (
  <div className={classes(frame.page, css.page)}>
    <Coming>
      <HistorySkeleton />
    </Coming>
  </div>
)

/** A customer's orders, live and past (spec 2 §2). */
export const OrderHistoryPage = () => (
  <Personal shape={opening}>
    <WithFeature name="orders">
      <History />
    </WithFeature>
  </Personal>
)
