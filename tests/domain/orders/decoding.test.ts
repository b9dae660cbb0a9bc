import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { parseOrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import { parseOrder, parseTrackedOrder } from '../../../src/domain/orders/parseOrder.ts'
import { anyChoices, anyOrder, anyTracking, writeOrder, writeTracking } from './drawnOrders.ts'

describe('an order, which a service may write in many ways', () => {
  it('is read as what it is in every one of them', () => {
    fc.assert(
      fc.property(anyOrder, anyChoices, (order, choices) => {
        expect(parseOrder(writeOrder(order, choices))).toEqual(E.right(order))
      }),
    )
  })

  it('is read with its driver and its timeline where it is tracked', () => {
    fc.assert(
      fc.property(anyOrder, anyTracking, anyChoices, (order, tracking, choices) => {
        const written = { ...writeOrder(order, choices), ...writeTracking(tracking, choices) }
        expect(parseTrackedOrder(written)).toEqual(E.right({ ...order, ...tracking }))
        expect(parseOrder(written)).toEqual(E.right(order))
      }),
    )
  })

  it('stands in order history where the service put it', () => {
    const orders = fc.array(anyOrder, { maxLength: 4 })
    const count = fc.nat()
    fc.assert(
      fc.property(
        orders,
        orders,
        count,
        count,
        anyChoices,
        (live, past, limit, offset, choices) => {
          const written = {
            limit,
            offset,
            live_orders: live.map((order) => writeOrder(order, choices)),
            past_orders: past.map((order) => writeOrder(order, choices)),
          }
          expect(parseOrderHistory(written)).toEqual(E.right({ limit, offset, live, past }))
        },
      ),
    )
  })
})
