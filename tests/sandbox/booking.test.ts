import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { booking } from './support/booking.ts'
import { type Changes, enquiry, get, headers, post } from './support/calls.ts'
import { callHeaders } from './support/customer.ts'
import { listIn, textIn, valueIn } from './support/inAnswer.ts'
import { crnsIn, sandboxOfOrders } from './support/orderCalls.ts'

const { sandbox, newCustomer, book, booked, track, history, cancel } = sandboxOfOrders()

const second = 1000
const minute = 60 * second

const estimateToken = async (changes: Changes = {}, region = '3'): Promise<string> => {
  const query = enquiry(changes)
  await post(`${sandbox().url}/sandbox/order/website/fare_estimate_validator_v2`, { query })
  const { body } = await post(`${sandbox().url}/sandbox/order/fare_estimate_secure`, {
    query: { ...query, geo_region_id: region },
    body: { re_id: 'Default' },
  })
  return textIn(body, 'response', 'fare_estimate_token')
}

describe('booking', () => {
  it('gives an order and its tracking link', async () => {
    const { status, body } = await book(await newCustomer())
    expect(status).toBe(201)
    const crn = textIn(body, 'order_crn')
    expect(body).toEqual({
      order_crn: expect.stringMatching(/^CRN\d{10}$/),
      tracking_link: `/en-IN/track-order?crn=${crn}`,
    })
  })

  it('charges what the estimate said', async () => {
    const who = await newCustomer()
    const fare_estimate_token = await estimateToken()
    const estimate = await get(
      `${sandbox().url}/sandbox/order/website/fare_estimates/${fare_estimate_token}`,
      {
        headers: headers(),
      },
    )
    const quoted = listIn(estimate.body, 'vehicles').find(
      (vehicle) => valueIn(vehicle, 'vehicle_id') === 1,
    )
    const crn = await booked(who, { fare_estimate_token })
    const { body } = await track(who, crn)
    expect(valueIn(body, 'total_amount')).toEqual({
      currency: 'INR',
      amount: valueIn(quoted, 'base_fare', 'value'),
      cash_payable: valueIn(quoted, 'base_fare', 'value'),
    })
  })

  it('charges for the addresses of the booking, not of an estimate', async () => {
    const who = await newCustomer()
    const near = await track(who, await booked(who))
    const far = await track(
      who,
      await booked(who, {
        drop_address: {
          landmark: 'Whitefield, Bengaluru',
          location: { lat: 12.969819, lng: 77.749972 },
        },
      }),
    )
    expect(Number(valueIn(far.body, 'total_amount', 'amount'))).toBeGreaterThan(
      Number(valueIn(near.body, 'total_amount', 'amount')),
    )
  })

  const elsewhere = { landmark: 'Mid-sea', location: { lat: 10.5, lng: 70.5 } }
  const mumbai = { landmark: 'Andheri East, Mumbai', location: { lat: 19.1155, lng: 72.8727 } }
  const pickupNotServed =
    'We do not serve pickup service from this area. Please change the pickup location'
  const dropNotServed =
    'We do not serve dropoff service from this area. Please change the dropoff location'

  it.each([
    [{ pickup_address: elsewhere }, 'INVALID_PICKUP', 'from_address', pickupNotServed],
    [{ drop_address: elsewhere }, 'INVALID_DROP', 'to_address', dropNotServed],
    [{ drop_address: mumbai }, 'INVALID_DROP', 'to_address', dropNotServed],
    [
      { pickup_address: elsewhere, drop_address: elsewhere },
      'INVALID_PICKUP_DROP',
      'from_address',
      pickupNotServed,
    ],
    [
      { drop_address: { landmark: 'Indiranagar', location: { lat: 1000, lng: 1000 } } },
      'INVALID_DROP',
      'to_address',
      'Select a valid address',
    ],
    [
      { sender: { name: 'Al', mobile: '9812345678' } },
      null,
      'sender_name',
      'Name must contain at least 3 alphabets',
    ],
    [
      { sender: { name: 'Meera Iyer', mobile: '12345' } },
      null,
      'sender_mobile',
      'Invalid mobile number',
    ],
    [{ receiver: { name: '', mobile: '9812345678' } }, null, 'receiver_name', 'Name is required'],
    [
      { receiver: { name: 'Kiran Rao', mobile: '' } },
      null,
      'receiver_mobile',
      'Mobile is required',
    ],
    [{ vehicle_id: 20 }, null, 'vehicle_id', 'This vehicle does not serve these addresses'],
    [{ goods_type: 'constructor' }, null, 'goods_type', 'There is no such type of goods'],
    [{ goods_type: 'documents' }, null, 'goods_type', 'These goods do not go on this vehicle'],
    [{ fare_estimate_token: 'nope' }, null, 'fare_estimate_token', 'This estimate is not known'],
  ])('refuses %j', async (changes, address_error_type, field_name, message) => {
    const who = await newCustomer()
    const { status, body } = await book(who, changes)
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: message, address_error_type })
    expect(listIn(body, 'field_errors')).toContainEqual({ field_name, message })
    expect(await history(who)).toMatchObject({ body: { live_orders: [], past_orders: [] } })
  })

  it('reports everything that is wrong at once', async () => {
    const { body } = await book(await newCustomer(), {
      drop_address: elsewhere,
      sender: { name: '', mobile: '' },
      receiver: { name: 'K2', mobile: '1' },
    })
    expect(listIn(body, 'field_errors').map((error) => valueIn(error, 'field_name'))).toEqual([
      'to_address',
      'sender_name',
      'sender_mobile',
      'receiver_name',
      'receiver_mobile',
    ])
  })

  it.each([
    [{ vehicle_id: '1' }, 'body is wrong at vehicle_id'],
    [{ sender: undefined }, 'body is wrong at sender'],
    [
      { sender: { name: 'Meera Iyer', mobile: '9812345678', age: 7 } },
      'body is wrong at sender.age',
    ],
    [
      { pickup_address: { landmark: 'Here', location: { lat: '12.9', lng: 77.6 } } },
      'body is wrong at pickup_address.location.lat',
    ],
    [{ coupon: 'FREE' }, 'unknown body property coupon'],
  ])('does not understand %j', async (changes, error) => {
    expect(await book(await newCustomer(), changes)).toMatchObject({ status: 400, body: { error } })
  })

  it('works without goods and without an estimate', async () => {
    const who = await newCustomer()
    const bare = { goods_type: undefined, fare_estimate_token: undefined }
    expect(await book(who, bare)).toMatchObject({ status: 201 })
  })

  it('refuses an estimate of another city, and one of yesterday', async () => {
    const who = await newCustomer()
    const throughChennai = {
      from_address_lat: '13.0418',
      from_address_long: '80.2341',
      to_address_lat: '13.0827',
      to_address_long: '80.2707',
    }
    expect(
      await book(who, { fare_estimate_token: await estimateToken(throughChennai, '5') }),
    ).toMatchObject({ status: 422, body: { error: 'This estimate is of another city' } })

    const fare_estimate_token = await estimateToken()
    sandbox().clock.advance(24 * 60 * minute + second)
    expect(await book(who, { fare_estimate_token })).toMatchObject({
      status: 410,
      body: { error: 'This estimate has expired' },
    })
  })

  it('keeps long trucks out of the middle of the city', async () => {
    const who = await newCustomer()
    const centre = { landmark: 'MG Road, Bengaluru', location: { lat: 12.9716, lng: 77.5946 } }
    const changes = { vehicle_id: 4, goods_type: null, drop_address: centre }
    expect(await book(who, changes)).toMatchObject({
      status: 422,
      body: { error: 'This vehicle does not serve these addresses' },
    })
    expect(await book(who, { vehicle_id: 4, goods_type: null })).toMatchObject({ status: 201 })
  })

  it.each([
    ['without a session', {}, 401],
    ['with a stolen token', { mobile: '9876543210', 'auth-token': 'stolen' }, 401],
  ])('is refused to somebody %s', async (_, who, status) => {
    expect(await book(who)).toMatchObject({ status, body: { error: 'Authentication Failed' } })
    expect(await history(who)).toMatchObject({ status })
    expect(await track(who, 'CRN1')).toMatchObject({ status })
    expect(await cancel(who, 'CRN1')).toMatchObject({ status })
  })

  it.each([
    'brand',
    'source',
    'client-request-uuid',
    'device-id',
    'country',
    'preferred-languages',
  ])('needs the header %s', async (name) => {
    expect(await book(await newCustomer(), {}, { [name]: undefined })).toMatchObject({
      status: 400,
      body: { error: `header ${name} is missing` },
    })
  })
})

describe('a booking that is sent again', () => {
  it('is the same order for the same intent', async () => {
    const who = await newCustomer()
    const intent = { 'client-request-uuid': randomUUID() }
    const [first, second] = await Promise.all([book(who, {}, intent), book(who, {}, intent)])
    expect(first.status).toBe(201)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(crnsIn(await history(who), 'live_orders')).toEqual([textIn(first.body, 'order_crn')])
  })

  it('may have its properties in another sequence', async () => {
    const who = await newCustomer()
    const intent = { 'client-request-uuid': randomUUID() }
    const first = await book(who, {}, intent)
    const again = await post(`${sandbox().url}/sandbox/order/website/orders`, {
      body: Object.fromEntries(Object.entries(booking()).toReversed()),
      headers: callHeaders(who, intent),
    })
    expect(again).toMatchObject({ status: 201, body: first.body })
  })

  it('is refused for another request with the same key, and the first booking stays', async () => {
    const who = await newCustomer()
    const intent = { 'client-request-uuid': randomUUID() }
    const first = await book(who, {}, intent)
    expect(await book(who, { vehicle_id: 9 }, intent)).toMatchObject({
      status: 409,
      body: { error: 'client-request-uuid was used for another request' },
    })
    expect(crnsIn(await history(who), 'live_orders')).toEqual([textIn(first.body, 'order_crn')])
  })

  it('is another order with another key', async () => {
    const who = await newCustomer()
    expect(await booked(who)).not.toBe(await booked(who))
    expect(crnsIn(await history(who), 'live_orders')).toHaveLength(2)
  })

  it('is another order for another customer', async () => {
    const intent = { 'client-request-uuid': randomUUID() }
    const first = await book(await newCustomer(), {}, intent)
    const other = await book(await newCustomer(), {}, intent)
    expect(other.status).toBe(201)
    expect(textIn(other.body, 'order_crn')).not.toBe(textIn(first.body, 'order_crn'))
  })

  it.each(['loseAnswer', 'refuse', 'resetMidBody'] as const)(
    'books once if the first answer never came: %s',
    async (fault) => {
      const who = await newCustomer()
      const intent = { 'client-request-uuid': randomUUID() }
      sandbox().faults.add({ call: 'book', fault })
      await expect(book(who, {}, intent)).rejects.toThrow()
      const wasBooked = crnsIn(await history(who), 'live_orders')
      expect(wasBooked).toHaveLength(fault === 'loseAnswer' ? 1 : 0)
      const again = await book(who, {}, intent)
      expect(again.status).toBe(201)
      expect(crnsIn(await history(who), 'live_orders')).toEqual([textIn(again.body, 'order_crn')])
      if (fault === 'loseAnswer') expect(wasBooked).toEqual([textIn(again.body, 'order_crn')])
    },
  )

  it('may be corrected under the same key after a refusal', async () => {
    const who = await newCustomer()
    const intent = { 'client-request-uuid': randomUUID() }
    expect(await book(who, { vehicle_id: 20 }, intent)).toMatchObject({ status: 422 })
    expect(await book(who, {}, intent)).toMatchObject({ status: 201 })
  })
})
