import type { Market } from '../../domain/market/market.ts'
import type { Credentials } from './customerCall.ts'

/** What every call of the order service says of itself: the region, the locale, and the intent it belongs to. */
export type CallContext = {
  readonly requestId: string
  readonly region: string
  readonly locale: string
  /** Of the customer who calls; a guest has none (spec 1 §6). */
  readonly credentials?: Credentials
}

/** What a call of a market says of itself, in a customer's name where they are known (spec 1 §6). */
export const callContext =
  ({ region, locale }: Pick<Market, 'region' | 'locale'>) =>
  (requestId: string, credentials: Credentials | null = null): CallContext => ({
    requestId,
    region,
    locale,
    ...(credentials === null ? {} : { credentials }),
  })
