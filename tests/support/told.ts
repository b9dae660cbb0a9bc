import type { Report } from '../../src/application/ports/reporter.port.ts'

type Failed = { readonly kind: string; readonly because?: string }

/**
 * Whether a flow tells the operators of a failed call: not where a port has a name of its own for what was
 * said, nor without a network, nor of a session that is over, nor where its adapter told of it already.
 */
export const isFault = ({ kind, because }: Failed): boolean =>
  ['NetworkError', 'RefusalUnreadable', 'Unreachable'].includes(kind) &&
  because !== 'unbelieved' &&
  because !== 'offline'

/** What the operators hear of a failed call where it is a fault; nothing else. */
export const told = (error: Failed, report: Report): readonly Report[] =>
  isFault(error) ? [report] : []
