import type { taskEither as TE } from 'fp-ts'
import type { CompleteOrder } from '../../domain/booking/completeness.ts'
import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** An order that was taken. `trackingUrl` is the service's and untrusted, empty where it gave none. */
export type PlacedOrder = { readonly crn: string; readonly trackingUrl: string }

/** A part of the order that the service will not have; the words are its own. */
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
      /** The ends of the route that are not served, where that is why. */
      readonly unserved: readonly Waypoint[]
      readonly parts: readonly RefusedOrderPart[]
    }
  /** The estimate's fares hold no longer. */
  | { readonly kind: 'EstimateExpired' }

/** Books, once per request id of the context however often it is asked (spec 2 §7). */
export type PlaceOrder = (
  order: CompleteOrder,
  context: CallContext,
) => TE.TaskEither<PlaceOrderError, PlacedOrder>
