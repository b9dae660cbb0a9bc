import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { startSandbox } from '../../sandbox/startSandbox.ts'
import { post } from './support/calls.ts'
import { signIn } from './support/customer.ts'
import { listIn, textIn, valueIn } from './support/inAnswer.ts'
import { crnsIn, sandboxOfOrders } from './support/orderCalls.ts'

const { sandbox, newCustomer, book, booked, track, statusOf, history, cancel } = sandboxOfOrders()

const second = 1000
const minute = 60 * second
const searching = 30 * second
const approach = minute

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
