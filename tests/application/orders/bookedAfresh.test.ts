import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import {
  draftChanged,
  reviewAgainRequested,
} from '../../../src/application/booking/order/orderReview.slice.ts'
import type {
  PlacedOrder,
  PlaceOrderError,
} from '../../../src/application/booking/order/placeOrder.port.ts'
import type { LoadOrderError } from '../../../src/application/booking/placing/loadOrder.port.ts'
import { liveOrdersLoaded } from '../../../src/application/orders/orders.slice.ts'
import { orderLoaded } from '../../../src/application/orders/tracking.slice.ts'
import { makeTabMemory, placedOrder } from '../../support/booking.ts'
import { historyOf } from '../../support/orders.ts'
import { told } from '../../support/told.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered, type WorldNeeds } from '../../support/visitStore.ts'
import { book, cancelledOrder, crn, searched, visitPlaced } from './visitPlaced.ts'

describe('an order that was booked before', () => {
  it('is booked afresh if it ended, even if the answer to its booking was lost', async () => {
    const crns = [crn, 'CRN8']
    const answered = new Map<string, string>()
    const { tell, openDraft, placing } = visitOrder({
      ports: {
        // The first answer is lost. Each request id is one order.
        placeOrder: (_, { requestId }) => {
          const known = answered.get(requestId)
          const number = known ?? crns[answered.size] ?? 'CRN9'
          answered.set(requestId, number)
          return known === undefined && answered.size === 1
            ? TE.left({ kind: 'Unreachable', because: 'timeout' })
            : TE.right({ ...placedOrder, crn: number })
        },
      },
    })
    await openDraft()
    tell(book)
    await settle()
    expect(placing().status).toBe('failed')
    tell(orderLoaded(cancelledOrder), book)
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', placed: { crn: 'CRN8' }, isOver: false })
  })

  it('stays the same order if it ended and is under way again, even if the answer to its booking was lost', async () => {
    let isLost = true
    const { tell, openDraft, placing, requestIds } = visitOrder({
      ports: {
        placeOrder: () => {
          if (!isLost) return TE.right(placedOrder)
          isLost = false
          return TE.left({ kind: 'Unreachable', because: 'timeout' })
        },
        loadOrder: () => TE.right(searched),
      },
    })
    await openDraft()
    tell(book)
    await settle()
    tell(orderLoaded(cancelledOrder), orderLoaded(searched), book)
    await settle()
    expect(new Set(requestIds()).size).toBe(1)
    expect(placing()).toMatchObject({ status: 'placed', placed: { crn }, isOver: false })
  })

  it('is booked afresh if it ended before order review was loaded, even if its answer was lost', async () => {
    const memory = makeTabMemory()
    const first = visitOrder({
      memory,
      ports: { placeOrder: () => TE.left({ kind: 'Unreachable', because: 'timeout' }) },
    })
    await first.openDraft()
    first.tell(book)
    await settle()
    const crns = [crn, 'CRN8']
    const reloaded = visitOrder({
      memory,
      isBookingLate: true,
      ports: {
        // The first request did arrive: its order is returned.
        placeOrder: () => TE.right({ ...placedOrder, crn: crns.shift() ?? 'CRN9' }),
        mintRequestId: () => 'another',
      },
    })
    reloaded.tell(orderLoaded(cancelledOrder))
    await settle()
    reloaded.addBooking()
    await reloaded.open(first.search() ?? '')
    reloaded.tell(book)
    await settle()
    expect(reloaded.requestIds()).toEqual([first.requestIds()[0], 'another'])
    expect(reloaded.placing()).toMatchObject({ placed: { crn: 'CRN8' }, isOver: false })
  })

  describe('that is sent again after a reload, before any orders were loaded,', () => {
    /** A customer who booked, never got the answer, reloads the page and books again. */
    const bookAgain = async (ports: Partial<WorldNeeds>) => {
      const memory = makeTabMemory()
      const first = visitOrder({
        memory,
        ports: { placeOrder: () => TE.left({ kind: 'Unreachable', because: 'timeout' }) },
      })
      await first.openDraft()
      first.tell(book)
      await settle()
      const crns = [crn, 'CRN8']
      const asked: string[] = []
      const loadOrder = ports.loadOrder ?? (() => TE.right(cancelledOrder))
      const again = visitOrder({
        memory,
        ports: {
          loadOrderHistory: () => unanswered,
          placeOrder: () => TE.right({ ...placedOrder, crn: crns.shift() ?? 'CRN9' }),
          mintRequestId: () => 'another',
          ...ports,
          loadOrder: (number, context, abandonment) => {
            asked.push(number)
            return loadOrder(number, context, abandonment)
          },
        },
      })
      await again.open(first.search() ?? '')
      again.tell(book)
      await settle()
      return { ...again, asked, sentFirst: first.requestIds()[0] }
    }

    it('is booked afresh if the service says that it has ended', async () => {
      const { asked, requestIds, placing, sentFirst } = await bookAgain({})
      expect(asked).toEqual([crn])
      expect(requestIds()).toEqual([sentFirst, 'another'])
      expect(placing()).toMatchObject({ status: 'placed', placed: { crn: 'CRN8' } })
    })

    it.each<readonly [string, LoadOrderError]>([
      ['does not know it', { kind: 'OrderUnknown' }],
      ['cannot be reached', { kind: 'Unreachable', because: 'connection' }],
    ])('stays the same order if the service %s', async (_, error) => {
      const { requestIds, placing, sentFirst, reports } = await bookAgain({
        loadOrder: () => TE.left(error),
      })
      expect(requestIds()).toEqual([sentFirst])
      expect(placing()).toMatchObject({ status: 'placed', placed: { crn } })
      expect(reports).toEqual(told(error, { tag: 'BOOKING', about: `order: ${error.kind}` }))
    })

    it('stays the same order if it is live, or if the service does not answer for 15 seconds', async () => {
      const underWay = await bookAgain({ loadOrder: () => TE.right(searched) })
      expect(underWay.placing()).toMatchObject({ status: 'placed', placed: { crn } })
      const { placing } = await bookAgain({ loadOrder: () => unanswered })
      await pass(14_999)
      expect(placing().status).toBe('placing')
      await pass(1)
      expect(placing()).toMatchObject({ status: 'placed', placed: { crn } })
    })
  })

  it('is booked afresh if it was cancelled elsewhere after this page listed it as under way', async () => {
    const crns = [crn, crn, 'CRN8']
    const visit = await visitPlaced({
      placeOrder: () => TE.right({ ...placedOrder, crn: crns.shift() ?? 'CRN9' }),
      loadOrderHistory: () => TE.right(historyOf([searched], [])),
      loadOrder: () => TE.right(cancelledOrder),
    })
    expect(visit.state().orders?.live).toEqual([searched])
    visit.tell(reviewAgainRequested())
    await settle()
    visit.tell(book)
    await settle()
    expect(new Set(visit.requestIds()).size).toBe(2)
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: { crn: 'CRN8' } })
  })

  it('is requested even if the orders were loaded before it was booked', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const asked: string[] = []
    const visit = visitOrder({
      ports: {
        placeOrder: () => answer.task,
        loadOrder: (number) => {
          asked.push(number)
          return TE.right(cancelledOrder)
        },
      },
    })
    await visit.openDraft()
    visit.tell(liveOrdersLoaded(historyOf([], [])), book)
    await settle()
    answer.answer(E.left({ kind: 'Unreachable', because: 'timeout' }))
    await settle()
    visit.tell(book)
    await settle()
    answer.answer(E.right(placedOrder))
    await settle()
    answer.answer(E.right({ ...placedOrder, crn: 'CRN8' }))
    await settle()
    expect(asked).toEqual([crn])
    expect(new Set(visit.requestIds()).size).toBe(2)
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: { crn: 'CRN8' } })
  })

  it('is not booked afresh for a customer who left before its end was known', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = visitOrder({ ports: { placeOrder: () => answer.task } })
    await visit.openDraft()
    visit.tell(book)
    await settle()
    answer.answer(E.left({ kind: 'Unreachable', because: 'timeout' }))
    await settle()
    visit.tell(orderLoaded(cancelledOrder), book)
    await settle()
    visit.leave()
    answer.answer(E.right(placedOrder))
    await settle()
    expect(visit.requestIds()).toHaveLength(2)
    expect(new Set(visit.requestIds()).size).toBe(1)
    expect(visit.placing()).toEqual({ status: 'idle', last: null })
  })

  it('is booked afresh with its new fares if these changed meanwhile', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await visitPlaced({ placeOrder: () => answer.task })
    answer.answer(E.left({ kind: 'Unreachable', because: 'timeout' }))
    await settle()
    visit.tell(orderLoaded(cancelledOrder), draftChanged({ fareEstimateToken: 'token-2' }), book)
    await settle()
    answer.answer(E.right(placedOrder))
    await settle()
    answer.answer(E.right({ ...placedOrder, crn: 'CRN8' }))
    await settle()
    expect(visit.placed.map(({ order }) => order.fareEstimateToken)).toEqual([
      visit.placed[0]?.order.fareEstimateToken,
      visit.placed[0]?.order.fareEstimateToken,
      'token-2',
    ])
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: { crn: 'CRN8' } })
    expect(visit.draft().fareEstimateToken).toBe('token-2')
  })
})
