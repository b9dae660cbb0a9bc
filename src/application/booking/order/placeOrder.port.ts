import type { taskEither as TE } from 'fp-ts'
import type { CompleteOrder } from '../../../domain/booking/completeness.ts'
import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import type { Waypoint } from '../../../domain/place/address.ts'
import type { CallContext } from '../../ports/call.ts'
import type { CustomerCallError } from '../../ports/customerCall.ts'

/** An order that the service accepted. `trackingUrl` is untrusted; empty if the service gave none. */
export type PlacedOrder = { readonly crn: string; readonly trackingUrl: string }

/** A part of the order that the service refused. `message` is the service's. */
export type RefusedOrderPart = {
  readonly part: Exclude<keyof OrderDraft, 'geoRegionId'>
  readonly message: string
}

/** Why an order was not booked. */
export type PlaceOrderError =
  | CustomerCallError
  | {
      readonly kind: 'OrderRefused'
      readonly message: string | null
      /** The ends of the route that are not served; empty if that is not the reason. */
      readonly unserved: readonly Waypoint[]
      readonly parts: readonly RefusedOrderPart[]
    }
  /** The service no longer honours the estimate's fares; nothing was booked. */
  | { readonly kind: 'EstimateExpired' }

/** Books an order. Calls with the same request id in the context book it once (spec 2 §7). */
export type PlaceOrder = (
  order: CompleteOrder,
  context: CallContext,
) => TE.TaskEither<PlaceOrderError, PlacedOrder>
