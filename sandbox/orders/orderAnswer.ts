import { isoTime } from '../clock.ts'
import { twoWheelerId, vehicleModel, withHelper } from '../fare/vehicles.ts'
import { driverOf } from './drivers.ts'
import { isUnderWay, statusAt, timelineAt, vehicleAt } from './orderLife.ts'
import type { Order, Trip } from './orders.ts'

export const trackingLink = ({ crn, trip }: Order): string =>
  `/${trip.locale}/track-order?crn=${encodeURIComponent(crn)}`

const stop = ({ landmark, lat, lng, house }: Trip['pickup'], { name, mobile }: Trip['sender']) => ({
  location: { lat, long: lng },
  place: { doorstep_address: house, saved_address: null, address: landmark },
  contact: { name, number: mobile },
})

/** An order as shown in order history (spec 2 §3). */
export const orderAnswer = (order: Order, now: number) => {
  const { trip } = order
  const model = vehicleModel(trip.vehicleId)
  const status = statusAt(order, now)
  const isOwed = isUnderWay(status) || status === 'completed'
  return {
    order_crn: order.crn,
    geo_region_id: trip.regionId,
    order_status: status,
    order_created_at: isoTime(order.bookedAt),
    type: 'ondemand',
    service_details: {
      vehicle_id: model.id,
      name: model.name,
      icon_url: `/sandbox/content/vehicles/${model.id}.svg`,
      service_type: model.id === twoWheelerId ? 'two_wheeler' : 'trucks',
    },
    vas_type: withHelper(model) ? 'helper' : null,
    is_business_customer: trip.isBusiness,
    route_details: {
      source: stop(trip.pickup, trip.sender),
      destination: stop(trip.drop, trip.receiver),
      waypoint_info: { count: 0, waypoints: [], restriction: null },
    },
    total_amount: {
      currency: trip.fare.currency,
      amount: trip.fare.amount,
      cash_payable: isOwed ? trip.fare.amount : 0,
    },
    tracking_link: trackingLink(order),
    payment_mode: 'cash',
    pay_online_enabled: false,
    rebooking_enabled: !isUnderWay(status),
    muneemji_enabled: false,
  }
}

const driverAnswer = (order: Order, now: number) => {
  const status = statusAt(order, now)
  if (status !== 'confirmed' && status !== 'live' && status !== 'completed') return null
  const at = vehicleAt(order, now)
  return { ...driverOf(order), location: at === null ? null : { lat: at.lat, long: at.lng } }
}

/**
 * The same order as shown on its own page: with the driver, once there is one, and its timeline so
 * far.
 */
export const trackedOrderAnswer = (order: Order, now: number) => ({
  ...orderAnswer(order, now),
  driver: driverAnswer(order, now),
  timeline: timelineAt(order, now).map(({ status, at }) => ({ status, at: isoTime(at) })),
})
