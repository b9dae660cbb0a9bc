import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { z } from 'zod'
import { liveOrders } from '../../../src/domain/orders/liveOrders.ts'
import type { Order, OrderStop } from '../../../src/domain/orders/order.ts'
import { orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { orderTypes } from '../../../src/domain/orders/orderType.ts'
import { parseOrder } from '../../../src/domain/orders/parseOrder.ts'
import { valueAddedServices } from '../../../src/domain/orders/valueAddedService.ts'
import { below, type Draw, drawFrom, drawn, many, oneOf } from '../drawn.ts'
import { contestant, type Row } from '../row.ts'

const wireStop = (draw: Draw) => ({
  location: { lat: 12.8 + 0.3 * draw(), long: 77.4 + 0.3 * draw() },
  place: {
    doorstep_address: `${below(draw, 99)}, 2nd floor`,
    saved_address: draw() < 0.2 ? { name: 'Shop', uuid: `u-${below(draw, 1e6)}` } : null,
    address: `${below(draw, 99)} Nagar, Bengaluru`,
  },
  contact: { name: 'Kiran Rao', number: `9${below(draw, 1e9)}` },
})

/** Orders as the service writes them, limited to those that all contestants read alike. */
const wireOrder = (draw: Draw, at: number) => ({
  order_crn: `CRN${1_000_000 + at}`,
  geo_region_id: below(draw, 60),
  order_status: oneOf(draw, orderStatuses),
  order_created_at: new Date(Date.UTC(2025, 0) + below(draw, 6e10)).toISOString(),
  type: oneOf(draw, ['ondemand', 'ondemand', 'courier', 'pnm'] as const),
  service_details: {
    vehicle_id: below(draw, 200),
    name: 'Tata Ace',
    icon_url: 'https://hathi.example/tata-ace.png',
    service_type: 'truck',
  },
  vas_type: draw() < 0.2 ? oneOf(draw, valueAddedServices) : null,
  is_business_customer: draw() < 0.3,
  route_details: {
    source: wireStop(draw),
    destination: wireStop(draw),
    waypoint_info: {
      count: 0,
      waypoints: drawn(draw() < 0.2 ? 1 : 0, () => wireStop(draw)),
      restriction: null,
    },
  },
  total_amount: {
    currency: 'INR',
    amount: below(draw, 100_000) / 100,
    cash_payable: below(draw, 100_000) / 100,
  },
  tracking_link: `/en-IN/track-order?crn=CRN${1_000_000 + at}`,
  payment_mode: 'cash',
  pay_online_enabled: draw() < 0.5,
  rebooking_enabled: draw() < 0.5,
  muneemji_enabled: draw() < 0.5,
})

const crn = /^[\x21-\x7e]{1,64}$/
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/
const currency = /^[A-Z]{3}$/

const zodStop = z
  .object({
    location: z.object({ lat: z.number(), long: z.number() }),
    place: z.object({
      doorstep_address: z.string(),
      saved_address: z.object({ name: z.string(), uuid: z.string() }).nullable(),
      address: z.string(),
    }),
    contact: z.object({ name: z.string(), number: z.string() }),
  })
  .transform(({ location, place, contact }) => ({
    location: { lat: location.lat, lng: location.long },
    address: place.address,
    doorstepAddress: place.doorstep_address,
    savedAddress: place.saved_address,
    contact,
  }))

const zodOrder = z
  .object({
    order_crn: z.string().regex(crn),
    geo_region_id: z.int(),
    order_status: z.enum(orderStatuses),
    order_created_at: z.string().regex(time),
    type: z.enum(orderTypes),
    service_details: z.object({
      vehicle_id: z.int(),
      name: z.string(),
      icon_url: z.string(),
      service_type: z.string(),
    }),
    vas_type: z.enum(valueAddedServices).nullable(),
    is_business_customer: z.boolean(),
    route_details: z.object({
      source: zodStop,
      destination: zodStop,
      waypoint_info: z.object({ waypoints: z.array(zodStop) }),
    }),
    total_amount: z.object({
      currency: z.string().regex(currency),
      amount: z.number(),
      cash_payable: z.number(),
    }),
    tracking_link: z.string(),
    payment_mode: z.string(),
    pay_online_enabled: z.boolean(),
    rebooking_enabled: z.boolean(),
    muneemji_enabled: z.boolean(),
  })
  .transform(
    (order): Order => ({
      crn: order.order_crn,
      geoRegionId: order.geo_region_id,
      status: order.order_status,
      createdAt: Date.parse(order.order_created_at),
      type: order.type,
      service: {
        vehicleId: order.service_details.vehicle_id,
        name: order.service_details.name,
        iconUrl: order.service_details.icon_url,
        type: order.service_details.service_type,
      },
      valueAddedService: order.vas_type,
      isBusinessCustomer: order.is_business_customer,
      route: {
        pickup: order.route_details.source,
        drop: order.route_details.destination,
        via: order.route_details.waypoint_info.waypoints,
      },
      total: {
        value: order.total_amount.amount,
        currency: order.total_amount.currency,
        cashPayable: order.total_amount.cash_payable,
      },
      trackingUrl: order.tracking_link,
      paymentMode: order.payment_mode,
      payOnlineEnabled: order.pay_online_enabled,
      rebookingEnabled: order.rebooking_enabled,
      muneemjiEnabled: order.muneemji_enabled,
    }),
  )

const ioTsText = (label: string, pattern: RegExp) =>
  new t.Type<string, string, unknown>(
    label,
    t.string.is,
    (input, context) =>
      E.either.chain(t.string.validate(input, context), (text) =>
        pattern.test(text) ? t.success(text) : t.failure(text, context),
      ),
    t.identity,
  )

const ioTsStop = t.type({
  location: t.type({ lat: t.number, long: t.number }),
  place: t.type({
    doorstep_address: t.string,
    saved_address: t.union([t.type({ name: t.string, uuid: t.string }), t.null]),
    address: t.string,
  }),
  contact: t.type({ name: t.string, number: t.string }),
})

const ioTsOrder = t.type({
  order_crn: ioTsText('Crn', crn),
  geo_region_id: t.Int,
  order_status: t.keyof({
    searching: null,
    confirmed: null,
    live: null,
    completed: null,
    cancelled: null,
    unsuccessful: null,
  }),
  order_created_at: ioTsText('Time', time),
  type: t.keyof({
    ondemand: null,
    rental: null,
    pnm: null,
    courier: null,
    loadassist: null,
    vehiclepluslabour: null,
    businesscustomer: null,
    partload: null,
  }),
  service_details: t.type({
    vehicle_id: t.Int,
    name: t.string,
    icon_url: t.string,
    service_type: t.string,
  }),
  vas_type: t.union([t.keyof({ helper: null, helper_labour: null }), t.null]),
  is_business_customer: t.boolean,
  route_details: t.type({
    source: ioTsStop,
    destination: ioTsStop,
    waypoint_info: t.type({ waypoints: t.array(ioTsStop) }),
  }),
  total_amount: t.type({
    currency: ioTsText('Currency', currency),
    amount: t.number,
    cash_payable: t.number,
  }),
  tracking_link: t.string,
  payment_mode: t.string,
  pay_online_enabled: t.boolean,
  rebooking_enabled: t.boolean,
  muneemji_enabled: t.boolean,
})

const stopOfIoTs = ({ location, place, contact }: t.TypeOf<typeof ioTsStop>): OrderStop => ({
  location: { lat: location.lat, lng: location.long },
  address: place.address,
  doorstepAddress: place.doorstep_address,
  savedAddress: place.saved_address,
  contact,
})

const ordersOfIoTs = E.map(
  (order: t.TypeOf<typeof ioTsOrder>): Order => ({
    crn: order.order_crn,
    geoRegionId: order.geo_region_id,
    status: order.order_status,
    createdAt: Date.parse(order.order_created_at),
    type: order.type,
    service: {
      vehicleId: order.service_details.vehicle_id,
      name: order.service_details.name,
      iconUrl: order.service_details.icon_url,
      type: order.service_details.service_type,
    },
    valueAddedService: order.vas_type,
    isBusinessCustomer: order.is_business_customer,
    route: {
      pickup: stopOfIoTs(order.route_details.source),
      drop: stopOfIoTs(order.route_details.destination),
      via: order.route_details.waypoint_info.waypoints.map(stopOfIoTs),
    },
    total: {
      value: order.total_amount.amount,
      currency: order.total_amount.currency,
      cashPayable: order.total_amount.cash_payable,
    },
    trackingUrl: order.tracking_link,
    paymentMode: order.payment_mode,
    payOnlineEnabled: order.pay_online_enabled,
    rebookingEnabled: order.rebooking_enabled,
    muneemjiEnabled: order.muneemji_enabled,
  }),
)

const underWay = ['searching', 'confirmed', 'live'] as const
const ended = ['completed', 'cancelled', 'unsuccessful'] as const

type HistoryEntry = Pick<Order, 'crn' | 'createdAt' | 'status' | 'type'>

/** A long history in which one order in a hundred is under way. */
const history = (draw: Draw, length: number): readonly HistoryEntry[] =>
  drawn(length, (at) => ({
    crn: `CRN${1_000_000 + at}`,
    createdAt: at,
    status: draw() < 0.01 ? oneOf(draw, underWay) : oneOf(draw, ended),
    type: oneOf(draw, ['ondemand', 'ondemand', 'courier', 'pnm'] as const),
  }))

const orderOf = (read: E.Either<unknown, Order>): Order | null =>
  E.isRight(read) ? read.right : null

export const orderRows = (): readonly Row[] => {
  const draw = drawFrom(6)
  // As received: each parsed from a text of its own.
  const wire = drawn(many, (at): unknown => JSON.parse(JSON.stringify(wireOrder(draw, at))))
  const histories = drawn(4, () => history(draw, 100_000))
  return [
    {
      rule: 'order decode',
      ours: contestant('parseOrder', wire, (raw) => parseOrder(raw), orderOf),
      peers: [
        {
          contestant: contestant(
            'zod',
            wire,
            (raw) => zodOrder.safeParse(raw),
            (read) => read.data ?? null,
          ),
          least: 3,
        },
        {
          contestant: contestant(
            'io-ts',
            wire,
            (raw) => ordersOfIoTs(ioTsOrder.decode(raw)),
            orderOf,
          ),
          least: 10,
        },
      ],
    },
    {
      rule: 'live orders of 100000',
      ours: contestant('liveOrders', histories, (orders) => liveOrders(orders)),
      peers: [
        {
          contestant: contestant('.filter', histories, (orders) =>
            orders.filter(
              ({ status, type }) =>
                type === 'ondemand' &&
                (status === 'searching' || status === 'confirmed' || status === 'live'),
            ),
          ),
          least: 3,
        },
      ],
    },
  ]
}
