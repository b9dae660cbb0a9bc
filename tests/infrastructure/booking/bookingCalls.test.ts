import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { CallContext } from '../../../src/application/ports/call.ts'
import type { CompleteOrder } from '../../../src/domain/booking/completeness.ts'
import { checkServed } from '../../../src/domain/booking/serviceabilityCheck.ts'
import { vehiclesOfRoute } from '../../../src/domain/booking/vehicleChoice.ts'
import { makeHttpLoadGoodsTypes } from '../../../src/infrastructure/booking/httpLoadGoodsTypes.ts'
import { makeHttpLoadServiceArea } from '../../../src/infrastructure/booking/httpLoadServiceArea.ts'
import { makeHttpPlaceOrder } from '../../../src/infrastructure/booking/httpPlaceOrder.ts'
import { makeHttpIssueFareToken } from '../../../src/infrastructure/fare/httpIssueFareToken.ts'
import { makeHttpQuoteFare } from '../../../src/infrastructure/fare/httpQuoteFare.ts'
import { makeHttpLoadOrderHistory } from '../../../src/infrastructure/orders/httpLoadOrderHistory.ts'
import { mysuru } from '../../support/booking.ts'
import { farePage } from '../../support/fares.ts'
import { koramangalaToWhitefield } from '../support/bangaloreRoute.ts'
import { newCustomer } from '../support/customers.ts'
import { runSandbox, type SandboxProcess } from '../support/sandbox.ts'
import { context, reach } from '../support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.calm())

const service = () => reach(`${sandbox.url}/sandbox/order`)
const content = () => reach(`${sandbox.url}/sandbox/content`, { headers: {} })

const right = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const { pickup, drop } = koramangalaToWhitefield.route

const order: CompleteOrder = {
  sender: { name: 'Meera Iyer', mobile: '9812345678' },
  receiver: { name: 'Kiran Rao', mobile: '9812345679' },
  pickup: { landmark: pickup.landmark, location: pickup.location, house: '12, 4th Cross' },
  drop: { landmark: drop.landmark, location: drop.location, house: '' },
  vehicleId: 1,
  goodsType: 'furniture',
  fareEstimateToken: null,
  geoRegionId: 3,
}

const somebody = async (): Promise<CallContext> => ({
  ...context,
  requestId: randomUUID(),
  credentials: await newCustomer(sandbox),
})

const place = (what: CompleteOrder, who: CallContext) =>
  makeHttpPlaceOrder(service().http)(what, who)()

const ordersOf = async (who: CallContext): Promise<readonly string[]> => {
  const { live, past } = right(
    await makeHttpLoadOrderHistory(service().http)({ limit: 10, offset: 0 }, who)(),
  )
  return [...live, ...past].map(({ crn }) => crn)
}

const issueToken = async (): Promise<string> => {
  const asked = [koramangalaToWhitefield, farePage] as const
  right(await makeHttpQuoteFare(service().http)(...asked, null, context)())
  return right(await makeHttpIssueFareToken(service().http)(...asked, 3, context)())
}

const area = (geoRegionId: number) =>
  makeHttpLoadServiceArea(service().http)(geoRegionId, context)()

describe('the area of a city', () => {
  it('tells where it picks up and drops, and which vehicles go where', async () => {
    const { bounds, zones, vehicles } = right(await area(3))
    expect(E.isRight(checkServed(bounds)('pickup', pickup.location))).toBe(true)
    expect(checkServed(bounds)('drop', mysuru.location)).toEqual(
      E.left({ kind: 'Unserved', waypoint: 'drop' }),
    )
    const served = vehiclesOfRoute(zones)(vehicles)({
      pickup: pickup.location,
      drop: drop.location,
    })
    expect(served.map(({ vehicleId }) => vehicleId)).toContain(1)
    expect(vehicles).toContainEqual({ id: 3001, vehicleId: 1, name: 'Tata Ace' })
  })

  it('is GeoRegionUnknown for a city that does not exist', async () => {
    expect(await area(999)).toEqual(E.left({ kind: 'GeoRegionUnknown' }))
  })

  const ring = [
    [77, 12],
    [78, 12],
    [78, 13],
    [77, 12],
  ]
  const square = { type: 'Polygon', coordinates: [ring] }
  const whole = {
    pickup_polygon: square,
    drop_polygon: { type: 'MultiPolygon', coordinates: [[ring]] },
    zones: [{ type: 'Both', polygon: { type: 'Polygon', data: [ring] }, vehicle_ids: [1] }],
    vehicles: [{ id: 3001, vehicle_id: 1, name: 'Tata Ace', colour: 'blue' }],
  }

  it('may have several parts, and drops properties that it does not know', async () => {
    await sandbox.fault({ call: 'serviceability', fault: 'answer', status: 200, body: whole })
    expect(right(await area(3))).toEqual({
      bounds: { pickup: square, drop: { type: 'MultiPolygon', coordinates: [[ring]] } },
      zones: [{ type: 'Both', polygon: { type: 'Polygon', data: [ring] }, vehicleIds: [1] }],
      vehicles: [{ id: 3001, vehicleId: 1, name: 'Tata Ace' }],
    })
  })

  it('reports to the operators the path of each wrong corner', async () => {
    const { http, reports } = service()
    const [zone] = whole.zones
    for (const change of [
      { pickup_polygon: { type: 'Polygon', coordinates: [[...ring, [77, '12']]] } },
      { drop_polygon: { type: 'Feature', geometry: square } },
      { zones: [{ ...zone, polygon: { type: 'Polygon', data: [[...ring, [77]]] } }] },
    ]) {
      const body = { ...whole, ...change }
      await sandbox.fault({ call: 'serviceability', fault: 'answer', status: 200, body })
      await makeHttpLoadServiceArea(http)(3, context)()
    }
    expect(reports.flatMap(({ details = [] }) => details)).toEqual([
      'pickup_polygon/coordinates/0/4/1',
      'drop_polygon/type',
      'zones/0/polygon/data/0/4/1',
    ])
  })

  it('leaves out the heights of its corners', async () => {
    const high = { ...square, coordinates: [ring.map((corner) => [...corner, 920])] }
    const body = { ...whole, pickup_polygon: high }
    await sandbox.fault({ call: 'serviceability', fault: 'answer', status: 200, body })
    expect(right(await area(3)).bounds.pickup).toEqual(square)
  })

  it.each([
    [
      'a border of two corners',
      { pickup_polygon: { type: 'Polygon', coordinates: [ring.slice(2)] } },
    ],
    ['no border', { pickup_polygon: { type: 'Polygon', coordinates: [] } }],
    ['no part', { drop_polygon: { type: 'MultiPolygon', coordinates: [] } }],
    ['a point', { drop_polygon: { type: 'Point', coordinates: [77, 12] } }],
    [
      'a corner that is nowhere',
      { pickup_polygon: { type: 'Polygon', coordinates: [[[77, null], ...ring]] } },
    ],
    [
      'a corner of a zone that is nowhere',
      {
        zones: [{ ...whole.zones[0], polygon: { type: 'Polygon', data: [[[77, '12'], ...ring]] } }],
      },
    ],
    ['a zone for something else', { zones: [{ ...whole.zones[0], type: 'Park' }] }],
    ['a vehicle that is half one', { zones: [{ ...whole.zones[0], vehicle_ids: [1.5] }] }],
    ['no vehicles', { vehicles: null }],
  ])('with %s breaks the contract', async (_, change) => {
    await sandbox.fault({
      call: 'serviceability',
      fault: 'answer',
      status: 200,
      body: { ...whole, ...change },
    })
    expect(await area(3)).toMatchObject({ left: { kind: 'ContractBroken' } })
  })
})

describe('goods types', () => {
  it('have a name, a description and the vehicles that suit them, best first', async () => {
    const goods = right(await makeHttpLoadGoodsTypes(content().http)('en-IN')())
    expect(goods).toContainEqual({
      key: 'documents',
      name: expect.any(String),
      description: expect.any(String),
      vehicleIds: [97],
    })
    const [seen] = await sandbox.journal()
    expect(seen?.query).toEqual({ locale: 'en-IN' })
    expect(seen?.headers).not.toHaveProperty('client-request-uuid')
  })

  it('need no description', async () => {
    await sandbox.fault({
      call: 'goodsTypes',
      fault: 'answer',
      status: 200,
      body: { data: { attributes: { goods_types: [{ id: 'x', name: 'X', vehicle_ids: [] }] } } },
    })
    expect(right(await makeHttpLoadGoodsTypes(content().http)('en-IN')())).toEqual([
      { key: 'x', name: 'X', description: '', vehicleIds: [] },
    ])
  })
})

describe('booking', () => {
  it.each([
    [{ order_crn: 'CRN7' }, { crn: 'CRN7', trackingUrl: '' }],
    [
      { order_crn: 'CRN7', tracking_link: null },
      { crn: 'CRN7', trackingUrl: '' },
    ],
    [
      { order_crn: 7, tracking_link: '/t' },
      { crn: '7', trackingUrl: '/t' },
    ],
  ])(
    'succeeds by an answer with an order number, whatever else it has: %j',
    async (body, placed) => {
      const who = await somebody()
      await sandbox.fault({ call: 'book', fault: 'answer', status: 200, body })
      expect(right(await place(order, who))).toEqual(placed)
    },
  )

  it('succeeds even if its link is no text, which is reported to the operators', async () => {
    const { http, reports } = service()
    const who = await somebody()
    const body = { order_crn: 'CRN7', tracking_link: { path: '/t' } }
    await sandbox.fault({ call: 'book', fault: 'answer', status: 200, body })
    const placed = await makeHttpPlaceOrder(http)(order, who)()
    expect(right(placed)).toEqual({ crn: 'CRN7', trackingUrl: '' })
    expect(reports.flatMap(({ details = [] }) => details)).toEqual(['tracking_link'])
  })

  // Parsing rounds a 64-bit number, and the result may be the number of another order.
  it.each(['9007199254740993', '1.5'])(
    'fails for the number %s, which may have been rounded',
    async (crn) => {
      const who = await somebody()
      const body = { order_crn: JSON.parse(crn), tracking_link: '/t' }
      await sandbox.fault({ call: 'book', fault: 'answer', status: 200, body })
      const broken = { kind: 'ContractBroken', call: '/website/orders', paths: ['order_crn'] }
      expect(await place(order, who)).toEqual(E.left(broken))
    },
  )

  it('sends the order, the credentials and the request id of the intent', async () => {
    const who = await somebody()
    const token = await issueToken()
    const placed = right(await place({ ...order, fareEstimateToken: token }, who))
    expect(placed.crn).toMatch(/^CRN/)
    expect(placed.trackingUrl).toContain(placed.crn)
    const seen = (await sandbox.journal()).at(-1)
    expect(seen?.body).toEqual({
      pickup_address: {
        landmark: pickup.landmark,
        location: pickup.location,
        house: '12, 4th Cross',
      },
      drop_address: { landmark: drop.landmark, location: drop.location, house: null },
      sender: order.sender,
      receiver: order.receiver,
      vehicle_id: 1,
      goods_type: 'furniture',
      fare_estimate_token: token,
    })
    expect(seen?.headers).toMatchObject({
      'client-request-uuid': who.requestId,
      mobile: who.credentials?.mobile,
      'auth-token': who.credentials?.authToken,
    })
  })

  it('is one order, however often it is sent', async () => {
    const who = await somebody()
    const first = right(await place(order, who))
    expect(right(await place(order, who))).toEqual(first)
  })

  it('is still one order if the first answer was lost', async () => {
    const who = await somebody()
    await sandbox.fault({ call: 'book', fault: 'loseAnswer' })
    expect(await place(order, who)).toEqual(E.left({ kind: 'Unreachable', because: 'connection' }))
    expect(await ordersOf(who)).toHaveLength(1)
    const { crn } = right(await place(order, who))
    expect(await ordersOf(who)).toEqual([crn])
  })

  it('fails without valid credentials', async () => {
    expect(await place(order, context)).toEqual(E.left({ kind: 'AuthenticationFailed' }))
  })

  it('reports that its estimate has expired', async () => {
    const token = await issueToken()
    await sandbox.advanceClock(25 * 3_600_000)
    const who = await somebody()
    expect(await place({ ...order, fareEstimateToken: token }, who)).toEqual(
      E.left({ kind: 'EstimateExpired' }),
    )
  })

  it('reports which ends are not served', async () => {
    const there = { landmark: mysuru.landmark, location: mysuru.location, house: '' }
    expect(await place({ ...order, drop: there }, await somebody())).toMatchObject({
      left: {
        kind: 'OrderRefused',
        unserved: ['drop'],
        message: expect.stringContaining('dropoff'),
        parts: [{ part: 'drop' }],
      },
    })
    expect(await place({ ...order, pickup: there, drop: there }, await somebody())).toMatchObject({
      left: { kind: 'OrderRefused', unserved: ['pickup', 'drop'] },
    })
  })

  it.each([
    ['sender', { sender: { name: 'M1', mobile: '9812345678' } }],
    ['receiver', { receiver: { name: 'Kiran Rao', mobile: '12345' } }],
    ['vehicleId', { vehicleId: 777, goodsType: null }],
    ['goodsType', { goodsType: 'moon_rocks' }],
    ['goodsType', { goodsType: 'documents' }],
    ['fareEstimateToken', { fareEstimateToken: 'nobody-has-this' }],
  ] as const)('reports what is wrong with its %s', async (part, change) => {
    const refused = await place({ ...order, ...change }, await somebody())
    expect(refused).toMatchObject({
      left: {
        kind: 'OrderRefused',
        unserved: [],
        message: expect.any(String),
        parts: expect.arrayContaining([{ part, message: expect.any(String) }]),
      },
    })
  })

  it.each([
    [
      { error: 'Sorry! No service is available' },
      { message: 'Sorry! No service is available', unserved: [], parts: [] },
    ],
    [{}, { message: null, unserved: [], parts: [] }],
    [
      {
        error: ' ',
        address_error_type: 'INVALID_MOON',
        field_errors: [
          { field_name: 'shoe_size', message: 'Too big' },
          { field_name: 'sender_name', message: '' },
          { field_name: 'constructor', message: 'x' },
        ],
      },
      { message: null, unserved: [], parts: [] },
    ],
  ])('reads from a refusal only what it knows: %j', async (body, said) => {
    await sandbox.fault({ call: 'book', fault: 'answer', status: 422, body })
    expect(await place(order, await somebody())).toEqual(E.left({ kind: 'OrderRefused', ...said }))
  })

  it('reports an unreadable refusal if it has another shape', async () => {
    await sandbox.fault({
      call: 'book',
      fault: 'answer',
      status: 422,
      body: { field_errors: 'everything' },
    })
    expect(await place(order, await somebody())).toEqual(
      E.left({ kind: 'RefusalUnreadable', because: 'declined' }),
    )
  })

  it('of another order under the same request id fails', async () => {
    const who = await somebody()
    right(await place(order, who))
    expect(await place({ ...order, vehicleId: 9 }, who)).toMatchObject({
      left: { kind: 'NetworkError', because: 'declined' },
    })
  })
})
