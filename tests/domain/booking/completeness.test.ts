import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { markets } from '../../../config/market/markets.ts'
import {
  completeOrder,
  isComplete,
  missingOf,
  type OrderPart,
  orderParts,
  type WrongPart,
  wrongPartsOf,
} from '../../../src/domain/booking/completeness.ts'
import type { OrderDraft } from '../../../src/domain/booking/orderDraft.ts'
import { parseOrderDraft } from '../../../src/domain/booking/parseOrderDraft.ts'
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

const refused: Readonly<Record<WrongPart, (draft: OrderDraft) => OrderDraft>> = {
  senderName: (draft) => ({ ...draft, sender: { ...draft.sender, name: 'R2-D2' } }),
  senderMobile: (draft) => ({ ...draft, sender: { ...draft.sender, mobile: '1234567890' } }),
  receiverName: (draft) => ({ ...draft, receiver: { ...draft.receiver, name: 'Jo' } }),
  receiverMobile: (draft) => ({ ...draft, receiver: { ...draft.receiver, mobile: '98123' } }),
  pickupLandmark: (draft) => ({ ...draft, pickup: { ...draft.pickup, landmark: '560034' } }),
  dropLandmark: (draft) => ({ ...draft, drop: { ...draft.drop, landmark: '#12' } }),
}

const refusable = [
  'senderName',
  'senderMobile',
  'receiverName',
  'receiverMobile',
  'pickupLandmark',
  'dropLandmark',
] as const

const sending = (mobile: string): OrderDraft => ({
  ...filledDraft,
  sender: { ...filledDraft.sender, mobile },
})

describe('an order', () => {
  it('is complete with both people, both places and a vehicle', () => {
    expect(isComplete(india)(filledDraft)).toBe(true)
    expect(missingOf(india)(filledDraft)).toEqual([])
  })

  it.each(orderParts)('is not complete without its %s, and says so', (part) => {
    const draft = without[part](filledDraft)
    expect(isComplete(india)(draft)).toBe(false)
    expect(missingOf(india)(draft)).toEqual([part])
    expect(wrongPartsOf(india)(draft)).toEqual([])
  })

  it.each(refusable)('cannot be booked with a %s that the rules refuse, and says so', (part) => {
    const draft = refused[part](filledDraft)
    expect(isComplete(india)(draft)).toBe(false)
    expect(missingOf(india)(draft)).toEqual([part])
    expect(wrongPartsOf(india)(draft)).toEqual([part])
  })

  it('may lack both houses, the goods type and the estimate', () => {
    const bare: OrderDraft = {
      ...filledDraft,
      pickup: { ...filledDraft.pickup, house: '' },
      drop: { ...filledDraft.drop, house: '' },
      goodsType: null,
      fareEstimateToken: null,
    }
    expect(isComplete(india)(bare)).toBe(true)
  })

  it('lacks what any set of its parts is missing, no more and no less', () => {
    fc.assert(
      fc.property(fc.subarray([...orderParts]), (parts) => {
        const draft = parts.reduce((left, part) => without[part](left), filledDraft)
        expect(missingOf(india)(draft)).toEqual(parts)
        expect(isComplete(india)(draft)).toBe(parts.length === 0)
      }),
    )
  })

  it('is complete exactly where every parameter that is not optional is there and can be', () => {
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
        expect(isComplete(india)(draft)).toBe(there)
      }),
    )
  })

  const locales = markets.locales.map(({ locale }) => locale)

  it.each(locales)(
    'in %s lacks exactly what nobody gave or what is refused, and says which is which',
    (locale) => {
      const market = marketIn(locale)
      fc.assert(
        fc.property(anyPartlyGiven(market.country.phone), ({ draft, lacking, wrong, mobiles }) => {
          expect(missingOf(market)(draft)).toEqual(lacking)
          expect(wrongPartsOf(market)(draft)).toEqual(wrong)
          expect(isComplete(market)(draft)).toBe(lacking.length === 0)
          const order = completeOrder(market)(draft)
          if (lacking.length > 0) return expect(order).toEqual(E.left(lacking))
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

  it('is complete or lacks something, whatever is typed, and is complete again as it is sent', () => {
    const typed = anyWriting(30)
    const someone = fc.record({ name: typed, mobile: fc.oneof(typed, fc.constant('9812345678')) })
    fc.assert(
      fc.property(someone, someone, typed, (sender, receiver, landmark) => {
        const draft = {
          ...filledDraft,
          sender,
          receiver,
          pickup: { ...filledDraft.pickup, landmark },
        }
        const order = completeOrder(india)(draft)
        const missing = missingOf(india)(draft)
        expect(E.isRight(order) ? [] : order.left).toEqual(missing)
        expect(missing).toEqual(expect.arrayContaining([...wrongPartsOf(india)(draft)]))
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
  ])('has a mobile number that can exist: %s is one: %s', (mobile, is) => {
    expect(missingOf(india)(sending(mobile))).toEqual(is ? [] : ['senderMobile'])
  })

  it('counts the digits of its own market', () => {
    const emirates = marketIn('en-AE')
    const both = { name: 'Kiran', mobile: '501234567' }
    const draft = { ...filledDraft, sender: both, receiver: both }
    expect(isComplete(emirates)(draft)).toBe(true)
    expect(missingOf(emirates)(filledDraft)).toEqual(['senderMobile', 'receiverMobile'])
    expect(missingOf(india)(draft)).toEqual(['senderMobile', 'receiverMobile'])
  })

  it.each([[{ lat: 1000, lng: 77 }], [{ lat: 0, lng: 77 }], [{ lat: Number.NaN, lng: 77 }]])(
    'lacks the place of a point that nobody resolved: %j',
    (location) => {
      const draft = { ...filledDraft, drop: { ...filledDraft.drop, location } }
      expect(missingOf(india)(draft)).toEqual(['dropLocation'])
    },
  )

  it('of a link that says nothing lacks all but the names it falls back on', () => {
    expect(missingOf(india)(parseOrderDraft([]))).toEqual(
      orderParts.filter((part) => part !== 'senderName' && part !== 'receiverName'),
    )
  })

  it('goes out with its mobile numbers in the national form', () => {
    expect(completeOrder(india)(sending('+91 98123-45678'))).toEqual(E.right(filledDraft))
  })

  it('goes out with its names as they were judged, without what nobody can see', () => {
    const { sender, receiver } = filledDraft
    const draft: OrderDraft = {
      ...filledDraft,
      sender: { ...sender, name: ` ${sender.name}\u200b` },
      receiver: { ...receiver, name: `\u200e${receiver.name}` },
    }
    expect(completeOrder(india)(draft)).toEqual(E.right(filledDraft))
  })
})
