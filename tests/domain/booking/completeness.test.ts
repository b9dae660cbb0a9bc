import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { markets } from '../../../config/market/markets.ts'
import {
  completeOrder,
  type OrderPart,
  type OrderPartError,
} from '../../../src/domain/booking/completeness.ts'
import type { OrderDraft } from '../../../src/domain/booking/orderDraft.ts'
import { parseOrderDraft } from '../../../src/domain/booking/parseOrderDraft.ts'
import { isPresent } from '../../../src/domain/form/isPresent.ts'
import { parseName } from '../../../src/domain/person/personName.ts'
import { parseMobile } from '../../../src/domain/phone/mobileNumber.ts'
import { india, marketIn } from '../../support/fares.ts'
import { anyWriting } from '../drawn.ts'
import { anyDraft, anyPartlyGiven, filledDraft } from './drafts.ts'

const without: Readonly<Record<OrderPart, (draft: OrderDraft) => OrderDraft>> = {
  senderName: (draft) => ({ ...draft, sender: { ...draft.sender, name: '' } }),
  senderMobile: (draft) => ({ ...draft, sender: { ...draft.sender, mobile: '' } }),
  receiverName: (draft) => ({ ...draft, receiver: { ...draft.receiver, name: ' ' } }),
  receiverMobile: (draft) => ({ ...draft, receiver: { ...draft.receiver, mobile: '' } }),
  pickupLandmark: (draft) => ({ ...draft, pickup: { ...draft.pickup, landmark: '' } }),
  pickupLocation: (draft) => ({ ...draft, pickup: { ...draft.pickup, location: null } }),
  dropLandmark: (draft) => ({ ...draft, drop: { ...draft.drop, landmark: '\u200b' } }),
  dropLocation: (draft) => ({ ...draft, drop: { ...draft.drop, location: null } }),
  vehicle: (draft) => ({ ...draft, vehicleId: null }),
}

/** The error of each missing part, in page order. */
const missing: readonly OrderPartError[] = [
  { part: 'senderName', error: { kind: 'NameMissing' } },
  { part: 'senderMobile', error: { kind: 'MobileMissing' } },
  { part: 'receiverName', error: { kind: 'NameMissing' } },
  { part: 'receiverMobile', error: { kind: 'MobileMissing' } },
  { part: 'pickupLandmark', error: { kind: 'AddressMissing' } },
  { part: 'pickupLocation', error: { kind: 'LocationUnresolved' } },
  { part: 'dropLandmark', error: { kind: 'AddressMissing' } },
  { part: 'dropLocation', error: { kind: 'LocationUnresolved' } },
  { part: 'vehicle', error: { kind: 'VehicleMissing' } },
]

const refused: ReadonlyArray<readonly [OrderPartError, (draft: OrderDraft) => OrderDraft]> = [
  [
    { part: 'senderName', error: { kind: 'NameMalformed' } },
    (draft) => ({ ...draft, sender: { ...draft.sender, name: 'R2-D2' } }),
  ],
  [
    { part: 'senderMobile', error: { kind: 'MobileMalformed', country: 'IN' } },
    (draft) => ({ ...draft, sender: { ...draft.sender, mobile: '1234567890' } }),
  ],
  [
    { part: 'receiverName', error: { kind: 'NameTooShort', least: 3 } },
    (draft) => ({ ...draft, receiver: { ...draft.receiver, name: 'Jo' } }),
  ],
  [
    { part: 'receiverMobile', error: { kind: 'MobileMalformed', country: 'IN' } },
    (draft) => ({ ...draft, receiver: { ...draft.receiver, mobile: '98123' } }),
  ],
  [
    { part: 'pickupLandmark', error: { kind: 'LandmarkMalformed' } },
    (draft) => ({ ...draft, pickup: { ...draft.pickup, landmark: '560034' } }),
  ],
  [
    { part: 'dropLandmark', error: { kind: 'LandmarkMalformed' } },
    (draft) => ({ ...draft, drop: { ...draft.drop, landmark: '#12' } }),
  ],
]

const errorsIn =
  (market: Parameters<typeof completeOrder>[0]) =>
  (draft: OrderDraft): readonly OrderPartError[] => {
    const order = completeOrder(market)(draft)
    return E.isLeft(order) ? order.left : []
  }

const isRefusal = ({ error }: OrderPartError): boolean =>
  !missing.some((one) => one.error.kind === error.kind)

const partsOf = (errors: readonly OrderPartError[]): readonly OrderPart[] =>
  errors.map(({ part }) => part)

const sending = (mobile: string): OrderDraft => ({
  ...filledDraft,
  sender: { ...filledDraft.sender, mobile },
})

describe('an order', () => {
  it('is complete with both people, both places and a vehicle', () => {
    expect(completeOrder(india)(filledDraft)).toEqual(E.right(filledDraft))
  })

  it.each(missing)('is not complete without its $part, and says so', (error) => {
    expect(completeOrder(india)(without[error.part](filledDraft))).toEqual(E.left([error]))
  })

  it.each(refused)('is refused with the reason if a part breaks a rule: %j', (error, spoil) => {
    expect(completeOrder(india)(spoil(filledDraft))).toEqual(E.left([error]))
  })

  it('may lack both houses, the goods type and the estimate', () => {
    const bare: OrderDraft = {
      ...filledDraft,
      pickup: { ...filledDraft.pickup, house: '' },
      drop: { ...filledDraft.drop, house: '' },
      goodsType: null,
      fareEstimateToken: null,
    }
    expect(completeOrder(india)(bare)).toEqual(E.right(bare))
  })

  it('lists exactly the parts that are missing, for any set of them', () => {
    fc.assert(
      fc.property(fc.subarray([...missing]), (errors) => {
        const draft = errors.reduce((left, { part }) => without[part](left), filledDraft)
        expect(completeOrder(india)(draft)).toEqual(
          errors.length === 0 ? E.right(filledDraft) : E.left(errors),
        )
      }),
    )
  })

  it('is complete exactly if every required parameter is present and valid', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const digits = (mobile: string) =>
          mobile
            .replace(/[\s-]/g, '')
            .replace(/^\+91/, '')
            .replace(/^0(?=\d{10}$)/, '')
        const there = [
          draft.pickup.location,
          draft.drop.location,
          draft.vehicleId,
          /\p{L}/u.test(draft.pickup.landmark),
          /\p{L}/u.test(draft.drop.landmark),
          /^[\p{L}\p{M} ]{3,50}$/u.test(draft.sender.name),
          /^[\p{L}\p{M} ]{3,50}$/u.test(draft.receiver.name),
          /^[6-9]\d{9}$/.test(digits(draft.sender.mobile)),
          /^[6-9]\d{9}$/.test(digits(draft.receiver.mobile)),
        ].every((part) => part !== null && part !== false)
        expect(E.isRight(completeOrder(india)(draft))).toBe(there)
      }),
    )
  })

  const locales = markets.locales.map(({ locale }) => locale)

  it.each(locales)(
    'in %s lists exactly the parts that are missing or refused, and says which are refused',
    (locale) => {
      const market = marketIn(locale)
      fc.assert(
        fc.property(anyPartlyGiven(market.country.phone), ({ draft, lacking, wrong, mobiles }) => {
          const order = completeOrder(market)(draft)
          const errors = errorsIn(market)(draft)
          expect(partsOf(errors)).toEqual(lacking)
          expect(partsOf(errors.filter(isRefusal))).toEqual(wrong)
          expect(E.isRight(order)).toBe(lacking.length === 0)
          if (lacking.length > 0) return
          const sent: OrderDraft = {
            ...draft,
            sender: { ...draft.sender, mobile: mobiles.sender },
            receiver: { ...draft.receiver, mobile: mobiles.receiver },
          }
          expect(order).toEqual(E.right(sent))
          expect(completeOrder(market)(sent)).toEqual(order)
        }),
      )
    },
  )

  it('reports the error of each field’s own rule, and stays complete when it is judged again', () => {
    const typed = anyWriting(30)
    const someone = fc.record({
      name: fc.oneof(typed, fc.constantFrom('Kiran  Rao', ' किरण ')),
      mobile: fc.oneof(typed, fc.constantFrom('9812345678', '098123 45678')),
    })
    fc.assert(
      fc.property(someone, (sender) => {
        fc.pre(isPresent(sender.name) && isPresent(sender.mobile))
        const order = completeOrder(india)({ ...filledDraft, sender })
        const name = parseName(india.country.name)(sender.name)
        const mobile = parseMobile(india.country.phone)(sender.mobile)
        expect(E.isRight(order) ? [] : order.left).toEqual([
          ...(E.isLeft(name) ? [{ part: 'senderName', error: name.left }] : []),
          ...(E.isLeft(mobile) ? [{ part: 'senderMobile', error: mobile.left }] : []),
        ])
        if (E.isRight(order)) expect(completeOrder(india)(order.right)).toEqual(order)
      }),
    )
  })

  it.each([
    ['9812345678', true],
    ['+91 98123-45678', true],
    ['09812345678', true],
    ['৯৮১২৩৪৫৬৭৮', true],
    ['1234567890', false],
    ['981234567', false],
    ['98123456789', false],
    ['abcdefghij', false],
    ['x812345678', false],
    ['981234567x', false],
    ['', false],
  ])('takes %s as a mobile number: %s', (mobile, is) => {
    expect(partsOf(errorsIn(india)(sending(mobile)))).toEqual(is ? [] : ['senderMobile'])
  })

  it('judges mobile numbers by its own market', () => {
    const emirates = marketIn('en-AE')
    const both = { name: 'Kiran', mobile: '501234567' }
    const draft = { ...filledDraft, sender: both, receiver: both }
    expect(completeOrder(emirates)(draft)).toEqual(E.right(draft))
    const malformed = (country: string) => [
      { part: 'senderMobile', error: { kind: 'MobileMalformed', country } },
      { part: 'receiverMobile', error: { kind: 'MobileMalformed', country } },
    ]
    expect(completeOrder(emirates)(filledDraft)).toEqual(E.left(malformed('AE')))
    expect(completeOrder(india)(draft)).toEqual(E.left(malformed('IN')))
  })

  it.each([[{ lat: 1000, lng: 77 }], [{ lat: 0, lng: 77 }], [{ lat: Number.NaN, lng: 77 }]])(
    'lacks its drop location if the point is invalid: %j',
    (location) => {
      const draft = { ...filledDraft, drop: { ...filledDraft.drop, location } }
      expect(completeOrder(india)(draft)).toEqual(
        E.left([{ part: 'dropLocation', error: { kind: 'LocationUnresolved' } }]),
      )
    },
  )

  it('from an empty link lacks everything except the fallback names', () => {
    expect(completeOrder(india)(parseOrderDraft([]))).toEqual(
      E.left(missing.filter(({ error }) => error.kind !== 'NameMissing')),
    )
  })

  it('goes out with its mobile numbers in the national form', () => {
    expect(completeOrder(india)(sending('+91 98123-45678'))).toEqual(E.right(filledDraft))
  })

  it('goes out with its names trimmed and without invisible characters', () => {
    const { sender, receiver } = filledDraft
    const draft: OrderDraft = {
      ...filledDraft,
      sender: { ...sender, name: ` ${sender.name}\u200b` },
      receiver: { ...receiver, name: `\u200e${receiver.name}` },
    }
    expect(completeOrder(india)(draft)).toEqual(E.right(filledDraft))
  })
})
