import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { Abandonment } from '../../../src/application/ports/abandonment.port.ts'
import type { CallContext } from '../../../src/application/ports/call.ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import { makeHttpCancelOrder } from '../../../src/infrastructure/orders/httpCancelOrder.ts'
import { makeHttpLoadOrder } from '../../../src/infrastructure/orders/httpLoadOrder.ts'
import { makeHttpLoadOrderHistory } from '../../../src/infrastructure/orders/httpLoadOrderHistory.ts'
import { wireOrder, wireOrderWith } from '../../domain/orders/wireOrders.ts'
import { historyOf } from '../../support/orders.ts'
import { givingUp } from '../places/placesContract.ts'
import { bookedFor, newCustomer } from '../support/customers.ts'
import { runSandbox, type SandboxProcess } from '../support/sandbox.ts'
import { context, deviceId, reach } from '../support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.calm())

const minute = 60_000

const inTheNameOf = (credentials: Credentials): CallContext => ({
  ...context,
  requestId: randomUUID(),
  credentials,
})

const service = () => reach(`${sandbox.url}/sandbox/order`)
const history = (who: CallContext, limit = 10, offset = 0) =>
  makeHttpLoadOrderHistory(service().http)({ limit, offset }, who)()
const load = (crn: string, who: CallContext) => makeHttpLoadOrder(service().http)(crn, who)()
const cancel = (crn: string, who: CallContext, reason = 'Changed my mind') =>
  makeHttpCancelOrder(service().http)(crn, reason, who)()

const right = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const lastSeen = async () => {
  const seen = (await sandbox.journal()).at(-1)
  if (seen === undefined) throw new Error('nothing was asked')
  return seen
}

/** A customer with this many orders, and the orders' CRNs, the newest last. */
const customerWith = async (orders: number) => {
  const credentials = await newCustomer(sandbox)
  const crns: string[] = []
  for (let booked = 0; booked < orders; booked += 1) {
    crns.push(await bookedFor(sandbox, credentials))
  }
  return { who: inTheNameOf(credentials), credentials, crns }
}

const headersOf = ({ requestId }: CallContext, { mobile, authToken }: Credentials) => ({
  brand: 'smartshift',
  source: 'website',
  'device-id': deviceId,
  'client-request-uuid': requestId,
  country: 'in',
  'preferred-languages': 'en-IN',
  mobile,
  'auth-token': authToken,
})

describe('order history', () => {
  it('is empty for a customer without orders, and sends their credentials', async () => {
    const { who, credentials } = await customerWith(0)
    expect(await history(who)).toEqual(E.right(historyOf([], [])))
    expect(await lastSeen()).toMatchObject({
      call: 'orderHistory',
      query: { limit: '10', offset: '0' },
      headers: headersOf(who, credentials),
    })
  })

  it('lists the orders under way, and the past ones page by page, newest first', async () => {
    const { who, credentials, crns } = await customerWith(3)
    await sandbox.advanceClock(60 * minute)
    const underWay = await bookedFor(sandbox, credentials)
    const first = right(await history(who, 2))
    expect(first.live.map(({ crn }) => crn)).toEqual([underWay])
    expect(first.past.map(({ crn }) => crn)).toEqual([crns[2], crns[1]])
    const second = right(await history(who, 2, 2))
    expect(second).toMatchObject({ limit: 2, offset: 2 })
    expect(second.past.map(({ crn }) => crn)).toEqual([crns[0]])
  })

  it('has the stops, the amount and the vehicle of each order', async () => {
    const { who, crns } = await customerWith(1)
    const [order] = right(await history(who)).live
    expect(order).toMatchObject({
      crn: crns[0],
      status: 'searching',
      type: 'ondemand',
      service: { vehicleId: 1, name: 'Tata Ace' },
      route: {
        pickup: { address: 'Koramangala, Bengaluru', contact: { name: 'Meera Iyer' } },
        drop: { address: 'Indiranagar, Bengaluru', contact: { number: '9812345679' } },
        via: [],
      },
      total: { currency: 'INR' },
      rebookingEnabled: false,
    })
    expect(Math.abs((order?.createdAt ?? 0) - Date.now())).toBeLessThan(24 * 60 * minute)
  })

  it.each([
    [
      'a status that nobody knows',
      'order_status',
      'teleported',
      { kind: 'OrderValueUnknown', crn: 'CRN1000017' },
    ],
    [
      'a type that nobody knows',
      'type',
      'rocket',
      { kind: 'OrderValueUnknown', crn: 'CRN1000017' },
    ],
    [
      'a service that nobody knows',
      'vas_type',
      'juggler',
      { kind: 'OrderValueUnknown', crn: 'CRN1000017' },
    ],
    [
      'an amount that is a text',
      'total_amount.amount',
      '368.50',
      { kind: 'OrderFieldMalformed', crn: 'CRN1000017' },
    ],
    [
      'an order number that is not text',
      'order_crn',
      17,
      { kind: 'OrderFieldMalformed', crn: null },
    ],
  ])(
    'leaves out only the order with %s, and reports which order and field',
    async (_, path, value, error) => {
      const { http, reports } = service()
      const past_orders = [wireOrderWith(path, value), wireOrder({ order_crn: 'CRN1000018' })]
      const body = { limit: 10, offset: 0, live_orders: [wireOrder()], past_orders }
      await sandbox.fault({ call: 'orderHistory', fault: 'answer', status: 200, body })
      const { who } = await customerWith(0)
      const ask = makeHttpLoadOrderHistory(http)({ limit: 10, offset: 0 }, who)
      const page = right(await ask())
      expect(page.live.map(({ crn }) => crn)).toEqual(['CRN1000017'])
      expect(page.past.map(({ crn }) => crn)).toEqual(['CRN1000018'])
      const unread = [{ ...error, field: `past_orders.0.${path}` }]
      expect(page.unread).toEqual({ live: [], past: unread })
      // It is reported as the same breach after other orders have moved it down.
      await sandbox.fault({
        call: 'orderHistory',
        fault: 'answer',
        status: 200,
        body: { ...body, past_orders: [wireOrder({ order_crn: 'CRN1000019' }), ...past_orders] },
      })
      await ask()
      expect(reports).toEqual([
        {
          tag: 'API_ERROR_CONTRACT',
          about: `${sandbox.url}/sandbox/order/order-history/orders`,
          details: [error.kind, `past_orders.${path}`],
        },
      ])
    },
  )

  it('fails if the page is malformed, and reports it', async () => {
    const { http, reports } = service()
    const body = { limit: 10, offset: 0, live_orders: [] }
    await sandbox.fault({ call: 'orderHistory', fault: 'answer', status: 200, body })
    const { who } = await customerWith(0)
    expect(await makeHttpLoadOrderHistory(http)({ limit: 10, offset: 0 }, who)()).toEqual(
      E.left({ kind: 'OrderFieldMalformed', crn: null, field: 'past_orders' }),
    )
    expect(reports).toMatchObject([{ details: ['OrderFieldMalformed', 'past_orders'] }])
  })

  it.each([[], null, 'orders', 7])('breaks the contract with %j', async (body) => {
    await sandbox.fault({ call: 'orderHistory', fault: 'answer', status: 200, body })
    const { who } = await customerWith(0)
    expect(await history(who)).toMatchObject(E.left({ kind: 'ContractBroken' }))
  })

  it('is refused without credentials, or with wrong ones', async () => {
    const { credentials } = await customerWith(0)
    const refused = E.left({ kind: 'AuthenticationFailed' })
    expect(await history(context)).toEqual(refused)
    expect(await history(inTheNameOf({ ...credentials, authToken: 'forged' }))).toEqual(refused)
  })
})

describe('an order', () => {
  it('is loaded with its timeline, and with its driver once there is one', async () => {
    const { who, credentials, crns } = await customerWith(1)
    const [crn = ''] = crns
    const atFirst = right(await load(crn, who))
    expect(atFirst).toMatchObject({ crn, status: 'searching', driver: null })
    expect(atFirst.timeline.map(({ status }) => status)).toEqual(['searching'])
    expect(await lastSeen()).toMatchObject({
      call: 'order',
      path: expect.stringContaining(`/website/orders/${crn}`),
      query: {},
      headers: headersOf(who, credentials),
    })
    await sandbox.advanceClock(45_000)
    const confirmed = right(await load(crn, who))
    expect(confirmed.timeline.map(({ status }) => status)).toEqual(['searching', 'confirmed'])
    expect(confirmed.driver).toMatchObject({
      name: expect.stringMatching(/./),
      number: expect.stringMatching(/^\d{10}$/),
      vehicleNumber: expect.stringMatching(/./),
      location: { lat: expect.any(Number), lng: expect.any(Number) },
    })
  })

  it('of another customer is unknown', async () => {
    const { crns } = await customerWith(1)
    const { who } = await customerWith(0)
    expect(await load(crns[0] ?? '', who)).toEqual(E.left({ kind: 'OrderUnknown' }))
  })

  it.each(['CRN0', 'a/b', '..%2f', 'toString', ' ', '\ud800'])(
    'is unknown for the number %j',
    async (crn) => {
      const { who } = await customerWith(0)
      expect(await load(crn, who)).toEqual(E.left({ kind: 'OrderUnknown' }))
      expect(await cancel(crn, who)).toEqual(E.left({ kind: 'OrderUnknown' }))
    },
  )

  it.each(['', '.', '..'])(
    'is not requested for the number %j, which would change the path',
    async (crn) => {
      const { http } = reach('http://127.0.0.1:9')
      const unknown = E.left({ kind: 'OrderUnknown' })
      expect(await makeHttpLoadOrder(http)(crn, context)()).toEqual(unknown)
      expect(await makeHttpCancelOrder(http)(crn, 'Changed my mind', context)()).toEqual(unknown)
    },
  )

  it('with an unknown status is an error that says so', async () => {
    const { who } = await customerWith(0)
    const body = { ...wireOrder({ order_status: 'teleported' }), driver: null, timeline: [] }
    await sandbox.fault({ call: 'order', fault: 'answer', status: 200, body })
    expect(await load('CRN1000017', who)).toEqual(
      E.left({ kind: 'OrderValueUnknown', crn: 'CRN1000017', field: 'order_status' }),
    )
  })

  it.each([
    ['that can be read', {}],
    ['that cannot be read', { order_status: 'teleported' }],
  ])(
    'another one %s is refused by the number asked for, and reports the field',
    async (_, change) => {
      const { who, crns } = await customerWith(1)
      const [crn = ''] = crns
      const other = wireOrder({ order_crn: 'CRN1000018', ...change })
      const body = { ...other, driver: null, timeline: [] }
      await sandbox.fault({ call: 'order', fault: 'answer', status: 200, body })
      const { http, reports } = service()
      expect(await makeHttpLoadOrder(http)(crn, who)()).toEqual(
        E.left({ kind: 'OrderFieldMalformed', crn, field: 'order_crn' }),
      )
      expect(reports).toHaveLength(1)
    },
  )
})

describe('cancelling an order', () => {
  it('ends it, with the reason that the customer gave', async () => {
    const { who, credentials, crns } = await customerWith(1)
    const [crn = ''] = crns
    const order = right(await cancel(crn, who, 'The goods are not ready'))
    expect(order).toMatchObject({ crn, status: 'cancelled', driver: null })
    expect(order.timeline.map(({ status }) => status)).toEqual(['searching', 'cancelled'])
    expect(await lastSeen()).toMatchObject({
      call: 'cancelOrder',
      body: { reason: 'The goods are not ready' },
      headers: headersOf(who, credentials),
    })
  })

  it('is done once, however often it is sent', async () => {
    const { who, crns } = await customerWith(1)
    const first = right(await cancel(crns[0] ?? '', who))
    expect(right(await cancel(crns[0] ?? '', who))).toEqual(first)
  })

  it('is too late once a driver is found or the order is over', async () => {
    const { who, crns } = await customerWith(1)
    await sandbox.advanceClock(45_000)
    expect(await cancel(crns[0] ?? '', who)).toEqual(E.left({ kind: 'TooLateToCancel' }))
    await sandbox.advanceClock(60 * minute)
    const again = { ...who, requestId: randomUUID() }
    expect(await cancel(crns[0] ?? '', again)).toEqual(E.left({ kind: 'TooLateToCancel' }))
  })

  it('fails if the answer is about another order, and reports the field', async () => {
    const { who, crns } = await customerWith(1)
    const [crn = ''] = crns
    const body = { ...wireOrder({ order_crn: 'CRN1000018' }), driver: null, timeline: [] }
    await sandbox.fault({ call: 'cancelOrder', fault: 'answer', status: 200, body })
    const { http, reports } = service()
    expect(await makeHttpCancelOrder(http)(crn, 'Changed my mind', who)()).toEqual(
      E.left({ kind: 'OrderFieldMalformed', crn, field: 'order_crn' }),
    )
    expect(reports).toHaveLength(1)
  })

  it('needs a reason, and fails with the service’s own message without one', async () => {
    const { who, crns } = await customerWith(1)
    expect(await cancel(crns[0] ?? '', who, ' ')).toEqual(
      E.left({ kind: 'NetworkError', because: 'declined', message: 'This field is required' }),
    )
  })
})

describe('a request that nobody waits for any more', () => {
  it.each<
    [
      'order' | 'orderHistory',
      (who: CallContext, abandonment: Abandonment) => () => Promise<unknown>,
    ]
  >([
    ['order', (who, abandonment) => makeHttpLoadOrder(service().http)('CRN1', who, abandonment)],
    [
      'orderHistory',
      (who, abandonment) =>
        makeHttpLoadOrderHistory(service().http)({ limit: 10, offset: 0 }, who, abandonment),
    ],
  ])('ends at once: %s', async (call, ask) => {
    const { who } = await customerWith(0)
    await sandbox.fault({ call, fault: 'hang' })
    const { abandonment, giveUp } = givingUp()
    const asked = ask(who, abandonment)()
    while ((await lastSeen()).call !== call);
    giveUp()
    expect(await asked).toEqual(E.left({ kind: 'Unreachable', because: 'connection' }))
  })
})
