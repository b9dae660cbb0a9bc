import type { taskEither as TE } from 'fp-ts'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import type { LoadOrderError } from '../booking/loadOrder.port.ts'
import type { CallContext } from '../ports/call.ts'

/** Why an order was not cancelled. */
export type CancelOrderError =
  | LoadOrderError
  /** A driver has been found in the meantime, or the order has ended. */
  | { readonly kind: 'TooLateToCancel' }

/** Cancels an order for the customer's `reason`; the answer is the order as it is afterwards. */
export type CancelOrder = (
  crn: string,
  reason: string,
  context: CallContext,
) => TE.TaskEither<CancelOrderError, TrackedOrder>
