import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { historyParts } from '../../../src/domain/orders/historyParts.ts'
import { liveOrders } from '../../../src/domain/orders/liveOrders.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import { isFinished, orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { orderTypes } from '../../../src/domain/orders/orderType.ts'

type Told = Pick<Order, 'crn' | 'status' | 'type'>

const order: fc.Arbitrary<Told> = fc.record({
  crn: fc.uuid(),
  status: fc.constantFrom(...orderStatuses),
  type: fc.constantFrom(...orderTypes),
})
const orders = fc.uniqueArray(order, { maxLength: 40, selector: ({ crn }) => crn })
const history = fc
  .tuple(orders, fc.nat(40))
  .map(([all, at]) => ({ live: all.slice(0, at), past: all.slice(at) }))

const crnsOf = (list: ReadonlyArray<{ readonly crn: string }>) => list.map(({ crn }) => crn)

describe('the parts of order history', () => {
  it('contain together each order of the service once', () => {
    fc.assert(
      fc.property(history, (told) => {
        const parts = historyParts(told)
        const shown = [...parts.live, ...parts.other, ...parts.past]
        expect(crnsOf(shown).toSorted()).toEqual(crnsOf([...told.live, ...told.past]).toSorted())
      }),
    )
  })

  it('are the live orders, the others under way and the past ones, each in the service’s order', () => {
    fc.assert(
      fc.property(history, (told) => {
        const { live, other, past } = historyParts(told)
        const ended = told.live.filter(({ status }) => isFinished(status))
        expect(live).toEqual(liveOrders(told.live))
        expect(other).toEqual(
          told.live.filter(({ status, type }) => type !== 'ondemand' && !isFinished(status)),
        )
        expect(past).toEqual([...ended, ...told.past])
      }),
    )
  })

  it('show an order only as past if the service lists it as under way, too', () => {
    const ended: Told = { crn: 'CRN1', status: 'completed', type: 'ondemand' }
    const courier: Told = { crn: 'CRN2', status: 'live', type: 'courier' }
    const delivered: Told = { ...courier, status: 'completed' }
    const live: Told = { crn: 'CRN3', status: 'live', type: 'ondemand' }
    const past: readonly Told[] = [delivered, ended, { ...live, status: 'cancelled' }]
    expect(historyParts({ live: [ended, courier, live], past })).toEqual({
      live: [],
      other: [],
      past,
    })
  })
})
