import type { Market } from '../../domain/market/market.ts'
import type { Credentials } from './customerCall.ts'

/**
 * What every call to the order service carries: the region, the locale and the id of the intent that it
 * belongs to.
 */
export type CallContext = {
  readonly requestId: string
  readonly region: string
  readonly locale: string
  /** The credentials of the calling customer; a guest has none (spec 1 §6). */
  readonly credentials?: Credentials | undefined
}

/** The context of a call in a market, with the customer's credentials if they are known (spec 1 §6). */
export const callContext =
  ({ region, locale }: Pick<Market, 'region' | 'locale'>) =>
  (requestId: string, credentials: Credentials | null = null): CallContext => ({
    requestId,
    region,
    locale,
    ...(credentials === null ? {} : { credentials }),
  })
