import { byCode, byName } from './named.ts'

/** The statuses of an order; the index of each is its code (spec 2 §4). */
export const orderStatuses = Object.freeze([
  'searching',
  'confirmed',
  'live',
  'completed',
  'cancelled',
  'unsuccessful',
] as const)

/** The status of an order (spec 2 §4). */
export type OrderStatus = (typeof orderStatuses)[number]

const named = byName(orderStatuses)
const coded = byCode(orderStatuses)

/**
 * Parses a status from its name in any case or from its code; null for any other value (spec 2 §4).
 *
 * @example
 * parseOrderStatus('Confirmed') // → 'confirmed'
 * parseOrderStatus(2) // → 'live'
 * parseOrderStatus('lost') // → null
 */
export const parseOrderStatus = (raw: unknown): OrderStatus | null => named(raw) ?? coded(raw)

/**
 * The code of a status: searching 0, confirmed 1, live 2, completed 3, cancelled 4, unsuccessful 5
 * (spec 2 §4).
 *
 * @example
 * statusCode('live') // → 2
 */
export const statusCode = (status: OrderStatus): number => orderStatuses.indexOf(status)

/**
 * Whether the order has ended: nothing more will happen to it (spec 2 §4).
 *
 * @example
 * isFinished('cancelled') // → true
 * isFinished('live') // → false
 */
export const isFinished = (status: OrderStatus): boolean =>
  status !== 'searching' && status !== 'confirmed' && status !== 'live'

/**
 * Whether the order has ended without a trip: nothing is left to cancel (spec 2 §4).
 *
 * @example
 * isWithoutTrip('unsuccessful') // → true
 * isWithoutTrip('completed') // → false
 */
export const isWithoutTrip = (status: OrderStatus): boolean =>
  status === 'cancelled' || status === 'unsuccessful'

/**
 * Whether the customer may cancel the order: while a driver is being searched for (spec 2 §4).
 *
 * @example
 * isCancellable('searching') // → true
 * isCancellable('confirmed') // → false
 */
export const isCancellable = (status: OrderStatus): boolean => status === 'searching'
