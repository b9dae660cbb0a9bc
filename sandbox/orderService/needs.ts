import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import type { Customers } from '../customer/customers.ts'
import type { Sessions } from '../customer/sessions.ts'
import type { CallGate } from '../http/calls.ts'
import type { DriverSearch } from '../orders/driverSearch.ts'
import type { Random } from '../random.ts'
import type { ServiceArea } from '../serviceability/serviceArea.ts'

/** What the calls of the order service need. */
export type OrderNeeds = {
  readonly database: DatabaseSync
  readonly clock: Clock
  readonly random: Random
  readonly sessions: Sessions
  readonly customers: Customers
  readonly driverSearch: DriverSearch
  readonly areas: readonly ServiceArea[]
  readonly gate: CallGate
  /** Whether the website solves a captcha before it requests fares. */
  readonly captcha: boolean
}
