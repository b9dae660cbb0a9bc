import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { Order, OrderError } from '../../../src/domain/orders/order.ts'
import { parseOrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import { orderStatuses, statusCode } from '../../../src/domain/orders/orderStatus.ts'
import { orderTypeCode, orderTypes } from '../../../src/domain/orders/orderType.ts'
import { parseOrder, parseTrackedOrder } from '../../../src/domain/orders/parseOrder.ts'
import { valueAddedServices } from '../../../src/domain/orders/valueAddedService.ts'
import { replaced, wireOrder, wireOrderWith, wireStop } from './wireOrders.ts'

const stop = (address: string, lat: number, lng: number) => ({
  location: { lat, lng },
  address,
  doorstepAddress: '12, 2nd floor',
  savedAddress: { name: 'Shop', uuid: 'u-1' },
  contact: { name: 'Kiran Rao', number: '9812345678' },
})

const order: Order = {
  crn: 'CRN1000017',
  geoRegionId: 3,
  status: 'live',
  createdAt: Date.UTC(2026, 10, 20, 15, 35),
  type: 'ondemand',
  service: { vehicleId: 1, name: 'Tata Ace', iconUrl: '/vehicles/1.svg', type: 'trucks' },
  valueAddedService: 'helper',
  isBusinessCustomer: true,
  route: {
    pickup: stop('Koramangala, Bengaluru', 12.935192, 77.624481),
    drop: stop('Whitefield, Bengaluru', 12.969819, 77.749972),
    via: [stop('Indiranagar, Bengaluru', 12.971891, 77.641151)],
  },
  total: { value: 368.5, currency: 'INR', cashPayable: 300 },
  trackingUrl: '/en-IN/track-order?crn=CRN1000017',
  paymentMode: 'cash',
  payOnlineEnabled: true,
  rebookingEnabled: true,
  muneemjiEnabled: true,
}

const malformed = (field: string, crn: string | null = 'CRN1000017') =>
  E.left({ kind: 'OrderFieldMalformed', crn, field })
const unknownValue = (field: string) =>
  E.left({ kind: 'OrderValueUnknown', crn: 'CRN1000017', field })

const inSomeCase = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((upper) =>
      [...name].map((letter, at) => (upper[at] === true ? letter.toUpperCase() : letter)).join(''),
    )

const named = (names: readonly string[]) =>
  fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), inSomeCase(name)))

describe('an order', () => {
  it('is read with all of its fields', () => {
    expect(parseOrder(wireOrder())).toEqual(E.right(order))
  })

  it.each([
    ['searching', 0],
    ['confirmed', 1],
    ['live', 2],
    ['completed', 3],
    ['cancelled', 4],
    ['unsuccessful', 5],
  ] as const)('may be %s, which is %d', (status, code) => {
    expect(statusCode(status)).toBe(code)
    for (const raw of [status, status.toUpperCase(), code]) {
      expect(parseOrder(wireOrder({ order_status: raw }))).toEqual(E.right({ ...order, status }))
    }
  })

  it.each([
    ['ondemand', 0],
    ['rental', 1],
    ['pnm', 2],
    ['courier', 3],
    ['loadassist', 4],
    ['vehiclepluslabour', 5],
    ['businesscustomer', 6],
    ['partload', 7],
  ] as const)('may be of type %s, which is %d', (type, code) => {
    expect(orderTypeCode(type)).toBe(code)
    for (const raw of [type, type.toUpperCase(), code]) {
      expect(parseOrder(wireOrder({ type: raw }))).toEqual(E.right({ ...order, type }))
    }
  })

  it('has its status, type and value-added service in any case', () => {
    fc.assert(
      fc.property(
        named(orderStatuses),
        named(orderTypes),
        named(valueAddedServices),
        ([status, order_status], [type, rawType], [valueAddedService, vas_type]) => {
          expect(parseOrder(wireOrder({ order_status, type: rawType, vas_type }))).toEqual(
            E.right({ ...order, status, type, valueAddedService }),
          )
        },
      ),
    )
  })

  it.each(['order_status', 'type', 'vas_type'])(
    'with an unknown %s is an error that names the field',
    (field) => {
      const strange: readonly unknown[] = [
        ...['', ' live', 'live ', 'lıve', 'onhold', '__proto__', 'constructor', 'toString', '2'],
        ...[-1, 8, 1.5, Number.NaN, true, [], ['live'], {}, { live: 1 }],
      ]
      for (const value of strange) {
        expect(parseOrder(wireOrder({ [field]: value }))).toEqual(unknownValue(field))
      }
    },
  )

  it('must have a status and a type, but may lack a value-added service', () => {
    for (const nothing of [null, undefined]) {
      expect(parseOrder(wireOrder({ order_status: nothing }))).toEqual(unknownValue('order_status'))
      expect(parseOrder(wireOrder({ type: nothing }))).toEqual(unknownValue('type'))
      expect(parseOrder(wireOrder({ vas_type: nothing }))).toEqual(
        E.right({ ...order, valueAddedService: null }),
      )
    }
  })

  it('does not know a value-added service by a number, as the spec numbers none', () => {
    expect(parseOrder(wireOrder({ vas_type: 0 }))).toEqual(unknownValue('vas_type'))
  })

  it.each([
    ['geo_region_id', ['3', 1.5, null]],
    ['order_created_at', ['yesterday', '2026-11-20', '2026-13-40T00:00:00Z', 1, null]],
    ['order_created_at', ['2026-02-30T00:00:00Z', '2026-02-29T00:00:00Z', '2100-02-29T00:00:00Z']],
    ['order_created_at', ['2026-04-31T00:00:00Z', '2026-11-00T00:00:00Z']],
    ['order_created_at', [['2026-11-20T15:35:00Z']]],
    ['service_details', [null, 'Tata Ace', []]],
    ['service_details.vehicle_id', ['1', null]],
    ['service_details.name', [1, null]],
    ['service_details.icon_url', [1, {}]],
    ['is_business_customer', ['true', 1]],
    ['route_details', [null, []]],
    ['route_details.source', [null, 'Koramangala']],
    ['route_details.source.location', ['12.9,77.6', []]],
    ['route_details.source.location.lat', [null, '', ' ', 'x', true, Number.NaN]],
    ['route_details.destination.location.long', [null, {}]],
    ['route_details.destination.place', [null, 'Whitefield']],
    ['route_details.destination.place.saved_address', ['Shop', []]],
    ['route_details.source.contact', ['Kiran']],
    ['route_details.source.contact.number', [9812345678]],
    ['route_details.waypoint_info.waypoints', [{}, 'none', 1]],
    ['route_details.waypoint_info.waypoints.0', [null, 'Indiranagar']],
    ['route_details.waypoint_info.waypoints.0.place.address', [1]],
    ['total_amount.amount', ['368.5', null, Number.POSITIVE_INFINITY]],
    [
      'total_amount.currency',
      ['₹', 'inr', 'IN', 'IN@', '[NR', 'INRS', 'EINR', 'INR\n', '', null, 356, ['INR']],
    ],
    ['total_amount.cash_payable', [true, null]],
    ['tracking_link', [1]],
    ['payment_mode', [0]],
    ['rebooking_enabled', ['no']],
  ])('with a wrong %s is an error that names the field', (field, values: readonly unknown[]) => {
    for (const value of values)
      expect(parseOrder(wireOrderWith(field, value))).toEqual(malformed(field))
  })

  it.each([
    null,
    undefined,
    '',
    ' ',
    'a b',
    'CRN\n1',
    'CRN\x7f',
    'आर्डर',
    'x'.repeat(65),
    17,
    ['CRN1'],
  ])('without a valid number (%j) is an error without a number', (crn) => {
    expect(parseOrder(wireOrder({ order_crn: crn }))).toEqual(malformed('order_crn', null))
  })

  it.each(['!', '~', 'CRN-1/a~', 'x'.repeat(64)])(
    'may have any number of visible ASCII characters: %s',
    (crn) => {
      expect(parseOrder(wireOrder({ order_crn: crn }))).toEqual(E.right({ ...order, crn }))
    },
  )

  it.each(['INR', 'AED', 'ZAR', 'BAM'])('may be paid in %s', (currency) => {
    const total = { value: 368.5, currency, cashPayable: 300 }
    expect(parseOrder(wireOrderWith('total_amount.currency', currency))).toEqual(
      E.right({ ...order, total }),
    )
  })

  it('is wrong at its first malformed waypoint, whatever the waypoints before it contain', () => {
    const path = 'route_details.waypoint_info.waypoints'
    const unread = { ...wireStop('Indiranagar', 12.9, 77.6), place: 1 }
    const sparse: unknown[] = []
    sparse[1] = unread
    expect(parseOrder(wireOrderWith(path, [unread, null]))).toEqual(malformed(`${path}.1`))
    expect(parseOrder(wireOrderWith(path, sparse))).toEqual(malformed(`${path}.0`))
    expect(parseOrder(wireOrderWith(path, [wireStop('', 1, 1), unread]))).toEqual(
      malformed(`${path}.1.place`),
    )
  })

  it.each(['2024-02-29T23:59:00+05:30', '2000-02-29T00:00:00Z', '2026-12-31T00:00:00Z'])(
    'may be of any existing day: %s',
    (time) => {
      expect(parseOrder(wireOrder({ order_created_at: time }))).toMatchObject({
        right: { createdAt: Date.parse(time) },
      })
    },
  )

  it('may lack every field that is not required', () => {
    const bare = {
      order_crn: 'CRN1000017',
      geo_region_id: 3,
      order_status: 'live',
      order_created_at: '2026-11-20T15:35:00Z',
      type: 'ondemand',
      service_details: { vehicle_id: 1, name: 'Tata Ace' },
      route_details: { source: { place: {} }, destination: { place: {}, location: null } },
    }
    const nowhere = {
      location: null,
      address: '',
      doorstepAddress: '',
      savedAddress: null,
      contact: { name: '', number: '' },
    }
    expect(parseOrder(bare)).toEqual(
      E.right({
        ...order,
        service: { vehicleId: 1, name: 'Tata Ace', iconUrl: '', type: '' },
        valueAddedService: null,
        isBusinessCustomer: false,
        route: { pickup: nowhere, drop: nowhere, via: [] },
        total: null,
        trackingUrl: '',
        paymentMode: '',
        payOnlineEnabled: false,
        rebookingEnabled: false,
        muneemjiEnabled: false,
      }),
    )
    const path = 'route_details.waypoint_info.waypoints'
    expect(parseOrder(wireOrderWith(path, null))).toEqual(
      E.right({ ...order, route: { ...order.route, via: [] } }),
    )
  })

  it('has no location at a stop that was not resolved', () => {
    const read = parseOrder(
      wireOrderWith('route_details.source.location', { lat: 1000, long: 1000 }),
    )
    expect(E.isRight(read) && read.right.route.pickup.location).toBeNull()
  })

  it('may have degrees that are texts', () => {
    const location = { lat: '12.935192', long: '77.624481' }
    expect(parseOrder(wireOrderWith('route_details.source.location', location))).toEqual(
      E.right(order),
    )
  })

  it('is read from its own properties, not from inherited ones', () => {
    const heir: unknown = Object.create(wireOrder())
    expect(parseOrder(heir)).toEqual(malformed('order_crn', null))
    const orphan: unknown = Object.assign(Object.create(null), wireOrder())
    expect(parseOrder(orphan)).toEqual(E.right(order))
  })

  it.each([
    ...['', 'service_details', 'route_details', 'route_details.source'],
    ...['route_details.source.location', 'route_details.destination.place'],
    ...['route_details.destination.place.saved_address', 'route_details.source.contact'],
    ...['route_details.waypoint_info', 'route_details.waypoint_info.waypoints.0'],
    ...['total_amount', 'driver', 'driver.location', 'timeline.0'],
  ])('is not read from what its %s inherits', (path) => {
    const tracked = wireOrder({
      driver: { name: 'Ganesh', location: { lat: 13, long: 77 } },
      timeline: [{ status: 'live', at: '2026-11-20T15:35:00Z' }],
    })
    const names = path === '' ? [] : path.split('.')
    const untouched = (): never => {
      throw new Error('asked')
    }
    const theirs = ['order_crn', 'place', 'address', 'name', 'number', 'uuid', 'lat', 'long']
    const strange = Object.fromEntries(theirs.map((name) => [name, { get: untouched }]))
    const part: unknown = names.reduce(
      (whole: unknown, name) => Object.getOwnPropertyDescriptor(Object(whole), name)?.value,
      tracked,
    )
    const empty = parseTrackedOrder(replaced(tracked, names, {}))
    for (const ancestor of [Object(part), Object.create(Object.prototype, strange)]) {
      const heir: unknown = Object.create(ancestor)
      expect(parseTrackedOrder(replaced(tracked, names, heir))).toEqual(empty)
    }
    const orphan: unknown = Object.assign(Object.create(null), part)
    expect(parseTrackedOrder(replaced(tracked, names, orphan))).toEqual(parseTrackedOrder(tracked))
  })

  it.each([null, undefined, 'order', 1, true, [], [wireOrder()]])('is not %j', (raw) => {
    expect(parseOrder(raw)).toEqual(malformed('', null))
  })
})

/** Every path of a value, to leaves and branches. */
const pathsOf = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
        `${path}${name}`,
        ...pathsOf(part, `${path}${name}.`),
      ])
    : []

describe('any answer of the service', () => {
  const paths = pathsOf(wireOrder())
  const tracked = wireOrder({
    driver: { name: 'Ganesh', number: '1', vehicle_number: 'KA', location: { lat: 13, long: 77 } },
    timeline: [{ status: 'SEARCHING', at: '2026-11-20T15:35:00Z' }],
  })
  const trackedPaths = pathsOf(tracked)
  const fieldShape = /^$|^[a-z_]+(\.([a-z_]+|\d+))*$/

  const expectAnswer = (raw: unknown) => {
    for (const parse of [parseOrder, parseTrackedOrder, parseOrderHistory]) {
      const read: E.Either<OrderError, unknown> = parse(raw)
      expect(E.isLeft(read) || E.isRight(read)).toBe(true)
      if (E.isRight(read)) continue
      const { kind, crn, field, ...more } = read.left
      expect(kind).toMatch(/^Order(FieldMalformed|ValueUnknown)$/)
      expect(crn ?? 'CRN').toMatch(/^[!-~]{1,64}$/)
      expect(field).toMatch(fieldShape)
      expect(more).toEqual({})
    }
  }

  it('is an order or an error', () => {
    fc.assert(fc.property(fc.jsonValue(), expectAnswer))
  })

  it('with the names of an order’s fields is an order or an error', () => {
    const names = [...new Set(trackedPaths.flatMap((path) => path.split('.')))]
    const lists = ['live_orders', 'past_orders', 'limit', 'offset']
    const part = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 6, depthSize: 'small' },
        fc.constantFrom<unknown>(
          null,
          0,
          3,
          -1,
          2 ** 1024,
          '',
          'live',
          'CRN1',
          '2026-11-20T15:35Z',
        ),
        fc.dictionary(fc.constantFrom(...names, ...lists), tie('any'), { maxKeys: 12 }),
        fc.array(tie('any'), { maxLength: 3 }),
      ),
    })).any
    fc.assert(fc.property(part, expectAnswer))
  })

  it('with one part replaced is reported at that part or inside it, if it is wrong', () => {
    fc.assert(
      fc.property(fc.constantFrom(...trackedPaths), fc.jsonValue(), (path, value) => {
        const raw = replaced(tracked, path.split('.'), value)
        const inHistory = { live_orders: [], past_orders: [raw] }
        for (const [read, place] of [
          [parseOrder(raw), path],
          [parseTrackedOrder(raw), path],
          [parseOrderHistory(inHistory), `past_orders.0.${path}`],
        ] as const) {
          const field = E.isLeft(read) ? read.left.field : place
          expect(`${field}.`.startsWith(`${place}.`)).toBe(true)
        }
      }),
    )
  })

  it('with any part of an order replaced is an order or an error, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (path, value) => {
        const raw = wireOrderWith(path, value)
        expectAnswer(raw)
        expectAnswer({ live_orders: [raw], past_orders: [] })
      }),
    )
  })

  it('that is wrong in one place is reported at that place', () => {
    const wrong = fc.constantFrom<unknown>(Symbol('wrong'), () => 1, 10n)
    fc.assert(
      fc.property(fc.constantFrom(...paths), wrong, (path, value) => {
        const ignored = /waypoint_info\.(count|restriction)$/.test(path)
        const read = parseOrder(wireOrderWith(path, value))
        if (ignored) expect(read).toEqual(E.right(order))
        else expect(read).toMatchObject(E.left({ field: path }))
      }),
    )
  })

  it('with personal data in a wrong place is reported without that data', () => {
    const secrets = ['Kiran Rao', '9812345678', 'Koramangala', '12, 2nd floor', 'Shop']
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom(...secrets), (path, secret) => {
        fc.pre(path !== 'order_crn')
        const read = parseOrder(wireOrderWith(path, { [secret]: secret }))
        const told = JSON.stringify(E.isLeft(read) ? read.left : null)
        for (const word of secrets) expect(told).not.toContain(word)
      }),
    )
  })
})

describe('a tracked order', () => {
  const driver = {
    name: 'Ganesh Patil',
    number: '9000012345',
    vehicle_number: 'KA 01 AB 1234',
    location: { lat: 12.95, long: 77.7 },
  }
  const timeline = [
    { status: 'SEARCHING', at: '2026-11-20T15:35:00Z' },
    { status: 'confirmed', at: '2026-11-20T15:37:00.500Z' },
  ]

  it('has its driver and its timeline', () => {
    expect(parseTrackedOrder(wireOrder({ driver, timeline }))).toEqual(
      E.right({
        ...order,
        driver: {
          name: 'Ganesh Patil',
          number: '9000012345',
          vehicleNumber: 'KA 01 AB 1234',
          location: { lat: 12.95, lng: 77.7 },
        },
        timeline: [
          { status: 'searching', at: Date.UTC(2026, 10, 20, 15, 35) },
          { status: 'confirmed', at: Date.UTC(2026, 10, 20, 15, 37, 0, 500) },
        ],
      }),
    )
  })

  it('has no driver while one is searched for', () => {
    for (const none of [null, undefined]) {
      expect(parseTrackedOrder(wireOrder({ driver: none, timeline: [] }))).toEqual(
        E.right({ ...order, driver: null, timeline: [] }),
      )
    }
  })

  it('is an error that names its malformed field', () => {
    expect(parseTrackedOrder(wireOrder({ driver }))).toEqual(malformed('timeline'))
    expect(parseTrackedOrder(wireOrder({ driver: 'Ganesh', timeline }))).toEqual(
      malformed('driver'),
    )
    expect(parseTrackedOrder(wireOrder({ driver: { ...driver, name: 17 }, timeline }))).toEqual(
      malformed('driver.name'),
    )
    const lost = [...timeline, { status: 'lost', at: '2026-11-20T15:38:00Z' }]
    expect(parseTrackedOrder(wireOrder({ timeline: lost }))).toEqual(
      unknownValue('timeline.2.status'),
    )
    const timeless = [{ status: 'live', at: 'soon' }]
    expect(parseTrackedOrder(wireOrder({ timeline: timeless }))).toEqual(malformed('timeline.0.at'))
    expect(parseTrackedOrder(wireOrder({ order_status: 'lost', timeline }))).toEqual(
      unknownValue('order_status'),
    )
  })
})

describe('order history', () => {
  const past = wireOrder({ order_crn: 'CRN1000003', order_status: 'completed' })
  const unread = { live: [], past: [] }

  it('has its live and its past orders', () => {
    const page = { limit: 5, offset: 20, live_orders: [wireOrder()], past_orders: [past] }
    expect(parseOrderHistory(page)).toEqual(
      E.right({
        limit: 5,
        offset: 20,
        live: [order],
        past: [{ ...order, crn: 'CRN1000003', status: 'completed' }],
        unread,
      }),
    )
  })

  it('is the first ten if it has no limit and no offset', () => {
    expect(parseOrderHistory({ live_orders: [], past_orders: [] })).toEqual(
      E.right({ limit: 10, offset: 0, live: [], past: [], unread }),
    )
  })

  it('leaves out the orders that cannot be read, and reports them', () => {
    const strange = wireOrder({ order_crn: 'CRN1000009', order_status: 'lost' })
    const page = { live_orders: [null, wireOrder()], past_orders: [strange, past, null] }
    const read = parseOrderHistory(page)
    if (E.isLeft(read)) throw new Error(read.left.field)
    expect(read.right.live).toEqual([order])
    expect(read.right.past).toMatchObject([{ crn: 'CRN1000003' }])
    const broken = { kind: 'OrderFieldMalformed', crn: null }
    expect(read.right.unread).toEqual({
      live: [{ ...broken, field: 'live_orders.0' }],
      past: [
        { kind: 'OrderValueUnknown', crn: 'CRN1000009', field: 'past_orders.0.order_status' },
        { ...broken, field: 'past_orders.2' },
      ],
    })
  })

  it.each([
    ['limit', { limit: -1, live_orders: [], past_orders: [] }],
    ['limit', { limit: '10', live_orders: [], past_orders: [] }],
    ['offset', { offset: 1.5, live_orders: [], past_orders: [] }],
    ['live_orders', { past_orders: [] }],
    ['past_orders', { live_orders: [], past_orders: {} }],
    ['live_orders', []],
    ['', null],
    ['', 'orders'],
  ])('with a wrong %s is an error', (field, raw) => {
    expect(parseOrderHistory(raw)).toEqual(malformed(field, null))
  })

  it('has the stops of each order', () => {
    const elsewhere = wireOrderWith('route_details.source', wireStop('HSR Layout', 12.91, 77.64))
    const read = parseOrderHistory({ live_orders: [elsewhere], past_orders: [] })
    expect(E.isRight(read) && read.right.live.map(({ route }) => route.pickup.address)).toEqual([
      'HSR Layout',
    ])
  })
})
