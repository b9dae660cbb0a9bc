import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type Sandbox, startSandbox } from '../../sandbox/startSandbox.ts'
import { booking, listIn, textIn, valueIn } from './support/bookings.ts'
import { type Answer, type Changes, enquiry, get, headers, post } from './support/calls.ts'
import { callHeaders, signIn, signUp } from './support/customer.ts'
import { sandboxForTests } from './support/running.ts'

// The clock stands still until a test moves it: orders go on with time, and a busy machine takes its
// time between two calls.
const sandbox = sandboxForTests({ now: () => Date.UTC(2026, 0, 5, 6) })

const second = 1000
const minute = 60 * second
const searching = 30 * second
const approach = minute

const url = (path: string, at: Sandbox): string => `${at.url}/sandbox/order${path}`

let last = 9100000000
/** Each test has a customer of its own, and so sees no orders of another test. */
const newCustomer = (frequency?: string): Promise<Changes> => {
  last += 1
  return signUp(sandbox(), String(last), frequency)
}

const book = (who: Changes, changes: object = {}, more: Changes = {}, at = sandbox()) =>
  post(url('/website/orders', at), { body: booking(changes), headers: callHeaders(who, more) })

const booked = async (who: Changes, changes: object = {}, at = sandbox()): Promise<string> => {
  const answer = await book(who, changes, {}, at)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return textIn(answer.body, 'order_crn')
}

const track = (who: Changes, crn: string, at = sandbox()) =>
  get(url(`/website/orders/${crn}`, at), { headers: callHeaders(who) })

const statusOf = async (who: Changes, crn: string): Promise<string> =>
  textIn((await track(who, crn)).body, 'order_status')

const history = (who: Changes, query: Record<string, string> = {}, at = sandbox()) =>
  get(url('/order-history/orders', at), { query, headers: callHeaders(who) })

const cancel = (
  who: Changes,
  crn: string,
  reason: unknown = 'Changed my mind',
  more: Changes = {},
) =>
  post(url(`/website/orders/${crn}/cancel`, sandbox()), {
    body: { reason },
    headers: callHeaders(who, more),
  })

const crnsIn = (answer: Answer, list: 'live_orders' | 'past_orders'): readonly string[] =>
  listIn(answer.body, list).map((order) => textIn(order, 'order_crn'))

const estimateToken = async (changes: Changes = {}, region = '3'): Promise<string> => {
  const query = enquiry(changes)
  await post(url('/website/fare_estimate_validator_v2', sandbox()), { query })
  const { body } = await post(url('/fare_estimate_secure', sandbox()), {
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
    const estimate = await get(url(`/website/fare_estimates/${fare_estimate_token}`, sandbox()), {
      headers: headers(),
    })
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
    const again = await post(url('/website/orders', sandbox()), {
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

describe('an order', () => {
  it('is searched for, confirmed, driven and completed as time goes by', async () => {
    const who = await newCustomer()
    const crn = await booked(who)
    expect(await statusOf(who, crn)).toBe('searching')
    sandbox().clock.advance(searching)
    expect(await statusOf(who, crn)).toBe('confirmed')
    sandbox().clock.advance(approach)
    expect(await statusOf(who, crn)).toBe('live')
    sandbox().clock.advance(2 * minute)
    expect(await statusOf(who, crn)).toBe('completed')
    const timeline = listIn((await track(who, crn)).body, 'timeline')
    expect(timeline.map((stage) => textIn(stage, 'status'))).toEqual([
      'searching',
      'confirmed',
      'live',
      'completed',
    ])
    const times = timeline.map((stage) => Date.parse(textIn(stage, 'at')))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Number(times[1]) - Number(times[0])).toBe(searching)
    expect(Number(times[2]) - Number(times[1])).toBe(approach)
  })

  it('keeps its driver from the moment that one is found', async () => {
    const who = await newCustomer()
    const crn = await booked(who)
    expect(valueIn((await track(who, crn)).body, 'driver')).toBeNull()
    sandbox().clock.advance(searching)
    const { body } = await track(who, crn)
    expect(valueIn(body, 'driver')).toEqual({
      name: expect.stringMatching(/^\p{L}+ \p{L}+$/u),
      number: expect.stringMatching(/^[6-9]\d{9}$/),
      vehicle_number: expect.stringMatching(/^KA 01 [A-Z]{2} \d{4}$/),
      location: { lat: expect.any(Number), long: expect.any(Number) },
    })
    sandbox().clock.advance(30 * minute)
    const after = (await track(who, crn)).body
    expect(textIn(after, 'driver', 'name')).toBe(textIn(body, 'driver', 'name'))
    expect(valueIn(after, 'driver', 'location')).toBeNull()
  })

  it('moves towards the pickup, then towards the drop', async () => {
    const who = await newCustomer()
    const crn = await booked(who)
    const farFrom = async (stop: 'source' | 'destination'): Promise<number> => {
      const { body } = await track(who, crn)
      const degrees = (...path: readonly string[]) => Number(valueIn(body, ...path))
      const away = (axis: 'lat' | 'long') =>
        degrees('driver', 'location', axis) - degrees('route_details', stop, 'location', axis)
      return Math.hypot(away('lat'), away('long'))
    }
    sandbox().clock.advance(searching)
    const onTheWay: number[] = []
    for (let step = 0; step < 5; step += 1) {
      onTheWay.push(await farFrom('source'))
      sandbox().clock.advance(approach / 6)
    }
    expect(onTheWay).toEqual(onTheWay.toSorted((a, b) => b - a))
    sandbox().clock.advance(approach / 6)
    expect(await statusOf(who, crn)).toBe('live')
    expect(await farFrom('source')).toBeLessThan(0.002)
    const riding: number[] = []
    for (let step = 0; step < 5; step += 1) {
      riding.push(await farFrom('destination'))
      sandbox().clock.advance(20 * second)
    }
    expect(riding).toEqual(riding.toSorted((a, b) => b - a))
    expect(riding.at(-1)).toBeLessThan(Number(riding[0]) / 2)
  })

  it('appears in order history with all of its parts', async () => {
    const who = await newCustomer('business')
    const crn = await booked(who)
    const { body } = await history(who)
    const fare = expect.any(Number)
    expect(body).toEqual({
      limit: 10,
      offset: 0,
      live_orders: [
        {
          order_crn: crn,
          geo_region_id: 3,
          order_status: 'searching',
          order_created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          type: 'ondemand',
          service_details: {
            vehicle_id: 1,
            name: 'Tata Ace',
            icon_url: '/sandbox/content/vehicles/1.svg',
            service_type: 'trucks',
          },
          vas_type: null,
          is_business_customer: true,
          route_details: {
            source: {
              location: { lat: 12.935223, long: 77.624481 },
              place: {
                doorstep_address: '12, 4th Cross',
                saved_address: null,
                address: 'Koramangala, Bengaluru',
              },
              contact: { name: 'Meera Iyer', number: '9812345678' },
            },
            destination: {
              location: { lat: 12.978369, long: 77.640836 },
              place: {
                doorstep_address: '',
                saved_address: null,
                address: 'Indiranagar, Bengaluru',
              },
              contact: { name: 'Kiran Rao', number: '9812345679' },
            },
            waypoint_info: { count: 0, waypoints: [], restriction: null },
          },
          total_amount: { currency: 'INR', amount: fare, cash_payable: fare },
          tracking_link: `/en-IN/track-order?crn=${crn}`,
          payment_mode: 'cash',
          pay_online_enabled: false,
          rebooking_enabled: false,
          muneemji_enabled: false,
        },
      ],
      past_orders: [],
    })
    const live = listIn(body, 'live_orders')[0]
    expect((await track(who, crn)).body).toEqual({
      ...Object(live),
      driver: null,
      timeline: [{ status: 'searching', at: textIn(live, 'order_created_at') }],
    })
  })

  it('includes the helper of its vehicle', async () => {
    const who = await newCustomer()
    const crn = await booked(who, { vehicle_id: 129 })
    expect((await track(who, crn)).body).toMatchObject({ vas_type: 'helper' })
  })

  it('cannot be seen or cancelled by another customer', async () => {
    const crn = await booked(await newCustomer())
    const other = await newCustomer()
    const notFound = { status: 404, body: { error: 'Data Not Found' } }
    expect(await track(other, crn)).toMatchObject(notFound)
    expect(await cancel(other, crn)).toMatchObject(notFound)
    expect(await track(other, 'constructor')).toMatchObject(notFound)
  })

  it('finds no driver only if a test asks for that', async () => {
    const who = await newCustomer()
    const set = (body: object) => post(`${sandbox().url}/sandbox/drivers`, { body })
    expect(await set({ unsuccessful_every: 3 })).toMatchObject({ status: 200 })
    const crns = [await booked(who), await booked(who), await booked(who)]
    await set({ unsuccessful_every: 0 })
    crns.push(await booked(who))
    sandbox().clock.advance(minute)
    expect(await statusOf(who, crns[2] ?? '')).toBe('searching')
    sandbox().clock.advance(minute)
    const statuses = await Promise.all(crns.map((crn) => statusOf(who, crn)))
    expect(statuses).toEqual(['live', 'live', 'unsuccessful', 'live'])
    expect((await track(who, crns[2] ?? '')).body).toMatchObject({
      driver: null,
      rebooking_enabled: true,
      total_amount: { cash_payable: 0 },
    })
    expect(await set({ unsuccessful_every: -1 })).toMatchObject({ status: 400 })
  })
})

describe('cancelling', () => {
  it('ends an order while a driver is searched for', async () => {
    const who = await newCustomer()
    const crn = await booked(who)
    expect(await cancel(who, crn)).toMatchObject({
      status: 200,
      body: {
        order_crn: crn,
        order_status: 'cancelled',
        driver: null,
        rebooking_enabled: true,
        total_amount: { cash_payable: 0 },
        timeline: [{ status: 'searching' }, { status: 'cancelled' }],
      },
    })
    sandbox().clock.advance(60 * minute)
    expect(await statusOf(who, crn)).toBe('cancelled')
  })

  it('is too late once a driver is on the way, and the order goes on', async () => {
    const who = await newCustomer()
    const crn = await booked(who)
    for (const wait of [searching, approach, 30 * minute]) {
      sandbox().clock.advance(wait)
      expect(await cancel(who, crn)).toMatchObject({
        status: 409,
        body: { error: 'This order can no longer be cancelled' },
      })
    }
    expect(await statusOf(who, crn)).toBe('completed')
  })

  it('is done once, however often it is sent', async () => {
    const who = await newCustomer()
    const crn = await booked(who)
    const intent = { 'client-request-uuid': randomUUID() }
    sandbox().faults.add({ call: 'cancelOrder', fault: 'loseAnswer' })
    await expect(cancel(who, crn, 'Too slow', intent)).rejects.toThrow()
    expect(await cancel(who, crn, 'Too slow', intent)).toMatchObject({
      status: 200,
      body: { order_status: 'cancelled' },
    })
    expect(await cancel(who, crn, 'Another reason', intent)).toMatchObject({ status: 409 })
    expect(await cancel(who, crn)).toMatchObject({ status: 409 })
  })

  it.each([
    [' ', 422, 'This field is required'],
    ['x'.repeat(501), 422, 'Maximum 500 letters'],
    [7, 400, 'body is wrong at reason'],
  ])('needs a reason that is not %j', async (reason, status, error) => {
    const who = await newCustomer()
    const crn = await booked(who)
    expect(await cancel(who, crn, reason)).toMatchObject({ status, body: { error } })
    expect(await statusOf(who, crn)).toBe('searching')
  })
})

describe('order history', () => {
  it('separates orders under way from past ones, newest first', async () => {
    const who = await newCustomer()
    const crns: string[] = []
    for (let order = 0; order < 4; order += 1) {
      crns.push(await booked(who))
      sandbox().clock.advance(order === 1 ? 30 * minute : second)
    }
    const [first = '', second_ = '', third = '', fourth = ''] = crns
    await cancel(who, third)
    const answer = await history(who)
    expect(crnsIn(answer, 'live_orders')).toEqual([fourth])
    expect(crnsIn(answer, 'past_orders')).toEqual([third, second_, first])
    expect(listIn(answer.body, 'past_orders').map((o) => valueIn(o, 'rebooking_enabled'))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('has pages of past orders, each with the orders under way', async () => {
    const who = await newCustomer()
    const crns: string[] = []
    for (let order = 0; order < 12; order += 1) crns.unshift(await booked(who))
    sandbox().clock.advance(30 * minute)
    const live = await booked(who)
    const first = await history(who)
    expect(first.body).toMatchObject({ limit: 10, offset: 0 })
    expect(crnsIn(first, 'past_orders')).toEqual(crns.slice(0, 10))
    const next = await history(who, { limit: '10', offset: '10' })
    expect(next.body).toMatchObject({ limit: 10, offset: 10 })
    expect(crnsIn(next, 'past_orders')).toEqual(crns.slice(10))
    expect(crnsIn(next, 'live_orders')).toEqual([live])
    expect(crnsIn(await history(who, { offset: '99' }), 'past_orders')).toEqual([])
  })

  it.each([
    [{ limit: '0' }, 'query parameter limit must be a whole number from 1 to 100'],
    [{ limit: '101' }, 'query parameter limit must be a whole number from 1 to 100'],
    [{ limit: '1e1' }, 'query parameter limit must be a whole number from 1 to 100'],
    [{ offset: '-1' }, 'query parameter offset must be a whole number from 0 to 999999999'],
    [{ page: '2' }, 'unknown query parameter page'],
  ])('refuses %j', async (query, error) => {
    expect(await history(await newCustomer(), query)).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  it('requires only the headers that the spec names', async () => {
    const who = await newCustomer()
    const bare = {
      'device-id': undefined,
      'preferred-languages': undefined,
      'content-type': undefined,
    }
    const ask = (changes: Changes) =>
      get(url('/order-history/orders', sandbox()), { headers: callHeaders(who, changes) })
    expect(await ask(bare)).toMatchObject({ status: 200 })
    for (const name of ['brand', 'source', 'client-request-uuid', 'country']) {
      expect(await ask({ ...bare, [name]: undefined })).toMatchObject({
        status: 400,
        body: { error: `header ${name} is missing` },
      })
    }
  })
})

describe('after a restart', () => {
  it('orders continue, and a repeated booking finds the first one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const database = join(folder, 'sandbox.sqlite')
    const intent = { 'client-request-uuid': randomUUID() }
    let now = Date.UTC(2026, 0, 5, 6)
    const start = () => startSandbox({ database, now: () => now })
    try {
      const before = await start()
      const who = await signIn(before)
      const first = await book(who, {}, intent, before)
      const crn = textIn(first.body, 'order_crn')
      await before.close()

      now += searching
      const after = await start()
      expect(await book(who, {}, intent, after)).toMatchObject({ status: 201, body: first.body })
      expect(await track(who, crn, after)).toMatchObject({ body: { order_status: 'confirmed' } })
      const driver = valueIn((await track(who, crn, after)).body, 'driver')
      await after.close()

      const later = await start()
      expect(valueIn((await track(who, crn, later)).body, 'driver')).toEqual(driver)
      expect(crnsIn(await history(who, {}, later), 'live_orders')).toEqual([crn])
      await later.close()
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
