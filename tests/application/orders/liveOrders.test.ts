import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { PlaceOrderError } from '../../../src/application/booking/order/placeOrder.port.ts'
import { orderPlaced, placingFailed } from '../../../src/application/booking/order/placing.slice.ts'
import { connectionReturned } from '../../../src/application/flow/connectionReturned.ts'
import type { LoadOrderHistoryError } from '../../../src/application/orders/loadOrderHistory.port.ts'
import { historyOpened, morePastRequested } from '../../../src/application/orders/orders.slice.ts'
import {
  cancelRequested,
  refreshRequested,
  trackingClosed,
  trackingOpened,
} from '../../../src/application/orders/tracking.slice.ts'
import {
  customerRecognised,
  logoutRequested,
  restoringStarted,
  sessionEnded,
} from '../../../src/application/session/session.slice.ts'
import type { Order, OrderError } from '../../../src/domain/orders/order.ts'
import { asha } from '../../support/account.ts'
import { historyOf, orderAt, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { pass, settle, unanswered } from '../../support/visitStore.ts'
import { ashas, historyQuestions, ravis, visitOrders } from './visitOrders.ts'

const { first, growth, longest } = limits.orders.live
const day = 24 * 60 * 60_000
const unreadable: OrderError = {
  kind: 'OrderValueUnknown',
  crn: null,
  field: 'live_orders.0.order_status',
}
const busy: LoadOrderHistoryError = { kind: 'NetworkError', because: 'failed', message: 'Busy' }

/** A customer's visit; the test answers its requests. */
const visit = async (ports: Parameters<typeof visitOrders>[0] = {}) => {
  const questions = historyQuestions()
  const visited = visitOrders({ loadOrderHistory: questions.ask, ...ports })
  await settle()
  return { ...visited, questions, live: () => visited.orders().live }
}

type Visited = Awaited<ReturnType<typeof visit>>

/** A service that lists these orders as under way on every request. */
const underWay = (orders: () => readonly Order[]) => ({
  loadOrderHistory: () => TE.right(historyOf(orders(), [])),
})

describe('what is under way', () => {
  it('is requested in the customer’s name, together with the newest past orders', async () => {
    const { asked, live, questions } = await visit()
    expect(asked.pages).toEqual([
      {
        limit: 10,
        offset: 0,
        context: { requestId: 'request-2', region: 'in', locale: 'en-IN', credentials: ashas },
      },
    ])
    expect(live()).toBeNull()
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    expect(live()).toEqual([searchedOrder])
  })

  it('is waited for until the deadline', async () => {
    const { live, questions } = await visit()
    await pass(limits.requestDeadline - 1)
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toEqual([searchedOrder])
  })

  it('is requested again when the connection is back if the request was lost with it', async () => {
    const { tell, asked, live, questions } = await visit()
    tell(connectionReturned())
    expect(asked.pages).toHaveLength(2)
    questions.answer(1, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toEqual([searchedOrder])
    tell(connectionReturned())
    expect(asked.pages).toHaveLength(2)
  })

  it.each([
    ['the service was out of reach', () => pass(first)],
    [
      'the order history could not be reached',
      async ({ tell }: Visited) => {
        await settle()
        tell(historyOpened())
      },
    ],
  ])('is requested at once when the connection is back if %s', async (_, askAgain) => {
    const visited = await visit()
    const { tell, asked, live, questions } = visited
    questions.answer(0, historyOf([searchedOrder], []))
    await askAgain(visited)
    questions.fail(1, { kind: 'Unreachable', because: 'offline' })
    await settle()
    tell(connectionReturned())
    expect(asked.pages).toHaveLength(3)
    questions.answer(2, historyOf([], [pastOrder]))
    await settle()
    expect(live()).toEqual([])
  })

  it('is not requested for a guest, but once a customer logs in', async () => {
    const visited = visitOrders({}, null)
    await pass(day)
    visited.comeBack()
    await settle()
    expect(visited.asked.pages).toEqual([])
    visited.tell(customerRecognised(asha))
    await settle()
    expect(visited.asked.pages).toHaveLength(1)
  })

  it('is not requested any more once the customer has logged out', async () => {
    const { tell, asked, live } = await visit(underWay(() => [searchedOrder]))
    tell(logoutRequested())
    expect(live()).toBeNull()
    await pass(day)
    expect(asked.pages).toHaveLength(1)
  })

  it('is not requested any more once another customer is being confirmed', async () => {
    const { tell, asked } = await visit(underWay(() => [searchedOrder]))
    tell(restoringStarted(ravis))
    await pass(day)
    expect(asked.pages).toHaveLength(1)
  })

  it('is not requested any more once the application has stopped', async () => {
    const { stop, asked } = await visit(underWay(() => [searchedOrder]))
    stop()
    await pass(day)
    expect(asked.pages).toHaveLength(1)
  })

  it('is requested again even if it is a courier order, which does not count as live', async () => {
    const { asked } = await visit(underWay(() => [{ ...searchedOrder, type: 'courier' }]))
    await pass(first)
    expect(asked.pages).toHaveLength(2)
  })

  it.each([
    ['nothing is', []],
    ['all of it has ended', [{ ...orderAt('completed'), type: 'courier' as const }]],
  ])('is not requested again while %s', async (_, orders) => {
    const { asked } = await visit(underWay(() => orders))
    await pass(day)
    expect(asked.pages).toHaveLength(1)
  })

  it('is requested again if only the first of it has ended', async () => {
    const ended = { ...orderAt('completed'), crn: 'CRN9', type: 'courier' as const }
    const { asked } = await visit(underWay(() => [ended, searchedOrder]))
    await pass(first)
    expect(asked.pages).toHaveLength(2)
  })

  it('is requested less and less often while nothing changes', async () => {
    const { asked } = await visit(underWay(() => [searchedOrder]))
    for (
      let wait = first, polls = 1;
      polls < 12;
      polls += 1, wait = Math.min(longest, wait * growth)
    ) {
      expect(asked.pages).toHaveLength(polls)
      await pass(Math.floor(wait) - 1)
      expect(asked.pages).toHaveLength(polls)
      await pass(1)
    }
  })

  it('is requested sooner again after a change', async () => {
    let order = orderAt('searching')
    const { asked, live } = await visit(underWay(() => [order]))
    await pass(first)
    order = orderAt('confirmed')
    await pass(first * growth)
    expect(asked.pages).toHaveLength(3)
    expect(live()).toEqual([order])
    await pass(first)
    expect(asked.pages).toHaveLength(4)
  })

  const other = { ...searchedOrder, crn: 'CRN9' }

  it.each([
    ['an order is no longer listed', [searchedOrder, other], [searchedOrder]],
    ['another order is listed in its place', [searchedOrder], [other]],
  ])('is requested sooner again once %s', async (_, before, after) => {
    let orders = before
    const { asked } = await visit(underWay(() => orders))
    await pass(first)
    orders = after
    await pass(first * growth)
    expect(asked.pages).toHaveLength(3)
    await pass(first)
    expect(asked.pages).toHaveLength(4)
  })

  it('is requested at once when the customer returns to the tab', async () => {
    let orders: readonly Order[] = []
    const { comeBack, asked, live } = await visit(underWay(() => orders))
    orders = [searchedOrder]
    comeBack()
    await settle()
    expect(live()).toEqual([searchedOrder])
    expect(asked.pages).toHaveLength(2)
    await pass(first)
    expect(asked.pages).toHaveLength(3)
  })

  it('is not requested while the page is hidden, and at once when it is visible again', async () => {
    let hidden = true
    const { comeBack, asked } = await visit({
      ...underWay(() => [searchedOrder]),
      isHidden: () => hidden,
    })
    await pass(day)
    expect(asked.pages).toHaveLength(1)
    hidden = false
    comeBack()
    await settle()
    expect(asked.pages).toHaveLength(2)
    await pass(first * growth)
    expect(asked.pages).toHaveLength(3)
  })

  it('is requested soon again after a return to the tab, even without a change', async () => {
    const { comeBack, asked } = await visit(underWay(() => [searchedOrder]))
    await pass(first * (1 + growth + growth * growth))
    expect(asked.pages).toHaveLength(4)
    comeBack()
    await pass(first * growth)
    expect(asked.pages).toHaveLength(6)
  })

  it('is requested at once after a booking', async () => {
    let orders: readonly Order[] = []
    const { tell, live } = await visit(underWay(() => orders))
    orders = [searchedOrder]
    tell(orderPlaced({ crn: searchedOrder.crn, trackingPath: '' }))
    await settle()
    expect(live()).toEqual([searchedOrder])
  })

  it.each<[string, PlaceOrderError, readonly Order[]]>([
    ['whose answer was lost', { kind: 'Unreachable', because: 'timeout' }, [searchedOrder]],
    ['that the service refused', { kind: 'EstimateExpired' }, []],
  ])(
    'is requested at once after a booking %s only if that may have made an order',
    async (_, why, told) => {
      let orders: readonly Order[] = []
      const { tell, live } = await visit(underWay(() => orders))
      orders = [searchedOrder]
      tell(placingFailed(why))
      await settle()
      expect(live()).toEqual(told)
    },
  )
})

describe('what is under way, when it cannot be loaded,', () => {
  it('stays as it was, without a message, and is requested less and less often', async () => {
    const { asked, orders, reports, questions } = await visit()
    questions.answer(0, historyOf([searchedOrder], []))
    await pass(first)
    questions.fail(1, busy)
    await settle()
    expect(orders()).toMatchObject({ live: [searchedOrder], history: { status: 'absent' } })
    await pass(first * growth - 1)
    expect(asked.pages).toHaveLength(2)
    await pass(1)
    questions.fail(2, busy)
    await pass(first * growth * growth)
    expect(asked.pages).toHaveLength(4)
    // Only the first failure is reported.
    expect(reports).toEqual([{ tag: 'ORDERS', about: 'liveOrders: NetworkError' }])
  })

  it('is requested again if it was never loaded', async () => {
    const { asked, live, questions } = await visit()
    questions.fail(0, busy)
    await pass(first * growth)
    expect(asked.pages).toHaveLength(2)
    questions.answer(1, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toEqual([searchedOrder])
  })

  it.each<[string, LoadOrderHistoryError]>([
    ['refused', busy],
    ['not reached', { kind: 'Unreachable', because: 'connection' }],
  ])(
    'is requested again after a booking whose order was not told because the service was %s',
    async (_, why) => {
      const { tell, asked, live, questions } = await visit()
      questions.answer(0, historyOf([], []))
      await settle()
      tell(orderPlaced({ crn: searchedOrder.crn, trackingPath: '' }))
      questions.fail(1, why)
      await pass(first * growth)
      expect(asked.pages).toHaveLength(3)
      questions.answer(2, historyOf([searchedOrder], []))
      await settle()
      expect(live()).toEqual([searchedOrder])
    },
  )

  it('is not requested again once it turned out that nothing is', async () => {
    const { comeBack, asked, questions } = await visit()
    questions.answer(0, historyOf([], []))
    await settle()
    comeBack()
    await settle()
    questions.fail(1, busy)
    await pass(first * growth)
    questions.answer(2, historyOf([], []))
    await pass(day)
    expect(asked.pages).toHaveLength(3)
  })

  it('is given up at the deadline, and requested again', async () => {
    const { asked, live, questions } = await visit()
    await pass(limits.requestDeadline)
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toBeNull()
    await pass(first * growth)
    expect(asked.pages).toHaveLength(2)
  })

  it('is requested again if it cannot be read, and stays as it was', async () => {
    const { asked, live, questions } = await visit()
    const unread = {
      live: [{ ...unreadable, crn: searchedOrder.crn }],
      past: [],
    }
    questions.answer(0, historyOf([], [], 0, unread))
    await settle()
    expect(live()).toEqual([])
    await pass(first)
    questions.answer(1, historyOf([searchedOrder], []))
    await settle()
    await pass(first)
    questions.answer(2, historyOf([], [], 0, unread))
    await settle()
    expect(live()).toEqual([searchedOrder])
    await pass(first * growth)
    expect(asked.pages).toHaveLength(4)
    questions.answer(3, historyOf([], []))
    await settle()
    expect(live()).toEqual([])
  })

  it('is reported to the operators once, however often it is requested', async () => {
    const { asked, reports } = await visit({
      loadOrderHistory: () => TE.left({ kind: 'NetworkError', because: 'failed', message: null }),
    })
    await pass(day)
    expect(asked.pages.length).toBeGreaterThan(100)
    expect(reports).toEqual([{ tag: 'ORDERS', about: 'liveOrders: NetworkError' }])
  })

  it('because the customer’s credentials are rejected ends the session and the polling', async () => {
    const { asked, session } = await visit({
      loadOrderHistory: () => TE.left({ kind: 'AuthenticationFailed' }),
    })
    expect(session()).toEqual({ status: 'guest' })
    await pass(day)
    expect(asked.pages).toHaveLength(1)
  })
})

describe('a customer whose credentials are rejected when live orders are polled', () => {
  it.each([
    ['is shown', true],
    ['is asked for', false],
  ])('sees the reason on a page whose order %s', async (_, isShown) => {
    let isRefused = false
    const error: LoadOrderHistoryError = { kind: 'AuthenticationFailed' }
    const { tell, orders, tracking } = await visit({
      loadOrderHistory: () =>
        isRefused ? TE.left(error) : TE.right(historyOf([searchedOrder], [])),
      loadOrder: () => (isShown ? TE.right(searchedOrder) : unanswered),
    })
    tell(trackingOpened(searchedOrder.crn))
    isRefused = true
    await pass(first)
    expect(tracking()).toEqual({ status: 'failed', crn: searchedOrder.crn, error })
    expect(orders()).toMatchObject({ live: null, history: { status: 'refused' } })
  })

  it('sees the reason on pages that are opened later, until somebody logs in', async () => {
    const error: LoadOrderHistoryError = { kind: 'AuthenticationFailed' }
    const { tell, orders, tracking } = await visit({ loadOrderHistory: () => TE.left(error) })
    tell(historyOpened(), trackingOpened(searchedOrder.crn))
    await settle()
    expect(orders().history).toEqual({ status: 'failed', error })
    expect(tracking()).toEqual({ status: 'failed', crn: searchedOrder.crn, error })
    tell(trackingClosed(), trackingOpened(searchedOrder.crn), historyOpened())
    await settle()
    expect(orders().history).toEqual({ status: 'failed', error })
    expect(tracking()).toEqual({ status: 'failed', crn: searchedOrder.crn, error })

    tell(trackingClosed(), customerRecognised(asha), sessionEnded('left'))
    tell(historyOpened(), trackingOpened(searchedOrder.crn))
    await settle()
    expect(orders().history).toEqual({ status: 'loginNeeded' })
    expect(tracking()).toEqual({ status: 'loginNeeded', crn: searchedOrder.crn })
  })

  it('sees the reason on the page of past orders', async () => {
    const { tell, orders, questions } = await visit()
    tell(historyOpened())
    questions.answer(1, historyOf([searchedOrder], [pastOrder]))
    await pass(first)
    questions.fail(2, { kind: 'AuthenticationFailed' })
    await settle()
    expect(orders()).toMatchObject({
      live: null,
      history: { status: 'failed', error: { kind: 'AuthenticationFailed' } },
    })
  })
})

describe('a late answer about what is under way', () => {
  it('is ignored once the customer has returned to the tab', async () => {
    const { comeBack, live, questions } = await visit()
    comeBack()
    await settle()
    questions.answer(1, historyOf([], []))
    await settle()
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toEqual([])
  })

  it('is ignored once the page of past orders has sent its own request', async () => {
    const { tell, live, questions } = await visit()
    tell(historyOpened())
    questions.answer(1, historyOf([], []))
    await settle()
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toEqual([])
  })

  it('is ignored once another customer is there', async () => {
    const { live, questions, browser, comeBack } = await visit()
    browser.change(ravis)
    comeBack()
    await settle()
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toBeNull()
  })
})

describe('the page of past orders', () => {
  it('requests what is under way itself, in place of the poll', async () => {
    const { tell, asked, comeBack, questions } = await visit()
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    tell(historyOpened())
    comeBack()
    await settle()
    expect(asked.pages).toHaveLength(2)
    questions.answer(1, historyOf([searchedOrder], []))
    await pass(first)
    expect(asked.pages).toHaveLength(2)
    await pass(first * growth - first)
    expect(asked.pages).toHaveLength(3)
  })

  it('has it requested again if an order was booked before its answer came', async () => {
    const { tell, live, questions } = await visit()
    questions.answer(0, historyOf([], []))
    await settle()
    tell(historyOpened(), orderPlaced({ crn: searchedOrder.crn, trackingPath: '' }))
    questions.answer(1, historyOf([], []))
    await settle()
    questions.answer(2, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toEqual([searchedOrder])
  })

  it('has it requested again if an order was cancelled before its answer came', async () => {
    const { tell, live, questions } = await visit({ loadOrder: () => TE.right(searchedOrder) })
    questions.answer(0, historyOf([searchedOrder], []))
    tell(trackingOpened(searchedOrder.crn))
    await settle()
    tell(historyOpened(), cancelRequested({ reason: 'Changed my mind' }))
    await settle()
    questions.answer(1, historyOf([searchedOrder], []))
    await settle()
    questions.answer(2, historyOf([], []))
    await settle()
    expect(live()).toEqual([])
  })

  it('has it requested again if the tracked order ended before its answer came', async () => {
    let order = orderAt('searching')
    const { tell, live, questions } = await visit({ loadOrder: () => TE.right(order) })
    questions.answer(0, historyOf([searchedOrder], []))
    tell(trackingOpened(searchedOrder.crn))
    await settle()
    order = orderAt('completed')
    tell(historyOpened(), refreshRequested())
    await settle()
    questions.answer(1, historyOf([searchedOrder], []))
    await settle()
    questions.answer(2, historyOf([], []))
    await settle()
    expect(live()).toEqual([])
  })

  it('counts as a poll, so that the next one is due a full interval later', async () => {
    const { tell, asked } = await visit(underWay(() => [searchedOrder]))
    await pass(first - 1)
    tell(historyOpened())
    await pass(first * growth - 1)
    expect(asked.pages).toHaveLength(2)
    await pass(1)
    expect(asked.pages).toHaveLength(3)
  })

  it('leaves the polling to the others if it fails to load', async () => {
    const { tell, asked, questions } = await visit()
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    tell(historyOpened())
    questions.fail(1, busy)
    await pass(first * growth)
    expect(asked.pages).toHaveLength(3)
  })
})

describe('more past orders', () => {
  it('that fail to load leave the polling to the others', async () => {
    const { tell, asked, questions } = await visit()
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    tell(historyOpened())
    questions.answer(1, historyOf([searchedOrder], pastOrders(10)))
    await settle()
    tell(morePastRequested())
    questions.fail(2, busy)
    await pass(first * growth)
    expect(asked.pages).toHaveLength(4)
  })
})

describe('an order that is tracked', () => {
  const tracked = async (order: () => ReturnType<typeof orderAt>) => {
    const visited = await visit({
      ...underWay(() => [searchedOrder]),
      loadOrder: () => TE.right(order()),
    })
    visited.tell(trackingOpened(searchedOrder.crn))
    await settle()
    return visited
  }

  it('is updated among the live orders', async () => {
    let order = orderAt('searching')
    const { tell, live } = await tracked(() => order)
    order = orderAt('live')
    tell(refreshRequested())
    await settle()
    expect(live()).toMatchObject([{ crn: searchedOrder.crn, status: 'live' }])
  })

  it('is no longer live once it is over, but still listed until the next answer', async () => {
    let order = orderAt('searching')
    const { tell, live, asked } = await tracked(() => order)
    order = orderAt('completed')
    tell(refreshRequested())
    await settle()
    expect(live()).toEqual([order])
    expect(asked.pages).toHaveLength(1)
  })

  it('is not brought back by an answer that was pending when it ended', async () => {
    const { tell, live, asked, questions } = await visit({
      loadOrder: () => TE.right(orderAt('completed')),
    })
    tell(trackingOpened(searchedOrder.crn))
    await settle()
    expect(asked.pages).toHaveLength(2)
    questions.answer(0, historyOf([searchedOrder], []))
    await settle()
    expect(live()).toBeNull()
    questions.answer(1, historyOf([], [orderAt('completed')]))
    await settle()
    expect(live()).toEqual([])
  })

  it('has the live orders requested once when its customer returns after its end', async () => {
    const visited = await visit({ loadOrder: () => TE.right(orderAt('completed')) })
    const { tell, live, asked, questions } = visited
    tell(trackingOpened(searchedOrder.crn))
    await settle()
    questions.answer(1, historyOf([], [orderAt('completed')]))
    await settle()
    visited.comeBack()
    await settle()
    expect(asked.looks).toHaveLength(2)
    expect(asked.pages).toHaveLength(3)
    const next = { ...searchedOrder, crn: 'CRN2000002' }
    questions.answer(2, historyOf([next], [orderAt('completed')]))
    await settle()
    expect(live()).toEqual([next])
  })

  it('does not have the live orders requested again while it is under way', async () => {
    const { tell, asked } = await visit({ loadOrder: () => TE.right(orderAt('live')) })
    tell(trackingOpened(searchedOrder.crn))
    await settle()
    expect(asked.pages).toHaveLength(1)
  })

  it('has the live orders requested at once when it is cancelled', async () => {
    const { tell, asked } = await tracked(() => searchedOrder)
    tell(cancelRequested({ reason: 'Changed my mind' }))
    await settle()
    expect(asked.pages).toHaveLength(2)
  })
})
