import type { taskEither as TE } from 'fp-ts'
import type { OrderError } from '../../domain/orders/order.ts'
import type { OrderHistory } from '../../domain/orders/orderHistory.ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why the order history cannot be shown. */
export type LoadOrderHistoryError = CustomerCallError | OrderError

/**
 * A page of a customer's orders: all that are live, and `limit` past ones from `offset` (spec 2 §7). Those that
 * cannot be read are told beside the others, and count among those that were asked for.
 */
export type LoadOrderHistory = (
  page: { readonly limit: number; readonly offset: number },
  context: CallContext,
  abandonment?: Abandonment,
) => TE.TaskEither<LoadOrderHistoryError, OrderHistory>
