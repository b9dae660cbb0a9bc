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

describe('what a stop of an order is called', () => {
  it.each([
    [{}, 'Koramangala'],
    [{ address: ' ' }, '12, 2nd floor'],
    [{ address: '\u200b' }, '12, 2nd floor'],
    [{ address: '', doorstepAddress: '' }, 'Office'],
    [{ address: '', doorstepAddress: '', savedAddress: null }, ''],
  ])('is the best that is known of it: with %j it is %j', (change, name) => {
    expect(stopName({ ...stop, ...change })).toBe(name)
  })

  it('is something to read wherever there is anything', () => {
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
