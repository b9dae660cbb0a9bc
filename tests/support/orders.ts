import { either as E } from 'fp-ts'
import type { OrdersNeeds } from '../../src/application/orders/ordersFeature.ts'
import type { Order, OrderStop, TrackedOrder } from '../../src/domain/orders/order.ts'
import type { OrderHistory } from '../../src/domain/orders/orderHistory.ts'
import type { OrderStatus } from '../../src/domain/orders/orderStatus.ts'
import type { Place } from '../../src/domain/place/address.ts'
import { indiranagar, koramangala } from './places.ts'

const stopAt = (
  { landmark, location }: Place,
  contact: OrderStop['contact'],
  doorstepAddress = '',
): OrderStop => ({ location, address: landmark, doorstepAddress, savedAddress: null, contact })

const bookedAt = Date.UTC(2026, 10, 20, 15, 35)
const minute = 60_000

/** Asha's order of a Tata Ace from Koramangala to Indiranagar, completed and paid. */
export const pastOrder: Order = {
  crn: 'CRN1000001',
  geoRegionId: 3,
  status: 'completed',
  createdAt: bookedAt,
  type: 'ondemand',
  service: { vehicleId: 1, name: 'Tata Ace', iconUrl: '/vehicles/1.svg', type: 'trucks' },
  valueAddedService: null,
  isBusinessCustomer: false,
  route: {
    pickup: stopAt(koramangala, { name: 'Asha Rao', number: '9876543210' }, '12, 2nd floor'),
    drop: stopAt(indiranagar, { name: 'Kiran Rao', number: '9812345678' }),
    via: [],
  },
  total: { value: 368.5, currency: 'INR', cashPayable: 368.5 },
  trackingUrl: '/en-IN/track-order?crn=CRN1000001',
  paymentMode: 'cash',
  payOnlineEnabled: false,
  rebookingEnabled: true,
  muneemjiEnabled: false,
}

/** `count` past orders, newest first; the newest has the number `first`. */
export const pastOrders = (count: number, first = 1): readonly Order[] =>
  Array.from({ length: count }, (_, at) => ({
    ...pastOrder,
    crn: `CRN${1_000_000 + first + at}`,
    createdAt: bookedAt - at * 60 * minute,
  }))

/** An order that is still looking for a driver. */
export const searchedOrder: TrackedOrder = {
  ...pastOrder,
  crn: 'CRN2000001',
  status: 'searching',
  rebookingEnabled: false,
  trackingUrl: '/en-IN/track-order?crn=CRN2000001',
  driver: null,
  timeline: [{ status: 'searching', at: bookedAt }],
}

const stages: readonly OrderStatus[] = ['searching', 'confirmed', 'live', 'completed']

/** The same order at a later status, one minute per step, with its driver. */
export const orderAt = (status: OrderStatus): TrackedOrder => {
  const reached = stages.slice(0, stages.indexOf(status) + 1)
  const way = reached.length === 0 ? (['searching', status] as const) : reached
  return {
    ...searchedOrder,
    status,
    timeline: way.map((stage, at) => ({ status: stage, at: bookedAt + at * minute })),
    driver:
      reached.length < 2
        ? null
        : {
            name: 'Manjunath Gowda',
            number: '9845012345',
            vehicleNumber: 'KA01AB1234',
            location: status === 'completed' ? null : { lat: 12.95, lng: 77.63 },
          },
  }
}

/** A page of orders, as the service answers a request for ten. */
export const historyOf = (
  live: readonly Order[],
  past: readonly Order[],
  offset = 0,
  unread: OrderHistory['unread'] = { live: [], past: [] },
): OrderHistory => ({ limit: 10, offset, live, past, unread })

/** Fakes of what orders need: all succeed, and no order exists yet. */
export const quietOrders = {
  loadOrderHistory:
    ({ limit, offset }) =>
    () =>
      Promise.resolve(E.right({ ...historyOf([], [], offset), limit })),
  loadOrder: () => () => Promise.resolve(E.right(searchedOrder)),
  cancelOrder: () => () => Promise.resolve(E.right(orderAt('cancelled'))),
  isHidden: () => false,
} satisfies Partial<OrdersNeeds>
