import type { CallGate } from '../http/calls.ts'
import type { Customers } from './customers.ts'
import type { OneTimeCodes } from './oneTimeCodes.ts'
import type { Sessions } from './sessions.ts'
import type { Signups } from './signups.ts'

/** What the calls of the customer service need. */
export type CustomerNeeds = {
  readonly customers: Customers
  readonly signups: Signups
  readonly codes: OneTimeCodes
  readonly sessions: Sessions
  readonly gate: CallGate
}
