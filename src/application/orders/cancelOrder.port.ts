import type { taskEither as TE } from 'fp-ts'
import type { TrackedOrder } from '../../domain/orders/order.ts'
import type { LoadOrderError } from '../booking/placing/loadOrder.port.ts'
import type { CallContext } from '../ports/call.ts'

/** Why an order was not cancelled. */
export type CancelOrderError =
  | LoadOrderError
  /** A driver has been found in the meantime, or the order has ended. */
  | { readonly kind: 'TooLateToCancel' }

/**
 * Cancels an order for the customer's `reason`; the answer is the order as it is afterwards. Calls with the same
 * request id in the context cancel it once (spec 2 §4), and are answered alike: a call may be repeated after a newer
 * login.
 */
export type CancelOrder = (
  crn: string,
  reason: string,
  context: CallContext,
) => TE.TaskEither<CancelOrderError, TrackedOrder>
