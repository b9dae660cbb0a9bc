import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { completeOrder } from '../../../src/domain/booking/completeness.ts'
import {
  changeOf,
  makesOrder,
  meansSameOrder,
  repeatsRequest,
} from '../../../src/domain/booking/intent.ts'
import type { OrderDraft } from '../../../src/domain/booking/orderDraft.ts'
import { india } from '../../support/fares.ts'
import { anyDraft, anyPartlyGiven, drop, filledDraft, pickup } from './drafts.ts'

const edits: ReadonlyArray<readonly [string, Partial<OrderDraft>]> = [
  ['sender name', { sender: { ...filledDraft.sender, name: 'Kiran R' } }],
  ['sender mobile', { sender: { ...filledDraft.sender, mobile: '9812345679' } }],
  ['receiver name', { receiver: { ...filledDraft.receiver, name: 'Asha' } }],
  ['receiver mobile', { receiver: { ...filledDraft.receiver, mobile: '8012345679' } }],
  ['pickup landmark', { pickup: { ...pickup, landmark: 'Koramangala' } }],
  ['pickup point', { pickup: { ...pickup, location: { lat: 12.935193, lng: 77.624481 } } }],
  ['pickup house', { pickup: { ...pickup, house: '' } }],
  ['drop landmark', { drop: { ...drop, landmark: 'Whitefield' } }],
  ['drop point', { drop: { ...drop, location: { lat: 12.969819, lng: 77.749973 } } }],
  ['lost drop point', { drop: { ...drop, location: null } }],
  ['drop house', { drop: { ...drop, house: '1' } }],
  ['vehicle', { vehicleId: 2 }],
  ['goods type', { goodsType: null }],
  ['estimate', { fareEstimateToken: 'token-2' }],
]

describe('a change of a draft', () => {
  it.each(edits)('of the %s contains that field and nothing else', (_, edit) => {
    expect(changeOf(filledDraft)({ ...filledDraft, ...edit })).toEqual(edit)
  })

  it('is empty if nothing differs', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(changeOf(draft)(structuredClone(draft))).toEqual({})
      }),
    )
  })

  it('turns the draft before into the draft after, for any two drafts', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (before, after) => {
        expect({ ...before, ...changeOf(before)(after) }).toEqual(after)
      }),
    )
  })
})

describe('two drafts', () => {
  it('mean the same order when nothing in them differs', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(meansSameOrder(draft, structuredClone(draft))).toBe(true)
      }),
    )
  })

  it.each(edits)('mean different orders after an edit of the %s', (_, edit) => {
    const edited = { ...filledDraft, ...edit }
    expect(meansSameOrder(filledDraft, edited)).toBe(false)
    expect(meansSameOrder(edited, filledDraft)).toBe(false)
  })

  it('mean the same order exactly if the same would be sent', () => {
    const few = fc.constantFrom(
      filledDraft,
      ...edits.map(([, edit]) => ({ ...filledDraft, ...edit })),
    )
    fc.assert(
      fc.property(few, few, (a, b) => {
        expect(meansSameOrder(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
  })

  it('that spell a number in two ways mean the same order once they are complete', () => {
    const respelt = { ...filledDraft, sender: { ...filledDraft.sender, mobile: '098123 45678' } }
    const [a, b] = [filledDraft, respelt].map(completeOrder(india))
    if (a === undefined || b === undefined || E.isLeft(a) || E.isLeft(b)) throw new Error('lacking')
    expect(meansSameOrder(filledDraft, respelt)).toBe(false)
    expect(meansSameOrder(a.right, b.right)).toBe(true)
  })
})

const sentOf = (draft: OrderDraft) => {
  const sent = completeOrder(india)(draft)
  if (E.isLeft(sent)) throw new Error(`lacks ${sent.left.map(({ part }) => part).join()}`)
  return sent.right
}

describe('the order that was sent', () => {
  it('is still made by its draft if only the spelling of a number differs', () => {
    const isStill = makesOrder(india)(sentOf(filledDraft))
    expect(isStill(filledDraft)).toBe(true)
    expect(
      isStill({ ...filledDraft, sender: { ...filledDraft.sender, mobile: '098123 45678' } }),
    ).toBe(true)
  })

  it.each(edits)('is not made by its draft after an edit of the %s', (_, edit) => {
    expect(makesOrder(india)(sentOf(filledDraft))({ ...filledDraft, ...edit })).toBe(false)
  })

  it('is made by its own complete draft, and by no incomplete one', () => {
    const isStill = makesOrder(india)(sentOf(filledDraft))
    fc.assert(
      fc.property(anyPartlyGiven(india.country.phone), ({ draft }) => {
        const order = completeOrder(india)(draft)
        if (E.isLeft(order)) expect(isStill(draft)).toBe(false)
        else expect(makesOrder(india)(order.right)(draft)).toBe(true)
      }),
    )
  })
})

describe('the request that was sent', () => {
  const customer = filledDraft.sender.mobile
  const withoutToken = (draft: OrderDraft) => ({ ...draft, fareEstimateToken: null })
  const complete = edits.filter(([of]) => of !== 'lost drop point')
  const anyEdit = fc.constantFrom({}, ...complete.map(([, edit]) => edit))
  const anyOrder = fc
    .tuple(anyEdit, anyEdit)
    .map(([one, other]) => sentOf({ ...filledDraft, ...one, ...other }))
  const anyToken = fc.constantFrom(null, 'token-1', 'token-2')
  const anyCustomer = fc.constantFrom(customer, '8012345678')

  it('is repeated by its own order, whether it was answered or not', () => {
    fc.assert(
      fc.property(anyOrder, anyCustomer, fc.boolean(), (order, of, isAnswered) => {
        const repeats = repeatsRequest({ order, customer: of, isAnswered })
        expect(repeats(structuredClone(order), of)).toBe(true)
      }),
    )
  })

  it.each(complete)('is not repeated after an edit of the %s, once it is answered', (_, edit) => {
    const repeats = repeatsRequest({ order: sentOf(filledDraft), customer, isAnswered: true })
    expect(repeats(sentOf({ ...filledDraft, ...edit }), customer)).toBe(false)
  })

  it.each(complete)(
    'without an answer is repeated after an edit of the %s only if that is the estimate',
    (of, edit) => {
      const repeats = repeatsRequest({ order: sentOf(filledDraft), customer, isAnswered: false })
      expect(repeats(sentOf({ ...filledDraft, ...edit }), customer)).toBe(of === 'estimate')
    },
  )

  it('is repeated only by the same order of the same customer; the estimate counts once it is answered', () => {
    fc.assert(
      fc.property(
        fc.record({ order: anyOrder, customer: anyCustomer, isAnswered: fc.boolean() }),
        fc.oneof(anyOrder, fc.constant(null)),
        anyToken,
        anyCustomer,
        (sent, other, fareEstimateToken, by) => {
          const order = other ?? { ...sent.order, fareEstimateToken }
          const isSame =
            JSON.stringify(withoutToken(order)) === JSON.stringify(withoutToken(sent.order))
          const isSameEstimate = order.fareEstimateToken === sent.order.fareEstimateToken
          expect(repeatsRequest(sent)(order, by)).toBe(
            by === sent.customer && isSame && (isSameEstimate || !sent.isAnswered),
          )
        },
      ),
    )
  })
})
