import type { Market } from '../../domain/market/market.ts'
import { type CallContext, callContext } from '../ports/call.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'

/** What a call in a customer's name needs of the world. */
export type ContextNeeds = { readonly market: Market; readonly mintRequestId: MintRequestId }

/** What a call in a customer's name says of itself: a new thing that they meant, unless it is one already. */
export const customerContext =
  ({ market, mintRequestId }: ContextNeeds) =>
  (credentials: Credentials, requestId: string = mintRequestId()): CallContext =>
    callContext(market)(requestId, credentials)
