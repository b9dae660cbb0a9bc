import type { TFunction } from 'i18next'
import type { RemoteError } from '../../application/ports/remoteError.ts'

const unauthorized = [401, 403]

/** What a customer reads of a failed call (spec 1 §8): the service's words where it gave any. */
export const remoteErrorText = (t: TFunction, error: RemoteError): string => {
  switch (error.kind) {
    case 'NetworkError':
      if (error.message !== null) return error.message
      return t(
        unauthorized.includes(error.status) ? 'app.remote.unauthorized' : 'app.remote.unknown',
      )
    case 'RefusalUnreadable':
      return t('app.remote.unreadable')
    case 'ContractBroken':
      return t('app.remote.contract')
    case 'Unreachable':
      switch (error.because) {
        case 'offline':
          return t('app.remote.offline')
        case 'timeout':
          return t('app.remote.timeout')
        case 'connection':
          return t('app.remote.connection')
      }
  }
}
