import type { Credentials } from '../session/customer.port.ts'

/** What every call of the order service says of itself: the region, the locale, and the intent it belongs to. */
export type CallContext = {
  readonly requestId: string
  readonly region: string
  readonly locale: string
  /** Of the customer who calls; a guest has none (spec 1 §6). */
  readonly credentials?: Credentials
}
