import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { GoodsType } from '../../../src/domain/booking/goodsType.ts'
import { withGoods, withKnownGoods } from '../../../src/domain/booking/withGoods.ts'
import { anyDraft, filledDraft } from './drafts.ts'

const food: GoodsType = { key: 'food', name: 'Food', description: '', vehicleIds: [97, 1] }

describe('the goods of a draft', () => {
  it('keep a vehicle that suits them, and clear one that does not', () => {
    expect(withGoods(food)(filledDraft)).toEqual({ ...filledDraft, goodsType: 'food' })
    expect(withGoods(food)({ ...filledDraft, vehicleId: 2 })).toEqual({
      ...filledDraft,
      goodsType: 'food',
      vehicleId: null,
    })
  })

  it('may be chosen before a vehicle, or be none', () => {
    expect(withGoods(food)({ ...filledDraft, vehicleId: null }).vehicleId).toBeNull()
    expect(withGoods(null)(filledDraft)).toEqual({ ...filledDraft, goodsType: null })
  })

  it('change nothing but the goods and a vehicle that does not suit', () => {
    const goods = fc.option(
      fc.array(fc.integer({ min: 1, max: 6 })).map((vehicleIds) => ({ ...food, vehicleIds })),
    )
    const vehicle = fc.option(fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(anyDraft, vehicle, goods, (drawn, vehicleId, chosen) => {
        const draft = { ...drawn, vehicleId }
        const changed = withGoods(chosen)(draft)
        const suits = vehicleId !== null && chosen?.vehicleIds.includes(vehicleId) !== false
        expect(changed).toEqual({
          ...draft,
          goodsType: chosen === null ? null : 'food',
          vehicleId: suits ? vehicleId : null,
        })
      }),
    )
  })

  it('are cleared if their key is not known', () => {
    const key = fc.constantFrom(null, 'food', 'Food', 'stardust', '__proto__', 'constructor')
    fc.assert(
      fc.property(anyDraft, key, (drawn, goodsType) => {
        const draft = { ...drawn, goodsType }
        const known = goodsType === 'food' ? 'food' : null
        expect(withKnownGoods([food])(draft)).toEqual({ ...draft, goodsType: known })
        expect(withKnownGoods([])(draft).goodsType).toBeNull()
      }),
    )
  })
})
