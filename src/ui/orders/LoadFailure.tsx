import { useTranslation } from 'react-i18next'
import type { LoadOrderHistoryError } from '../../application/orders/loadOrderHistory.port.ts'
import { isOffline } from '../app/failure/isOffline.ts'
import { useRetryOnline } from '../app/failure/useOffline.ts'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { Offline } from '../design/illustrations/Offline.tsx'
import { SomethingWrong } from '../design/illustrations/SomethingWrong.tsx'
import { LoginCall } from './LoginCall.tsx'
import { loadFailureText } from './loadFailureText.ts'

type Props = {
  readonly error: LoadOrderHistoryError
  /** The text for a failure that has none of its own. */
  readonly wordless: string
  readonly onRetry: () => void
}

const Unread = ({ error, wordless, onRetry }: Props) => {
  const { t } = useTranslation()
  useRetryOnline(() => {
    // A service that answered would refuse again.
    if (error.kind === 'Unreachable') onRetry()
  })
  return (
    <EmptyState
      level={1}
      picture={isOffline(error) ? <Offline /> : <SomethingWrong />}
      title={t('orders.history.failed.title')}
      text={
        <div role="alert">
          <p>{t('orders.history.failed.text')}</p>
          <p>{loadFailureText(t, error, wordless)}</p>
        </div>
      }
      action={<Button onClick={onRetry}>{t('app.action.retry')}</Button>}
    />
  )
}

/** Says why orders could not be loaded, and offers a retry or, if it is needed, a login (spec 2 §2, §8). */
export const LoadFailure = (props: Props) => {
  const { t } = useTranslation()
  return props.error.kind === 'AuthenticationFailed' ? (
    <LoginCall title={t('orders.login.failed')} text={t('orders.login.failedText')} />
  ) : (
    <Unread {...props} />
  )
}
