import type { taskEither as TE } from 'fp-ts'
import type { OrderError, TrackedOrder } from '../../domain/orders/order.ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why an order cannot be shown. */
export type LoadOrderError =
  | CustomerCallError
  | OrderError
  /** The customer has no order of this number. */
  | { readonly kind: 'OrderUnknown' }

/** An order of the customer's own, with its driver and its timeline. */
export type LoadOrder = (
  crn: string,
  context: CallContext,
  abandonment?: Abandonment,
) => TE.TaskEither<LoadOrderError, TrackedOrder>
