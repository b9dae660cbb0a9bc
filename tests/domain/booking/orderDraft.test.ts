import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { withEditedStop } from '../../../src/domain/booking/editedStop.ts'
import {
  draftOfEnquiry,
  type OrderDraft,
  orderDraftLink,
  orderDraftQuery,
  partOrderQuery,
} from '../../../src/domain/booking/orderDraft.ts'
import { orderDraftNames } from '../../../src/domain/booking/orderDraftNames.ts'
import { asLinked, parseOrderDraft } from '../../../src/domain/booking/parseOrderDraft.ts'
import { formatQuery, parseQuery, type Query } from '../../../src/domain/link/query.ts'
import { filledEnquiry } from '../../support/fares.ts'
import { indiranagar } from '../../support/places.ts'
import { anyWriting } from '../drawn.ts'
import { anyDraft, drop, filledDraft, pickup } from './drafts.ts'

const read = (search: string): OrderDraft => parseOrderDraft(parseQuery(search))

const emptyDraft: OrderDraft = {
  sender: { name: 'Sender', mobile: '' },
  receiver: { name: 'Receiver', mobile: '' },
  pickup: { landmark: '', location: null, house: '' },
  drop: { landmark: '', location: null, house: '' },
  vehicleId: null,
  goodsType: null,
  fareEstimateToken: null,
  geoRegionId: null,
}

const specNames = [
  'sender_mobile',
  'sender_name',
  'receiver_mobile',
  'receiver_name',
  'from_landmark',
  'from_lat',
  'from_long',
  'from_house',
  'to_landmark',
  'to_lat',
  'to_long',
  'to_house',
  'vehicle_id',
]

describe('a link to order review', () => {
  it('carries both people, both places and the vehicle', () => {
    expect(
      read(
        '?sender_mobile=9812345678&sender_name=Kiran+Rao&receiver_mobile=8012345678' +
          '&receiver_name=Asha%20Nair&from_landmark=Koramangala%2C+Bengaluru&from_lat=12.935192' +
          '&from_long=77.624481&from_house=12%2C+2nd+floor&to_landmark=Whitefield%2C+Bengaluru' +
          '&to_lat=12.969819&to_long=77.749972&vehicle_id=1&goods_type=furniture' +
          '&fare_estimate_token=token-1&geo_region_id=4',
      ),
    ).toEqual(filledDraft)
  })

  it('without values gives a draft of a Sender and a Receiver', () => {
    expect(read('')).toEqual(emptyDraft)
    expect(read('?utm_source=google&__proto__=1&constructor=2&toString=3')).toEqual(emptyDraft)
    expect(read(`?${specNames.map((name) => `${name}=`).join('&')}`)).toEqual(emptyDraft)
  })

  it.each([
    ['Kiran+Rao', 'Kiran Rao'],
    ['Kiran%2BRao', 'Kiran Rao'],
    ['Kiran%2B%2BRao', 'Kiran Rao'],
    ['%2BKiran%2B', 'Kiran'],
    ['%2B%2B', 'Sender'],
    ['++', 'Sender'],
    ['%00%0A%E2%80%AE', 'Sender'],
    ['%E2%80%8B', 'Sender'],
    ['Kiran%0ARao%00', 'Kiran Rao'],
    ['%E2%80%AEoaR%20nariK', 'oaR nariK'],
    ['%E0%A4%95%E0%A4%BF%E0%A4%B0%E0%A4%A3', 'किरण'],
    ['<b>x</b>', '<b>x</b>'],
  ])('names the sender %s: %s', (value, name) => {
    expect(read(`?sender_name=${value}`).sender.name).toBe(name)
  })

  it.each([
    ['9812345678', '9812345678'],
    ['%2B919812345678', '+919812345678'],
    ['+919812345678', '+919812345678'],
    ['+91+98123+45678', '+91 98123 45678'],
    ['+9812345678', '9812345678'],
    ['98123%0A45678', '98123 45678'],
    ['tel+919812345678', 'tel 919812345678'],
    ['12', '12'],
    ['x', 'x'],
  ])('gives the mobile %s as %s', (value, mobile) => {
    expect(read(`?receiver_mobile=${value}`).receiver.mobile).toBe(mobile)
  })

  it.each([
    ['12.9', '77.6', { lat: 12.9, lng: 77.6 }],
    ['12.93519249', '77.62448151', { lat: 12.935192, lng: 77.624482 }],
    ['999', '77', { lat: 999, lng: 77 }],
    ['1000', '77', null],
    ['1000', '1000', null],
    ['0', '77', null],
    ['-12', '77', null],
    ['12', '181', null],
    ['12', '', null],
    ['', '77', null],
    ['NaN', '77', null],
    ['12', 'Infinity', null],
    ['1e400', '77', null],
    ['12,9', '77', null],
    ['twelve', '77', null],
  ])('has its pickup at %s, %s: %j', (lat, lng, location) => {
    expect(read(`?from_lat=${lat}&from_long=${lng}`).pickup.location).toEqual(location)
    expect(read(`?to_lat=${lat}&to_long=${lng}`).drop.location).toEqual(location)
  })

  it.each([
    ['97', 97],
    ['+97', 97],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['007', null],
    ['99999999999999999999', null],
    ['__proto__', null],
    ['97;DROP', null],
  ])('names the vehicle %s: %j', (value, vehicleId) => {
    expect(read(`?vehicle_id=${value}`).vehicleId).toBe(vehicleId)
  })

  it.each([
    ['abc.DEF-1_2~', 'abc.DEF-1_2~'],
    ['+abc%0A', 'abc'],
    ['a b', null],
    ['a%0Ab', null],
    ['%E0%A4%95', null],
    ['x'.repeat(4096), 'x'.repeat(4096)],
    ['x'.repeat(4097), null],
  ])('gives a fare estimate token only if it is well formed', (value, token) => {
    expect(read(`?fare_estimate_token=${value}`).fareEstimateToken).toBe(token)
  })

  it('gives the first value of a repeated parameter', () => {
    const draft = read(
      '?sender_name=Kiran&sender_name=Asha&vehicle_id=1&vehicle_id=97&to_house=1&to_house=',
    )
    expect(draft.sender.name).toBe('Kiran')
    expect(draft.vehicleId).toBe(1)
    expect(draft.drop.house).toBe('1')
  })

  it('has texts as long as people and addresses need, and no longer', () => {
    const long = (text: string) => text.repeat(1000)
    const { sender, drop, goodsType } = parseOrderDraft([
      ['sender_name', long('n')],
      ['sender_mobile', long('9')],
      ['to_landmark', long('l')],
      ['to_house', long('h')],
      ['goods_type', long('g')],
    ])
    expect(sender).toEqual({ name: 'n'.repeat(200), mobile: '9'.repeat(60) })
    expect(drop.landmark).toBe('l'.repeat(500))
    expect(drop.house).toBe('h'.repeat(200))
    expect(goodsType).toBe('g'.repeat(60))
  })

  it('of any length is read quickly, and its texts are cut at 500 characters', () => {
    const book = 'क+ \u0000'.repeat(500_000)
    const draft = parseOrderDraft(specNames.map((name) => [name, book] as const))
    const texts = [draft.sender, draft.receiver, draft.pickup, draft.drop].flatMap((part) =>
      Object.values(part).filter((value) => typeof value === 'string'),
    )
    expect(texts.length).toBe(8)
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(500)
  })

  it('never cuts a character in two', () => {
    const { sender } = read(`?sender_name=${'a'.repeat(199)}%F0%9F%98%80b`)
    expect(sender.name).toBe('a'.repeat(199))
    expect(parseOrderDraft([['from_landmark', 'a\ud800b']]).pickup.landmark).toBe('ab')
  })
})

describe('a draft', () => {
  it('is the same after it was written to a link and read back', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const query = orderDraftQuery(draft)
        expect(parseOrderDraft(query)).toEqual(draft)
        expect(parseOrderDraft(parseQuery(formatQuery(query)))).toEqual(draft)
      }),
    )
  })

  it('from any link, however hostile, is the same after it is written and read again', () => {
    const name = fc.constantFrom(
      ...specNames,
      'goods_type',
      'fare_estimate_token',
      'geo_region_id',
      '__proto__',
    )
    const value = fc.oneof(
      anyWriting(300),
      fc.string({ maxLength: 20 }),
      fc.constantFrom('1000', '0', '-0', '1e-7', '0.000001', '+919812345678', ' 919812345678'),
      fc.constantFrom(
        ' \ud83d\u202e\ude00',
        '\ud800',
        '\u0000',
        '+',
        '\u2028',
        'a\u00a0b',
        'x'.repeat(9000),
      ),
      fc.double().map(String),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 30 }), (query: Query) => {
        const draft = parseOrderDraft(query)
        expect(parseOrderDraft(orderDraftQuery(draft))).toEqual(draft)
        expect(parseOrderDraft(parseQuery(formatQuery(orderDraftQuery(draft))))).toEqual(draft)
      }),
    )
  })

  it('writes the parameters that it has by the names of the spec, each once', () => {
    expect(orderDraftQuery(filledDraft).map(([name]) => name)).toEqual([
      ...specNames.filter((name) => name !== 'to_house'),
      'goods_type',
      'fare_estimate_token',
      'geo_region_id',
    ])
    expect(orderDraftQuery({ ...emptyDraft, drop: { ...drop, house: '7' } })).toEqual([
      ['sender_name', 'Sender'],
      ['receiver_name', 'Receiver'],
      ['to_landmark', 'Whitefield, Bengaluru'],
      ['to_lat', '12.969819'],
      ['to_long', '77.749972'],
      ['to_house', '7'],
    ])
  })

  it('writes only parameters that are listed as an order’s', () => {
    const whole = { ...filledDraft, drop: { ...drop, house: '7' } }
    const written = new Set(orderDraftQuery(whole).map(([name]) => name))
    expect(Object.values(whole)).not.toContain(null)
    expect(orderDraftNames).toEqual(written)
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const [name] of orderDraftQuery(draft)) expect(orderDraftNames).toContain(name)
      }),
    )
  })

  it('links to order review in its locale', () => {
    expect(orderDraftLink('en-IN')(filledDraft)).toEqual({
      site: null,
      path: '/en-IN/order-review',
      query: orderDraftQuery(filledDraft),
    })
  })
})

describe('the parameters of an order-review link', () => {
  it('are taken out of the URL if they name people or places, and stay otherwise', () => {
    const stay = [
      'vehicle_id',
      'goods_type',
      'fare_estimate_token',
      'geo_region_id',
      'geo_region_id',
      'utm_source',
    ]
    const personal = specNames.filter((name) => name !== 'vehicle_id')
    const { taken, rest } = partOrderQuery(
      [...stay, ...personal, 'sender_name'].map((name) => [name, 'x'] as const),
    )
    expect(taken.map(([name]) => name)).toEqual([...personal, 'sender_name'])
    expect(rest.map(([name]) => name)).toEqual(stay)
  })

  it('that stay contain no people and no places', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { rest } = partOrderQuery(orderDraftQuery(draft))
        expect(parseOrderDraft(rest)).toEqual({
          ...emptyDraft,
          vehicleId: draft.vehicleId,
          goodsType: draft.goodsType,
          fareEstimateToken: draft.fareEstimateToken,
          geoRegionId: draft.geoRegionId,
        })
      }),
    )
  })
})

describe('a draft as a link brings it back', () => {
  it('has its texts in one line and its points with six decimals', () => {
    expect(
      asLinked({
        ...filledDraft,
        drop: {
          landmark: ' Whitefield,\n  Bengaluru ',
          location: { lat: 12.96981900001, lng: 77.749972 },
          house: '4B\t2nd',
        },
      }).drop,
    ).toEqual({ ...drop, house: '4B 2nd' })
  })

  it('has no marks that change the direction of text', () => {
    const marks = '\u061c\u200e\u200f\u202a\u202e\u2066\u2069'
    expect(read(`from_landmark=White${encodeURIComponent(marks)}field`).pickup.landmark).toBe(
      'Whitefield',
    )
  })

  it('does not change when it is linked again', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(asLinked(asLinked(draft))).toEqual(asLinked(draft))
        expect(read(formatQuery(orderDraftQuery(asLinked(draft))))).toEqual(asLinked(draft))
      }),
    )
  })
})

describe('the draft of an enquiry', () => {
  it('has the asker as the sender and a receiver without a name', () => {
    expect(draftOfEnquiry(97)(filledEnquiry, { token: 'token-1', geoRegionId: 4 })).toEqual({
      sender: { name: 'Kiran Rao', mobile: '9812345678' },
      receiver: { name: 'Receiver', mobile: '' },
      pickup: { ...pickup, house: '' },
      drop,
      vehicleId: null,
      goodsType: null,
      fareEstimateToken: 'token-1',
      geoRegionId: 4,
    })
  })

  it('has the configured two-wheeler, and calls a sender without a name Sender', () => {
    const enquiry = {
      ...filledEnquiry,
      category: 'two-wheeler',
      contact: { ...filledEnquiry.contact, name: ' ' },
    } as const
    const draft = draftOfEnquiry(97)(enquiry, { token: 't', geoRegionId: 4 })
    expect(draft.vehicleId).toBe(97)
    expect(draft.sender.name).toBe('Sender')
  })
})

describe('an edited stop', () => {
  const moved = { landmark: indiranagar.landmark, location: indiranagar.location, house: '9' }
  const asha = { name: 'Asha', mobile: '7012345678' }

  it('replaces its place and its party, and a new point clears the vehicle and the estimate', () => {
    const cleared = { ...filledDraft, vehicleId: null, fareEstimateToken: null }
    expect(withEditedStop('pickup', moved, asha)(filledDraft)).toEqual({
      ...cleared,
      pickup: moved,
      sender: asha,
    })
    expect(withEditedStop('drop', moved, asha)(filledDraft)).toEqual({
      ...cleared,
      drop: moved,
      receiver: asha,
    })
  })

  it.each([{ lat: 12.935193 }, { lng: 77.624482 }])(
    'clears the vehicle if its point moves to %j',
    (there) => {
      const stop = { ...pickup, location: { lat: 12.935192, lng: 77.624481, ...there }, house: '' }
      expect(withEditedStop('pickup', stop, asha)(filledDraft).vehicleId).toBeNull()
    },
  )

  it('keeps the vehicle and the estimate if its point stays the same', () => {
    const stop = { ...pickup, location: { lat: 12.935192, lng: 77.624481 }, house: '9' }
    expect(withEditedStop('pickup', stop, asha)(filledDraft)).toEqual({
      ...filledDraft,
      pickup: stop,
      sender: asha,
    })
    const nowhere = { ...filledDraft, drop: { ...drop, location: null } }
    expect(withEditedStop('drop', nowhere.drop, asha)(nowhere).vehicleId).toBe(1)
    expect(withEditedStop('drop', drop, asha)(nowhere).vehicleId).toBeNull()
    expect(withEditedStop('drop', nowhere.drop, asha)(filledDraft).vehicleId).toBeNull()
  })
})
