import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import type { Clock } from '../clock.ts'
import { decodeOwn } from '../decoding.ts'
import { type Random, randomDigits } from '../random.ts'

const End = t.type({ landmark: t.string, lat: t.number, lng: t.number, house: t.string })
const Contact = t.type({ name: t.string, mobile: t.string })

/** A booked trip as it is stored. */
const Trip = t.type({
  regionId: t.number,
  locale: t.string,
  pickup: End,
  drop: End,
  sender: Contact,
  receiver: Contact,
  vehicleId: t.number,
  goodsType: t.union([t.string, t.null]),
  fareEstimateToken: t.union([t.string, t.null]),
  fare: t.type({ amount: t.number, currency: t.string }),
  isBusiness: t.boolean,
})
export type Trip = t.TypeOf<typeof Trip>

export type Order = {
  readonly crn: string
  readonly trip: Trip
  readonly findsDriver: boolean
  readonly bookedAt: number
  readonly cancelledAt: number | null
}

export type Orders = {
  readonly book: (mobile: string, trip: Trip, findsDriver: boolean) => Order
  /** Finds only the customer's own order. */
  readonly find: (mobile: string, crn: string) => Order | undefined
  /** All of a customer's orders, newest first. */
  readonly list: (mobile: string) => readonly Order[]
  readonly cancel: (crn: string, reason: string, at: number) => void
}

const OrderRow = t.type({
  crn: t.string,
  trip: t.string,
  finds_driver: t.number,
  booked_at: t.number,
  cancelled_at: t.union([t.number, t.null]),
})

const readOrder = (row: unknown): Order => {
  const { crn, trip, finds_driver, booked_at, cancelled_at } = decodeOwn(OrderRow, 'an order', row)
  return {
    crn,
    trip: decodeOwn(Trip, `the trip of ${crn}`, JSON.parse(trip)),
    findsDriver: finds_driver === 1,
    bookedAt: booked_at,
    cancelledAt: cancelled_at,
  }
}

export const makeOrders = (database: DatabaseSync, clock: Clock, random: Random): Orders => {
  const columns = 'crn, trip, finds_driver, booked_at, cancelled_at'
  const insert = database.prepare(
    'INSERT INTO orders (crn, mobile, trip, finds_driver, booked_at) VALUES (?, ?, ?, ?, ?)',
  )
  const select = database.prepare(`SELECT ${columns} FROM orders WHERE mobile = ? AND crn = ?`)
  const selectAll = database.prepare(
    `SELECT ${columns} FROM orders WHERE mobile = ? ORDER BY booked_at DESC, rowid DESC`,
  )
  const cancel = database.prepare(
    'UPDATE orders SET cancelled_at = ?, cancel_reason = ? WHERE crn = ?',
  )
  return {
    book: (mobile, trip, findsDriver) => {
      const crn = `CRN${randomDigits(random, 10)}`
      const bookedAt = clock.now()
      insert.run(crn, mobile, JSON.stringify(trip), findsDriver ? 1 : 0, bookedAt)
      return { crn, trip, findsDriver, bookedAt, cancelledAt: null }
    },
    find: (mobile, crn) => {
      const row = select.get(mobile, crn)
      return row === undefined ? undefined : readOrder(row)
    },
    list: (mobile) => selectAll.all(mobile).map(readOrder),
    cancel: (crn, reason, at) => {
      cancel.run(at, reason, crn)
    },
  }
}
