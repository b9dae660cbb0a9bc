import type { DatabaseSync } from 'node:sqlite'
import type { Context } from 'hono'
import { type Clock, dayMs } from '../clock.ts'
import { refusal } from '../http/refusal.ts'
import { readRegion } from '../http/strictRequest.ts'
import { type Random, randomToken } from '../random.ts'
import type { Customer, Customers } from './customers.ts'

/** As long as the website keeps its cookies (spec 1 §9). */
const sessionMs = 7 * dayMs

/** The customers who are logged in, identified by the headers `mobile` and `auth-token`. */
export type Sessions = {
  readonly open: (mobile: string) => string
  /** Null for a guest, who sends neither header. Refuses headers that are not, or no longer, a session. */
  readonly identify: (c: Context) => Customer | null
  /** Refuses a guest. */
  readonly demand: (c: Context) => Customer
  readonly close: (c: Context) => void
  readonly isCustomer: (mobile: string) => boolean
}

export const makeSessions = (
  database: DatabaseSync,
  clock: Clock,
  random: Random,
  customers: Customers,
): Sessions => {
  const insert = database.prepare('INSERT INTO sessions (auth_token, mobile, at) VALUES (?, ?, ?)')
  const select = database.prepare(
    'SELECT 1 FROM sessions WHERE auth_token = ? AND mobile = ? AND at > ?',
  )
  const remove = database.prepare('DELETE FROM sessions WHERE auth_token = ?')
  const identify = (c: Context): Customer | null => {
    const mobile = c.req.header('mobile') ?? ''
    const token = c.req.header('auth-token') ?? ''
    if (mobile === '' && token === '') return null
    const isOpen = select.get(token, mobile, clock.now() - sessionMs) !== undefined
    const customer = isOpen ? customers.find(mobile) : undefined
    if (customer === undefined) throw refusal(401, 'Authentication Failed')
    return customer
  }
  return {
    open: (mobile) => {
      const token = randomToken(random)
      insert.run(token, mobile, clock.now())
      return token
    },
    identify,
    demand: (c) => {
      readRegion(c)
      const customer = identify(c)
      if (customer === null) throw refusal(401, 'Authentication Failed')
      return customer
    },
    close: (c) => {
      remove.run(c.req.header('auth-token') ?? '')
    },
    isCustomer: (mobile) => customers.find(mobile) !== undefined,
  }
}
