import type { TFunction } from 'i18next'
import type { LoadOrderHistoryError } from '../../application/orders/loadOrderHistory.port.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'

/** Why orders could not be read: the service's words, the network's trouble, or which order it was (spec 2 §8). */
export const loadFailureText = (
  t: TFunction,
  error: LoadOrderHistoryError,
  /** For whatever has no words of its own. */
  wordless: string,
): string => {
  switch (error.kind) {
    case 'NetworkError':
      return error.message ?? wordless
    case 'Unreachable':
      return remoteErrorText(t, error)
    case 'RefusalUnreadable':
    case 'ContractBroken':
      return wordless
    case 'OrderFieldMalformed':
    case 'OrderValueUnknown':
      return error.crn === null ? wordless : t('orders.history.failed.order', { crn: error.crn })
    case 'AuthenticationFailed':
      return t('orders.login.failed')
  }
}
