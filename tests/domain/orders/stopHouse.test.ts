import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { stopHouse } from '../../../src/domain/orders/stopHouse.ts'
import { stopName } from '../../../src/domain/orders/stopName.ts'
import { anyOrder } from './drawnOrders.ts'

const stop = { address: 'Koramangala', doorstepAddress: '12, 2nd floor', savedAddress: null }

describe('the house of a stop of an order', () => {
  it.each([
    [{}, '12, 2nd floor'],
    [{ doorstepAddress: '' }, ''],
    [{ doorstepAddress: 'Koramangala' }, ''],
    [{ address: '' }, ''],
  ])('is not repeated if it is the stop’s name: with %j it is %j', (change, house) => {
    expect(stopHouse({ ...stop, ...change })).toBe(house)
  })

  it('appears once, as the name or beside it', () => {
    fc.assert(
      fc.property(anyOrder, ({ route: { pickup } }) => {
        const told = [stopName(pickup), stopHouse(pickup)].filter((text) => text !== '')
        expect(new Set(told).size).toBe(told.length)
        expect(pickup.doorstepAddress === '' || told.includes(pickup.doorstepAddress)).toBe(true)
      }),
    )
  })
})
