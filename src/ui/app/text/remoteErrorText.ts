import type { TFunction } from 'i18next'
import type { FlowCrashed } from '../../../application/flow/flowCrashed.ts'
import type { Reason, RemoteError } from '../../../application/ports/remoteError.ts'

const texts = {
  unbelieved: 'app.remote.unauthorized',
  notAllowed: 'app.remote.unauthorized',
  askedTooOften: 'app.remote.unknown',
  declined: 'app.remote.unknown',
  failed: 'app.remote.unknown',
  offline: 'app.remote.offline',
  timeout: 'app.remote.timeout',
  connection: 'app.remote.connection',
} as const satisfies Record<Reason, string>

/** The text about a failed call (spec 1 §8): the service's own message, if it sent one. */
export const remoteErrorText = (t: TFunction, error: RemoteError | FlowCrashed): string => {
  switch (error.kind) {
    case 'NetworkError':
      return error.message ?? t(texts[error.because])
    case 'RefusalUnreadable':
    case 'Unreachable':
      return t(texts[error.because])
    case 'ContractBroken':
    case 'FlowCrashed':
      return t('app.remote.unknown')
  }
}
