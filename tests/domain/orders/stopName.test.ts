import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isPresent } from '../../../src/domain/form/isPresent.ts'
import { stopName } from '../../../src/domain/orders/stopName.ts'
import { anyOrder } from './drawnOrders.ts'

const stop = {
  address: 'Koramangala',
  doorstepAddress: '12, 2nd floor',
  savedAddress: { name: 'Office', uuid: 'u1' },
}

describe('the name of a stop of an order', () => {
  it.each([
    [{}, 'Koramangala'],
    [{ address: ' ' }, '12, 2nd floor'],
    [{ address: '\u200b' }, '12, 2nd floor'],
    [{ address: '', doorstepAddress: '' }, 'Office'],
    [{ address: '', doorstepAddress: '', savedAddress: null }, ''],
  ])(
    'is the first of address, doorstep address and saved name: with %j it is %j',
    (change, name) => {
      expect(stopName({ ...stop, ...change })).toBe(name)
    },
  )

  it('has something to read if any of them has', () => {
    fc.assert(
      fc.property(anyOrder, ({ route: { pickup } }) => {
        const known = [pickup.address, pickup.doorstepAddress, pickup.savedAddress?.name ?? '']
        const name = stopName(pickup)
        if (name === '') expect(known.some(isPresent)).toBe(false)
        else expect(known).toContain(name)
        expect(name === '' || isPresent(name)).toBe(true)
      }),
    )
  })
})
