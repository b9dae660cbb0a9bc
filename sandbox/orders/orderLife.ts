import { minuteMs, secondMs } from '../clock.ts'
import { roadKm } from '../fare/quoteVehicles.ts'
import { type Point, pointAt } from '../geometry/distance.ts'
import { numberOf } from './lot.ts'
import type { Order } from './orders.ts'

/** Spec 2 §4, "Order history". */
export type OrderStatus =
  | 'searching'
  | 'confirmed'
  | 'live'
  | 'completed'
  | 'cancelled'
  | 'unsuccessful'

export type Stage = { readonly status: OrderStatus; readonly at: number }

/** How long the search for a driver takes. */
export const searchMs = 30 * secondMs
/** After how long a search without success is given up. */
export const patienceMs = 2 * minuteMs
/** From the driver's acceptance to the pickup. */
export const approachMs = minuteMs
/** The sandbox's drivers are fast, so that trying it out does not take an hour. */
const rideMsPerKm = 10 * secondMs
const shortestRideMs = 2 * minuteMs

const rideMs = ({ trip: { pickup, drop } }: Order): number =>
  Math.max(shortestRideMs, Math.round(roadKm(pickup, drop) * rideMsPerKm))

/** Everything that will happen to an order if it is not cancelled. */
const stagesOf = (order: Order): readonly Stage[] => {
  const { bookedAt, cancelledAt, findsDriver } = order
  const booked: Stage = { status: 'searching', at: bookedAt }
  if (cancelledAt !== null) return [booked, { status: 'cancelled', at: cancelledAt }]
  if (!findsDriver) return [booked, { status: 'unsuccessful', at: bookedAt + patienceMs }]
  const confirmedAt = bookedAt + searchMs
  const liveAt = confirmedAt + approachMs
  return [
    booked,
    { status: 'confirmed', at: confirmedAt },
    { status: 'live', at: liveAt },
    { status: 'completed', at: liveAt + rideMs(order) },
  ]
}

/** What has happened so far, in order. */
export const timelineAt = (order: Order, now: number): readonly Stage[] =>
  stagesOf(order).filter(({ at }) => at <= now)

export const statusAt = (order: Order, now: number): OrderStatus =>
  timelineAt(order, now).at(-1)?.status ?? 'searching'

/** Whether an order is under way. All others are past. */
export const isUnderWay = (status: OrderStatus): boolean =>
  status === 'searching' || status === 'confirmed' || status === 'live'

const between = (from: Point, to: Point, share: number): Point => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
})

const firstSeenKm = 2

/**
 * The position of the vehicle: on its way to the pickup, then along the trip; null before and
 * after.
 */
export const vehicleAt = (order: Order, now: number): Point | null => {
  const { crn, trip } = order
  const { status, at: since } = timelineAt(order, now).at(-1) ?? { status: 'searching', at: now }
  if (status === 'confirmed') {
    const start = pointAt(trip.pickup, numberOf(crn, 'bearing', 360) * (Math.PI / 180), firstSeenKm)
    return between(start, trip.pickup, (now - since) / approachMs)
  }
  return status === 'live' ? between(trip.pickup, trip.drop, (now - since) / rideMs(order)) : null
}
