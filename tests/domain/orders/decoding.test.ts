import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import { parseOrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import { parseOrder, parseTrackedOrder } from '../../../src/domain/orders/parseOrder.ts'
import { anyChoices, anyOrder, anyTracking, writeOrder, writeTracking } from './drawnOrders.ts'

describe('an order in any way that a service may write it', () => {
  it('is read as the same order', () => {
    fc.assert(
      fc.property(anyOrder, anyChoices, (order, choices) => {
        expect(parseOrder(writeOrder(order, choices))).toEqual(E.right(order))
      }),
    )
  })

  it('is read with its driver and its timeline if it is tracked', () => {
    fc.assert(
      fc.property(anyOrder, anyTracking, anyChoices, (order, tracking, choices) => {
        const written = { ...writeOrder(order, choices), ...writeTracking(tracking, choices) }
        expect(parseTrackedOrder(written)).toEqual(E.right({ ...order, ...tracking }))
        expect(parseOrder(written)).toEqual(E.right(order))
      }),
    )
  })

  it('is read from order history in the service’s order', () => {
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
          const unread = { live: [], past: [] }
          expect(parseOrderHistory(written)).toEqual(E.right({ limit, offset, live, past, unread }))
        },
      ),
    )
  })

  it('is reported in order history if it cannot be read, and hides none of the others', () => {
    const rows = fc.array(
      fc.oneof(anyOrder, fc.constantFrom(null, 'an order', { type: 'balloon' })),
    )
    fc.assert(
      fc.property(rows, rows, anyChoices, (live, past, choices) => {
        const isOrder = (row: (typeof live)[number]): row is Order =>
          row !== null && typeof row === 'object' && 'crn' in row
        const written = (list: typeof live) =>
          list.map((row) => (isOrder(row) ? writeOrder(row, choices) : row))
        const places = (name: string, list: typeof live) =>
          list.flatMap((row, at) =>
            isOrder(row) ? [] : [expect.stringContaining(`${name}.${at}`)],
          )
        const read = parseOrderHistory({
          live_orders: written(live),
          past_orders: written(past),
        })
        if (E.isLeft(read)) throw new Error(read.left.field)
        expect(read.right.live).toEqual(live.filter(isOrder))
        expect(read.right.past).toEqual(past.filter(isOrder))
        expect(read.right.unread.live.map(({ field }) => field)).toEqual(
          places('live_orders', live),
        )
        expect(read.right.unread.past.map(({ field }) => field)).toEqual(
          places('past_orders', past),
        )
      }),
    )
  })
})
