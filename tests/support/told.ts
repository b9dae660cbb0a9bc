import type { Report } from '../../src/application/ports/reporter.port.ts'

type Failed = { readonly kind: string; readonly because?: string }

/**
 * Whether a flow reports a failed call to the operators: not if the port has its own name for the refusal,
 * the device is offline, the session is over, or the adapter has reported it already.
 */
export const isFault = ({ kind, because }: Failed): boolean =>
  ['NetworkError', 'RefusalUnreadable', 'Unreachable'].includes(kind) &&
  because !== 'unbelieved' &&
  because !== 'offline'

/** The report of a failed call if it is a fault; otherwise none. */
export const told = (error: Failed, report: Report): readonly Report[] =>
  isFault(error) ? [report] : []
