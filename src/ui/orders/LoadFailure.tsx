import { useTranslation } from 'react-i18next'
import type { LoadOrderHistoryError } from '../../application/orders/loadOrderHistory.port.ts'
import { Unread } from '../app/failure/Unread.tsx'
import { LoginCall } from './LoginCall.tsx'
import { loadFailureText } from './loadFailureText.ts'

type Props = {
  readonly error: LoadOrderHistoryError
  /** The text for a failure that has none of its own. */
  readonly wordless: string
  readonly onRetry: () => void
}

/** Says why orders could not be loaded, and offers a retry or, if it is needed, a login (spec 2 §2, §8). */
export const LoadFailure = ({ error, wordless, onRetry }: Props) => {
  const { t } = useTranslation()
  return error.kind === 'AuthenticationFailed' ? (
    <LoginCall title={t('orders.login.failed')} text={t('orders.login.failedText')} />
  ) : (
    <Unread
      error={error}
      title={t('orders.history.failed.title')}
      text={t('orders.history.failed.text')}
      cause={loadFailureText(t, error, wordless)}
      onRetry={onRetry}
    />
  )
}
