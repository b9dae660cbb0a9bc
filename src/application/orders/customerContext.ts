import type { Market } from '../../domain/market/market.ts'
import { type CallContext, callContext } from '../ports/call.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'

/** What a customer's call needs. */
export type ContextNeeds = {
  readonly market: Pick<Market, 'region' | 'locale'>
  readonly mintRequestId: MintRequestId
}

/** The context of a customer's call. A retry passes the request id of the first attempt; the default is a new one. */
export const customerContext =
  ({ market, mintRequestId }: ContextNeeds) =>
  (credentials: Credentials, requestId: string = mintRequestId()): CallContext =>
    callContext(market)(requestId, credentials)
