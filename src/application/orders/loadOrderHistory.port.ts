import type { taskEither as TE } from 'fp-ts'
import type { OrderError } from '../../domain/orders/order.ts'
import type { OrderHistory } from '../../domain/orders/orderHistory.ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why the order history cannot be shown. */
export type LoadOrderHistoryError = CustomerCallError | OrderError

/**
 * Loads a page of a customer's orders: all live ones, and `limit` past ones from `offset` (spec 2 §7). Orders that
 * cannot be read are listed in `unread`, and count towards `limit`.
 */
export type LoadOrderHistory = (
  page: { readonly limit: number; readonly offset: number },
  context: CallContext,
  abandonment?: Abandonment,
) => TE.TaskEither<LoadOrderHistoryError, OrderHistory>
