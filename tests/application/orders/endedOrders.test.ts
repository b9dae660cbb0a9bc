import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { KeptOrder } from '../../../src/application/booking/kept/keptOrder.ts'
import {
  bookingActionRequested,
  draftChanged,
  reviewAgainRequested,
} from '../../../src/application/booking/order/orderReview.slice.ts'
import type {
  PlacedOrder,
  PlaceOrderError,
} from '../../../src/application/booking/order/placeOrder.port.ts'
import type { LoadOrderError } from '../../../src/application/booking/placing/loadOrder.port.ts'
import { bookingRequested, resultsOpened } from '../../../src/application/fare/fareResults.slice.ts'
import {
  historyOpened,
  liveOrdersLoaded,
  morePastRequested,
  rebookRequested,
} from '../../../src/application/orders/orders.slice.ts'
import {
  cancelRequested,
  orderLoaded,
  trackingOpened,
} from '../../../src/application/orders/tracking.slice.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import {
  customerRecognised,
  logoutRequested,
  tabReturned,
} from '../../../src/application/session/session.slice.ts'
import type { Order, TrackedOrder } from '../../../src/domain/orders/order.ts'
import { asha } from '../../support/account.ts'
import { makeTabMemory, orderEstimate, placedOrder, trackableOrder } from '../../support/booking.ts'
import { historyOf, orderAt, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { told } from '../../support/told.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered, type WorldNeeds } from '../../support/visitStore.ts'
import { historyQuestions } from './visitOrders.ts'

const { crn } = placedOrder
const book = bookingActionRequested()
const numbered = <O extends Order>(order: O): O => ({ ...order, crn })
const searched: TrackedOrder = numbered(searchedOrder)
const cancelledOrder: TrackedOrder = numbered(orderAt('cancelled'))

/** A customer who has booked, and sees the confirmation. */
const visitPlaced = async (ports: Partial<WorldNeeds> = {}, memory = makeTabMemory()) => {
  const visit = visitOrder({ memory, ports })
  await visit.openDraft()
  visit.tell(book)
  await settle()
  return visit
}

describe('an order that was booked before', () => {
  it('gets a new request id if it has ended when it is booked again from the confirmation', async () => {
    const { tell, placing, requestIds } = await visitPlaced()
    tell(orderLoaded(numbered(orderAt('unsuccessful'))))
    expect(placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    tell(reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('gets a new request id if it ended while it was being reviewed again', async () => {
    const { tell, requestIds } = await visitPlaced()
    tell(reviewAgainRequested())
    await settle()
    tell(liveOrdersLoaded(historyOf([], [pastOrder, numbered(pastOrder)])))
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('gets a new request id if it is listed as ended among the live orders', async () => {
    const { tell, requestIds } = await visitPlaced()
    tell(reviewAgainRequested())
    await settle()
    tell(liveOrdersLoaded(historyOf([numbered(orderAt('completed'))], [])))
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('gets a new request id if it ended, even if a newer order has ended as well', async () => {
    let past: readonly Order[] = []
    const { tell, requestIds } = await visitPlaced({
      loadOrderHistory: ({ limit }) => TE.right(historyOf([], past.slice(0, limit))),
    })
    past = [pastOrder, numbered(pastOrder)]
    tell(tabReturned(), reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('that was cancelled is not shown as placed on the way back, and gets a new request id', async () => {
    const memory = makeTabMemory()
    const numbers = [crn, 'CRN8']
    const visit = await visitPlaced(
      {
        placeOrder: () => TE.right({ ...placedOrder, crn: numbers.shift() ?? 'CRN9' }),
        loadOrder: () => TE.right(searched),
        cancelOrder: () => TE.right(cancelledOrder),
      },
      memory,
    )
    const search = visit.search() ?? ''
    visit.leave()
    visit.tell(trackingOpened(crn))
    await settle()
    visit.tell(cancelRequested({ reason: 'My plans have changed' }))
    await settle()
    await visit.open(search)
    expect(visit.placing()).toEqual({ status: 'idle', last: null })
    visit.tell(book)
    await settle()
    expect(new Set(visit.requestIds()).size).toBe(2)

    const reloaded = visitOrder({ memory: makeTabMemory(visit.keptOrder()) })
    await reloaded.open(search)
    expect(reloaded.placing()).toMatchObject({ status: 'placed' })
  })

  it('gets a new request id after a reload if the order history lists it as ended', async () => {
    const first = await visitPlaced()
    const second = visitOrder({
      memory: makeTabMemory(first.keptOrder()),
      ports: {
        loadOrderHistory: () => TE.right(historyOf([], [numbered(pastOrder)])),
        mintRequestId: () => 'another',
      },
    })
    second.tell(historyOpened())
    await settle()
    await second.open(first.search() ?? '')
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(['another'])
  })

  it('gets a new request id after a reload if it ended while its page was closed', async () => {
    const memory = makeTabMemory()
    const first = await visitPlaced({}, memory)
    const search = first.search() ?? ''
    first.leave()
    first.tell(orderLoaded(numbered(orderAt('completed'))))
    await settle()
    const second = visitOrder({ memory, ports: { mintRequestId: () => 'another' } })
    await second.open(search)
    expect(second.placing()).toEqual({ status: 'idle', last: null })
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(['another'])
  })

  it('is shown as over after a reload if the service says so, though no list has it', async () => {
    const first = await visitPlaced()
    const asked: string[] = []
    const reloaded = visitOrder({
      memory: makeTabMemory(first.keptOrder()),
      ports: {
        loadOrder: (number) => {
          asked.push(number)
          return TE.right(cancelledOrder)
        },
      },
    })
    await reloaded.open(first.search() ?? '')
    await settle()
    expect(reloaded.placing()).toMatchObject({ status: 'placed', isOver: true })
    expect(asked).toEqual([crn])
  })

  it('is shown as over after a reload with an expired login once its customer has logged in', async () => {
    const first = await visitPlaced()
    const asked: Array<string | undefined> = []
    const reloaded = visitOrder({
      memory: makeTabMemory(first.keptOrder()),
      ports: {
        loadProfile: () => TE.left({ kind: 'NetworkError', because: 'unbelieved', message: null }),
        loadOrder: (_, { credentials }) => {
          asked.push(credentials?.authToken)
          return TE.right(cancelledOrder)
        },
      },
    })
    await reloaded.open(first.search() ?? '')
    expect(reloaded.state().session).toEqual({ status: 'guest' })
    expect(reloaded.placing()).toMatchObject({ status: 'placed', isOver: false })
    reloaded.tell(customerRecognised({ ...asha, authToken: 'fresh' }))
    await settle()
    expect(reloaded.placing()).toMatchObject({ status: 'placed', isOver: true })
    expect(asked).toEqual(['fresh'])
  })

  it('is shown as placed after a reload while it is under way, and without an answer', async () => {
    const first = await visitPlaced()
    for (const loadOrder of [() => TE.right(searched), () => unanswered]) {
      const reloaded = visitOrder({
        memory: makeTabMemory(first.keptOrder()),
        ports: { loadOrder },
      })
      await reloaded.open(first.search() ?? '')
      await pass(15_000)
      expect(reloaded.placing()).toEqual(first.placing())
    }
  })

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

  it('is shown as over only until it is under way again, and is the same order then', async () => {
    const { tell, placing, requestIds, keptOrder } = await visitPlaced({
      loadOrder: () => TE.right(searched),
    })
    tell(orderLoaded(cancelledOrder))
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: true })
    tell(liveOrdersLoaded(historyOf([searched], [])))
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: false })
    expect(keptOrder()).toMatchObject({ intent: { crn }, placed: { crn } })
    tell(reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('is shown as over if "Show more" is the first to list it as ended', async () => {
    const { tell, placing } = await visitPlaced({
      loadOrderHistory: ({ offset }) =>
        TE.right(
          offset === 0
            ? historyOf([searched], pastOrders(10))
            : historyOf([], [...pastOrders(4, 11), cancelledOrder], offset),
        ),
    })
    tell(historyOpened())
    await settle()
    tell(morePastRequested())
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: true })
  })

  it('stays over although the history, asked for before its end, tells it as under way', async () => {
    const questions = historyQuestions()
    const { tell, placing } = await visitPlaced({ loadOrderHistory: questions.ask })
    tell(historyOpened())
    await settle()
    const asked = questions.count()
    tell(orderLoaded(cancelledOrder))
    questions.answer(asked - 1, historyOf([searched], []))
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: true })
    questions.answer(asked, historyOf([], [cancelledOrder]))
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: true })
  })

  it('is the same order once the newest answer has it under way again, as the history told', async () => {
    const questions = historyQuestions()
    const { tell, placing } = await visitPlaced({ loadOrderHistory: questions.ask })
    tell(orderLoaded(cancelledOrder), historyOpened())
    await settle()
    const asked = questions.count()
    questions.answer(asked - 1, historyOf([searched], []))
    await settle()
    questions.answer(asked, historyOf([searched], []))
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: false })
  })

  it('is over while it is listed twice, as under way and as ended', async () => {
    const { tell, placing } = await visitPlaced()
    tell(liveOrdersLoaded(historyOf([searched], [cancelledOrder])))
    await settle()
    tell(liveOrdersLoaded(historyOf([searched], [cancelledOrder])))
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: true })
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

  it('is shown as over at once if the service answers with an order that has ended', async () => {
    const { tell, placing } = await visitPlaced()
    tell(orderLoaded(cancelledOrder), reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: true })
  })

  it('is not kept again when other orders end', async () => {
    const memory = makeTabMemory()
    let kept = 0
    const keep: typeof memory.keep = (order) => {
      kept += 1
      return memory.keep(order)
    }
    const { leave, tell } = await visitPlaced({ orderMemory: { ...memory, keep } })
    leave()
    const before = kept
    tell(orderLoaded({ ...orderAt('completed'), crn: 'CRN9' }))
    await settle()
    expect(kept).toBe(before)
  })

  describe('that ends while its page is closed', () => {
    /** The memory is slow to read what it keeps. */
    const visitEnding = async () => {
      const memory = makeTabMemory()
      const recalling = makePending<FormMemoryError, KeptOrder | null>()
      const visit = await visitPlaced({}, memory)
      const before = visit.keptOrder()
      const ending = visitOrder({
        memory: makeTabMemory(before),
        ports: { orderMemory: { ...memory, recall: recalling.task } },
      })
      await settle()
      ending.tell(orderLoaded(cancelledOrder))
      await settle()
      const answer = async () => {
        recalling.answer(E.right(before))
        await settle()
      }
      return { ...ending, kept: memory.kept, answer }
    }

    it('does not take the place of an order that is booked again meanwhile', async () => {
      const { tell, kept, answer } = await visitEnding()
      tell(rebookRequested(pastOrder))
      await answer()
      expect(kept()?.draft.drop.landmark).toBe('Indiranagar, Bengaluru')
    })

    it('does not take the place of an order of new fares that is kept meanwhile', async () => {
      const memory = makeTabMemory()
      await visitPlaced({}, memory)
      const reading = makePending<FormMemoryError, undefined>()
      const visit = visitOrder({
        memory,
        ports: {
          recallEstimate: () => TE.right({ ...orderEstimate, token: 'token-9' }),
          orderMemory: {
            ...memory,
            // Returns what was kept when the reading began.
            recall: async () => {
              const kept = await memory.recall()
              await reading.task()
              return kept
            },
          },
        },
      })
      visit.tell(
        resultsOpened({
          path: '/en-IN/fare_estimate_mob',
          query: [['fare_estimate_token', 'token-9']],
        }),
      )
      await settle()
      visit.tell(bookingRequested({ vehicleId: 1 }))
      await settle()
      expect(reading.count()).toBe(1)
      visit.tell(orderLoaded(cancelledOrder))
      await settle()
      while (reading.count() > 0) {
        reading.answer(E.right(undefined))
        await settle()
      }
      expect(memory.kept()?.draft.fareEstimateToken).toBe('token-9')
    })

    it('does not take the place of the last of several orders that are booked again meanwhile', async () => {
      const { tell, kept, answer } = await visitEnding()
      const last = { ...pastOrder, service: { ...pastOrder.service, vehicleId: 9 } }
      tell(rebookRequested(pastOrder))
      await settle()
      tell(rebookRequested(last))
      await settle()
      await answer()
      expect(kept()?.draft.vehicleId).toBe(9)
    })

    it('is not kept again once its customer has left', async () => {
      const { tell, kept, answer } = await visitEnding()
      tell(logoutRequested())
      await settle()
      expect(kept()).toBeNull()
      await answer()
      expect(kept()).toBeNull()
    })
  })

  it('gets a new request id if it ended while its page was being opened', async () => {
    const first = await visitPlaced()
    const kept = first.keptOrder()
    const memory = makeTabMemory(kept)
    const recalling = makePending<FormMemoryError, KeptOrder | null>()
    const second = visitOrder({
      memory,
      ports: {
        orderMemory: { ...memory, recall: recalling.task },
        mintRequestId: () => 'another',
      },
    })
    await second.open(first.search() ?? '')
    second.tell(orderLoaded(numbered(orderAt('completed'))))
    await settle()
    recalling.answer(E.right(kept))
    recalling.answer(E.right(kept))
    await settle()
    expect(second.placing()).toEqual({ status: 'idle', last: null })
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(['another'])
  })

  it('keeps its request id while it is live, whatever other orders have ended', async () => {
    const { tell, requestIds, placing, leave, open, search } = await visitPlaced({
      loadOrder: () => TE.right(searched),
    })
    const address = search() ?? ''
    tell(liveOrdersLoaded(historyOf([searched], [pastOrder])), orderLoaded(searched))
    tell(reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    leave()
    tell(liveOrdersLoaded(historyOf([searched], [{ ...pastOrder, crn: 'CRN7' }])))
    await settle()
    await open(address)
    expect(placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    expect(new Set(requestIds()).size).toBe(1)
  })
})
