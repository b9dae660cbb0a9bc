import type { Customers } from '../customer/customers.ts'
import type { Sessions } from '../customer/sessions.ts'
import type { AnsweredOnce } from '../store/answeredOnce.ts'
import type { BookingNeeds } from './bookingRules.ts'
import type { DriverSearch } from './driverSearch.ts'
import type { Orders } from './orders.ts'

/** What the calls that book, show and cancel orders need. */
export type BookingCalls = BookingNeeds & {
  readonly sessions: Sessions
  readonly customers: Customers
  readonly orders: Orders
  readonly driverSearch: DriverSearch
  readonly answeredOnce: AnsweredOnce
}
