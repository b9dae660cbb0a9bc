import type { TFunction } from 'i18next'
import type { RemoteError } from '../../application/ports/remoteError.ts'

/** What a customer reads of a failed call (spec 1 §8): the service's words where it gave any. */
export const remoteErrorText = (t: TFunction, error: RemoteError): string => {
  switch (error.kind) {
    case 'NetworkError':
      return error.message ?? t('app.remote.unknown')
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
