import fc from 'fast-check'
import type { Driver, Order, OrderStop, TrackedOrder } from '../../../src/domain/orders/order.ts'
import { orderStatuses, statusCode } from '../../../src/domain/orders/orderStatus.ts'
import { orderTypeCode, orderTypes } from '../../../src/domain/orders/orderType.ts'
import { valueAddedServices } from '../../../src/domain/orders/valueAddedService.ts'

const optional = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(some)

const text = fc.oneof(
  fc.constant(''),
  fc.constantFrom('Kiran Rao', 'कोरमंगला, बेंगलूरु', '#12, "A" wing', '😀', '__proto__', '0'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

const micro = (from: number, to: number) =>
  fc.integer({ min: from * 1e6, max: to * 1e6 }).map((degrees) => degrees / 1e6)

const point = fc.record({ lat: micro(0.000_001, 90), lng: micro(-180, 180) })

const stop: fc.Arbitrary<OrderStop> = fc.record({
  location: optional(point),
  address: text,
  doorstepAddress: text,
  savedAddress: optional(fc.record({ name: text, uuid: text })),
  contact: fc.record({ name: text, number: text }),
})

const driver: fc.Arbitrary<Driver> = fc.record({
  name: text,
  number: text,
  vehicleNumber: text,
  location: optional(point),
})

// The years that ISO 8601 writes with four digits, one day in from either end because of the time
// zones.
const moment = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(9999, 11, 30) })
const amount = fc.double({ min: 0, max: 1e9, noNaN: true, noDefaultInfinity: true })
const status = fc.constantFrom(...orderStatuses)

/** Orders with and without every part that may be missing. */
export const anyOrder: fc.Arbitrary<Order> = fc.record({
  crn: fc.oneof(fc.stringMatching(/^[!-~]{1,64}$/), fc.constantFrom('1', '~'.repeat(64))),
  geoRegionId: fc.maxSafeInteger(),
  status,
  createdAt: moment,
  type: fc.constantFrom(...orderTypes),
  service: fc.record({
    vehicleId: fc.maxSafeInteger(),
    name: text,
    iconUrl: text,
    type: text,
  }),
  valueAddedService: optional(fc.constantFrom(...valueAddedServices)),
  isBusinessCustomer: fc.boolean(),
  route: fc.record({
    pickup: stop,
    drop: stop,
    via: fc.array(stop, { maxLength: 3 }),
  }),
  total: optional(
    fc.record({
      value: amount,
      currency: fc.constantFrom('INR', 'AED', 'TRY', 'BDT'),
      cashPayable: amount,
    }),
  ),
  trackingUrl: text,
  paymentMode: text,
  payOnlineEnabled: fc.boolean(),
  rebookingEnabled: fc.boolean(),
  muneemjiEnabled: fc.boolean(),
})

type Tracking = Pick<TrackedOrder, 'driver' | 'timeline'>

/** What tracking adds to an order. */
export const anyTracking: fc.Arbitrary<Tracking> = fc.record({
  driver: optional(driver),
  timeline: fc.array(fc.record({ status, at: moment }), { maxLength: 4 }),
})

type Choices = readonly number[]

/** Which way of writing is chosen at each turn; after the last choice they start over. */
export const anyChoices: fc.Arbitrary<Choices> = fc.array(fc.nat({ max: 59 }), {
  minLength: 1,
  maxLength: 40,
})

/** The ways in which a service may write the same thing; each order is written in some of them. */
const waysBy = (choices: Choices) => {
  let turn = 0
  // A way may be null or undefined, so `??` cannot tell it from a missing one.
  const one = <A>(first: A, ...others: readonly A[]): A => {
    const chosen = (choices[turn % choices.length] ?? 0) % (others.length + 1)
    turn += 1
    return others.reduce((way, other, at) => (at + 1 === chosen ? other : way), first)
  }

  const inSomeCase = (name: string): string =>
    one(
      name,
      name.toUpperCase(),
      name.replace(/^./, (letter) => letter.toUpperCase()),
    )

  /** An empty value may be written, null, or left out. */
  const unless = <A>(nothing: A, value: A): A | null | undefined =>
    Object.is(value, nothing) ? one(value, null, undefined) : value

  const time = (at: number): string => {
    const minutes = one(0, 330, -210)
    const local = new Date(at + minutes * 60_000).toISOString().slice(0, -1)
    const digits = (count: number) => String(count).padStart(2, '0')
    const size = Math.abs(minutes)
    const zone = `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`
    return `${local.replace(/\.000$/, one('', '.0', '.000'))}${minutes === 0 ? one('Z', zone) : zone}`
  }

  const location = (at: OrderStop['location']): unknown => {
    if (at === null) return one(null, undefined, { lat: 1000, long: 1000 })
    const { lat, lng: long } = at
    return one<unknown>({ lat, long }, { lat: String(lat), long: String(long) })
  }

  const wireStop = (at: OrderStop) => ({
    location: location(at.location),
    place: {
      doorstep_address: unless('', at.doorstepAddress),
      saved_address:
        at.savedAddress === null
          ? one(null, undefined)
          : { name: unless('', at.savedAddress.name), uuid: unless('', at.savedAddress.uuid) },
      address: unless('', at.address),
    },
    contact: { name: unless('', at.contact.name), number: unless('', at.contact.number) },
  })

  return { one, inSomeCase, unless, time, location, wireStop }
}

// Undefined members disappear once the object is sent.
const asJson = (written: object): object => Object(JSON.parse(JSON.stringify(written)))

/** An order as a service may write it, in the chosen ways. */
export const writeOrder = (order: Order, choices: Choices): object => {
  const { one, inSomeCase, unless, time, wireStop } = waysBy(choices)
  const { service, route, total } = order
  const waypoints = route.via.map(wireStop)
  return asJson({
    order_crn: order.crn,
    geo_region_id: order.geoRegionId,
    order_status: one<string | number>(inSomeCase(order.status), statusCode(order.status)),
    order_created_at: time(order.createdAt),
    type: one<string | number>(inSomeCase(order.type), orderTypeCode(order.type)),
    service_details: {
      vehicle_id: service.vehicleId,
      name: service.name,
      icon_url: unless('', service.iconUrl),
      service_type: unless('', service.type),
    },
    vas_type:
      order.valueAddedService === null ? one(null, undefined) : inSomeCase(order.valueAddedService),
    is_business_customer: unless(false, order.isBusinessCustomer),
    route_details: {
      source: wireStop(route.pickup),
      destination: wireStop(route.drop),
      waypoint_info:
        waypoints.length === 0
          ? one<unknown>(null, undefined, {}, { waypoints: null }, { count: 0, waypoints })
          : { count: waypoints.length, waypoints, restriction: null },
    },
    total_amount:
      total === null
        ? one(null, undefined)
        : { currency: total.currency, amount: total.value, cash_payable: total.cashPayable },
    tracking_link: unless('', order.trackingUrl),
    payment_mode: unless('', order.paymentMode),
    pay_online_enabled: unless(false, order.payOnlineEnabled),
    rebooking_enabled: unless(false, order.rebookingEnabled),
    muneemji_enabled: unless(false, order.muneemjiEnabled),
    added_since: one<unknown>(undefined, 1, { order_status: 'lost' }),
  })
}

/** The same for what tracking adds. */
export const writeTracking = ({ driver: driven, timeline }: Tracking, choices: Choices): object => {
  const { one, inSomeCase, unless, time, location } = waysBy(choices)
  return asJson({
    driver:
      driven === null
        ? one(null, undefined)
        : {
            name: unless('', driven.name),
            number: unless('', driven.number),
            vehicle_number: unless('', driven.vehicleNumber),
            location: location(driven.location),
          },
    timeline: timeline.map((change) => ({
      status: one<string | number>(inSomeCase(change.status), statusCode(change.status)),
      at: time(change.at),
    })),
  })
}
