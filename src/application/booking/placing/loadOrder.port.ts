import type { taskEither as TE } from 'fp-ts'
import type { OrderError, TrackedOrder } from '../../../domain/orders/order.ts'
import type { Abandonment } from '../../ports/abandonment.port.ts'
import type { CallContext } from '../../ports/call.ts'
import type { CustomerCallError } from '../../ports/customerCall.ts'

/** Why an order could not be loaded. */
export type LoadOrderError =
  | CustomerCallError
  | OrderError
  /** The customer has no order with this number. */
  | { readonly kind: 'OrderUnknown' }

/** Loads one of the customer's orders by its number, with its driver and its timeline. */
export type LoadOrder = (
  crn: string,
  context: CallContext,
  abandonment?: Abandonment,
) => TE.TaskEither<LoadOrderError, TrackedOrder>
