import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isLiveOrder, liveOrders } from '../../../src/domain/orders/liveOrders.ts'
import { isCancellable, orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { orderTypes } from '../../../src/domain/orders/orderType.ts'

describe('an order', () => {
  it.each(orderTypes)('of type %s is live in the statuses of the spec', (type) => {
    const live = orderStatuses.filter((status) => isLiveOrder({ status, type }))
    expect(live).toEqual(type === 'ondemand' ? ['searching', 'confirmed', 'live'] : [])
  })

  it('may be cancelled while a driver is searched for, and not after', () => {
    expect(orderStatuses.filter(isCancellable)).toEqual(['searching'])
  })
})

describe('the live orders', () => {
  const order = fc.record({
    crn: fc.uuid(),
    status: fc.constantFrom(...orderStatuses),
    type: fc.constantFrom(...orderTypes),
  })
  const shown = new Set(['searching ondemand', 'confirmed ondemand', 'live ondemand'])

  it('are those of the list that are live, in its order', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
        const live = liveOrders(orders)
        const counting = orders.filter(({ status, type }) => shown.has(`${status} ${type}`))
        expect(live).toEqual(counting)
        expect(liveOrders(live)).toEqual(live)
      }),
    )
  })
})
