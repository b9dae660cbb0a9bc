import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { completeOrder } from '../../../src/domain/booking/completeness.ts'
import { mayRebook } from '../../../src/domain/booking/mayRebook.ts'
import { draftOfOrder } from '../../../src/domain/booking/rebooking.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import { parseOrder } from '../../../src/domain/orders/parseOrder.ts'
import { india } from '../../support/fares.ts'
import { wireOrder, wireOrderWith } from '../orders/wireOrders.ts'

const orderOf = (raw: unknown): Order => {
  const order = parseOrder(raw)
  if (E.isLeft(order)) throw new Error(order.left.field)
  return order.right
}

/** An order that has ended, without stops between its pickup and its drop. */
const direct = (raw: unknown): Order => {
  const order: Order = { ...orderOf(raw), status: 'completed' }
  return { ...order, route: { ...order.route, via: [] } }
}

describe('booking an order again', () => {
  it('begins with its people, places and vehicle, and without its estimate', () => {
    const draft = draftOfOrder(india)(direct(wireOrder()))
    expect(draft).toEqual({
      sender: { name: 'Kiran Rao', mobile: '9812345678' },
      receiver: { name: 'Kiran Rao', mobile: '9812345678' },
      pickup: {
        landmark: 'Koramangala, Bengaluru',
        location: { lat: 12.935192, lng: 77.624481 },
        house: '12, 2nd floor',
      },
      drop: {
        landmark: 'Whitefield, Bengaluru',
        location: { lat: 12.969819, lng: 77.749972 },
        house: '12, 2nd floor',
      },
      vehicleId: 1,
      goodsType: null,
      fareEstimateToken: null,
      geoRegionId: 3,
    })
    expect(draft !== null && E.isRight(completeOrder(india)(draft))).toBe(true)
  })

  it.each([
    ['source', 'sender', 'Sender'],
    ['destination', 'receiver', 'Receiver'],
  ] as const)('without a name at its %s calls the %s by the fallback name', (end, role, name) => {
    const nameless = direct(wireOrderWith(`route_details.${end}.contact`, null))
    expect(draftOfOrder(india)(nameless)?.[role]).toEqual({ name, mobile: '' })
  })

  it.each([
    ['Asha+Rao', 'Asha Rao'],
    [' Asha Rao ', 'Asha Rao'],
    ['+', 'Sender'],
  ])('reads plus signs in the name %j as spaces, as in any prefilled name', (given, name) => {
    const order = direct(wireOrderWith('route_details.source.contact.name', given))
    expect(draftOfOrder(india)(order)?.sender).toEqual({ name, mobile: '9812345678' })
  })

  it.each([
    ['its house', { address: ' ' }, '12, 2nd floor', ''],
    ['the name it was saved by', { address: '', doorstepAddress: '' }, 'Shop', ''],
    ['its address', { doorstepAddress: '' }, 'Koramangala, Bengaluru', ''],
    [
      'nothing where nothing is known',
      { address: '', doorstepAddress: '', savedAddress: null },
      '',
      '',
    ],
  ])('names the pickup by %s', (_, change, landmark, house) => {
    const order = direct(wireOrder())
    const pickup = { ...order.route.pickup, ...change }
    const again = draftOfOrder(india)({ ...order, route: { ...order.route, pickup } })
    expect(again?.pickup).toEqual({ landmark, location: pickup.location, house })
  })

  it('is not possible if the order forbids it', () => {
    const order = direct(wireOrder({ rebooking_enabled: false }))
    expect(mayRebook(india)(order)).toBe(false)
    expect(draftOfOrder(india)(order)).toBeNull()
  })

  it('is not possible in a market without booking', () => {
    const market = { ...india, bookingFlow: false }
    const order = direct(wireOrder())
    expect(mayRebook(market)(order)).toBe(false)
    expect(draftOfOrder(market)(order)).toBeNull()
    expect(mayRebook(india)(order)).toBe(true)
  })

  it.each([
    ['is under way', { status: 'live' }],
    ['is no order of a vehicle on demand', { type: 'courier' }],
  ] as const)('is not possible if the order %s', (_, change) => {
    const order = { ...direct(wireOrder()), ...change }
    expect(mayRebook(india)(order)).toBe(false)
    expect(draftOfOrder(india)(order)).toBeNull()
  })

  it('is not possible if the order has stops between, which would be lost', () => {
    const order: Order = { ...orderOf(wireOrder()), status: 'completed' }
    expect(order.route.via).toHaveLength(1)
    expect(mayRebook(india)(order)).toBe(false)
    expect(draftOfOrder(india)(order)).toBeNull()
  })
})
