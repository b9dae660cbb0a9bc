import type { TFunction } from 'i18next'
import type { LoadOrderHistoryError } from '../../application/orders/loadOrderHistory.port.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

/**
 * Why orders could not be loaded: the service's message, that the customer may not do that, a network failure, or the
 * unreadable order (spec 2 §8).
 */
export const loadFailureText = (
  t: TFunction,
  error: LoadOrderHistoryError,
  /** The text for a failure that has none of its own. */
  wordless: string,
): string => {
  switch (error.kind) {
    case 'NetworkError':
      if (error.because === 'notAllowed') return remoteErrorText(t, error)
      return error.message ?? wordless
    case 'RefusalUnreadable':
      return error.because === 'notAllowed' ? remoteErrorText(t, error) : wordless
    case 'Unreachable':
      return remoteErrorText(t, error)
    case 'ContractBroken':
      return wordless
    case 'OrderFieldMalformed':
    case 'OrderValueUnknown':
      return error.crn === null ? wordless : t('orders.history.failed.order', { crn: error.crn })
    case 'AuthenticationFailed':
      return t('orders.login.failed')
  }
}
