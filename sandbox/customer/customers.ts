import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import type { Clock } from '../clock.ts'
import { decodeOwn } from '../decoding.ts'

const CustomerRow = t.type({
  mobile: t.string,
  external_id: t.string,
  first_name: t.string,
  last_name: t.union([t.string, t.null]),
  email: t.string,
})
export type Customer = t.TypeOf<typeof CustomerRow>

export type NewCustomer = Omit<Customer, 'external_id'> & {
  /**
   * Everything else that the signup sent: consents, frequency, documents, referral. Kept as sent.
   */
  readonly details: object
}

/** Everyone who has signed up, by mobile. */
export type Customers = {
  readonly find: (mobile: string) => Customer | undefined
  readonly ownsEmail: (email: string) => boolean
  /** Whether a customer signed up for business needs. */
  readonly isBusiness: (mobile: string) => boolean
  readonly add: (customer: NewCustomer) => void
}

export const makeCustomers = (database: DatabaseSync, clock: Clock): Customers => {
  const select = database.prepare(
    'SELECT mobile, external_id, first_name, last_name, email FROM customers WHERE mobile = ?',
  )
  const selectEmail = database.prepare('SELECT 1 FROM customers WHERE email = ?')
  const selectBusiness = database.prepare(
    "SELECT 1 FROM customers WHERE mobile = ? AND details ->> 'customer_frequency' = 'business'",
  )
  const insert = database.prepare(
    `INSERT INTO customers (mobile, external_id, first_name, last_name, email, details, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  return {
    find: (mobile) => {
      const row = select.get(mobile)
      return row === undefined ? undefined : decodeOwn(CustomerRow, 'a customer', row)
    },
    ownsEmail: (email) => selectEmail.get(email) !== undefined,
    isBusiness: (mobile) => selectBusiness.get(mobile) !== undefined,
    add: ({ mobile, first_name, last_name, email, details }) => {
      insert.run(
        mobile,
        randomUUID(),
        first_name,
        last_name,
        email,
        JSON.stringify(details),
        clock.now(),
      )
    },
  }
}

/** Adds a customer to try the login with. */
export const seedCustomer = (customers: Customers): void => {
  const asha = {
    mobile: '9876543210',
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@example.in',
    details: { whatsapp_consent: true, customer_frequency: 'personal' },
  }
  if (customers.find(asha.mobile) === undefined) customers.add(asha)
}
