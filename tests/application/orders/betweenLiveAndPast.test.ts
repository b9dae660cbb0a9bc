import { describe, expect, it } from '@jest/globals'
import { limits } from '../../../config/market/limits.ts'
import { morePastRequested } from '../../../src/application/orders/orders.slice.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import type { OrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import { historyOf, orderAt, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { pass, settle } from '../../support/visitStore.ts'
import { crnsOf, open, openFull, unreadable } from './visitHistory.ts'

describe('an order that ends while its customer looks', () => {
  const done = orderAt('completed')

  it('moves from the live to the past orders by itself', async () => {
    const { orders, questions, asked } = await open()
    questions.answer(0, historyOf([searchedOrder], pastOrders(2)))
    await settle()
    await pass(limits.orders.live.first)
    expect(asked.pages[1]).toMatchObject({ limit: 10, offset: 0 })
    questions.answer(1, historyOf([], [done, ...pastOrders(2)]))
    await settle()
    expect(orders()).toMatchObject({
      live: [],
      history: { status: 'shown', past: [done, ...pastOrders(2)], more: { status: 'none' } },
    })
  })

  it('moves the offset on, so that no past order is left out', async () => {
    const { tell, page, questions, asked } = await open()
    questions.answer(0, historyOf([searchedOrder], pastOrders(10)))
    await settle()
    await pass(limits.orders.live.first)
    questions.answer(1, historyOf([], [done, ...pastOrders(9)]))
    await settle()
    expect(page()).toEqual({
      status: 'shown',
      past: [done, ...pastOrders(10)],
      more: { status: 'ready', offset: 11 },
      unread: [],
    })
    tell(morePastRequested())
    expect(asked.pages[2]).toMatchObject({ offset: 11 })
  })

  it('moves there also if more past orders are told first, and none is left out', async () => {
    const { tell, page, questions } = await open()
    questions.answer(0, historyOf([searchedOrder], pastOrders(10)))
    await settle()
    // The tenth is eleventh by now.
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(10, 10), 10))
    await settle()
    questions.answer(2, historyOf([], [done, ...pastOrders(9)]))
    await settle()
    expect(page()).toMatchObject({
      past: crnsOf([done, ...pastOrders(19)]).map((crn) => ({ crn })),
      more: { status: 'ready', offset: 20 },
    })
  })
})

describe('an order that ends after a whole page of orders that were booked later', () => {
  const all = pastOrders(21)
  const long: Order = { ...pastOrder, ...all[14] }
  const others = all.filter(({ crn }) => crn !== long.crn)
  const underWay: Order = { ...long, status: 'live' }

  /** The page with ten past orders, and the first ten of the others, while the long one is under way. */
  const openTwenty = async () => {
    const visit = await open()
    visit.questions.answer(0, historyOf([underWay], others.slice(0, 10)))
    await settle()
    visit.tell(morePastRequested())
    visit.questions.answer(1, historyOf([underWay], others.slice(10, 20), 10))
    await settle()
    expect(visit.page()).toMatchObject({ past: { length: 20 } })
    return visit
  }

  it('is not left out of the past orders', async () => {
    const { tell, comeBack, page, questions, asked } = await openTwenty()
    comeBack()
    await settle()
    questions.answer(2, historyOf([], all.slice(0, 10)))
    await settle()
    expect(page()).toMatchObject({ past: { length: 20 } })
    questions.answer(3, { ...historyOf([], all.slice(0, 20)), limit: 20 })
    await settle()
    expect(page()).toMatchObject({ more: { status: 'ready', offset: 21 } })
    const { past } = { past: [], ...page() }
    expect(crnsOf(past)).toEqual(crnsOf(all))
    tell(morePastRequested())
    expect(asked.pages[4]).toMatchObject({ limit: 10, offset: 21 })
  })

  it.each<[string, OrderHistory]>([
    ['is still under way', historyOf([underWay], others.slice(0, 10))],
    ['is among the newest', historyOf([], [long, ...others.slice(0, 9)])],
    [
      'was booked after one of the newest',
      historyOf([], [...others.slice(0, 9), ...all.slice(15, 16)]),
    ],
    [
      'cannot be read while it is under way',
      historyOf([], others.slice(0, 10), 0, {
        live: [{ ...unreadable, crn: long.crn }],
        past: [],
      }),
    ],
    [
      'cannot be read among the newest',
      historyOf([], others.slice(0, 9), 0, {
        live: [],
        past: [{ ...unreadable, crn: long.crn }],
      }),
    ],
  ])('leaves the others shown if it %s', async (_, told) => {
    const { comeBack, page, questions } = await openTwenty()
    comeBack()
    await settle()
    questions.answer(2, told)
    await settle()
    const { past } = { past: [], ...page() }
    expect(crnsOf(past)).toEqual(expect.arrayContaining(crnsOf(others.slice(0, 20))))
  })

  it('leaves the others shown if it is among these already', async () => {
    const { comeBack, page, questions } = await openTwenty()
    comeBack()
    await settle()
    const ended: Order = { ...long, ...others[12] }
    questions.answer(2, historyOf([underWay, ended], others.slice(0, 10)))
    await settle()
    comeBack()
    await settle()
    questions.answer(3, historyOf([underWay], others.slice(0, 10)))
    await settle()
    expect(page()).toMatchObject({ past: { length: 20 } })
  })

  it('is not left out if "Show more" is the first to tell of it', async () => {
    const { tell, page, questions } = await openTwenty()
    tell(morePastRequested())
    questions.answer(2, historyOf([], all.slice(20), 20))
    await settle()
    questions.answer(3, historyOf([], all.slice(0, 10)))
    await settle()
    questions.answer(4, { ...historyOf([], all.slice(0, 20)), limit: 20 })
    await settle()
    const { past } = { past: [], ...page() }
    expect(crnsOf(past)).toEqual(crnsOf(all))
  })

  it('is among more of them even if it is the oldest, and there were no more', async () => {
    const { tell, comeBack, page, questions } = await open()
    const oldest: Order = { ...underWay, createdAt: 0 }
    questions.answer(0, historyOf([oldest], others.slice(0, 10)))
    await settle()
    tell(morePastRequested())
    questions.answer(1, historyOf([oldest], [], 10))
    await settle()
    expect(page()).toMatchObject({ more: { status: 'none' } })
    comeBack()
    await settle()
    questions.answer(2, historyOf([], others.slice(0, 10)))
    await settle()
    expect(page()).toMatchObject({ past: { length: 10 }, more: { status: 'ready', offset: 10 } })
  })

  it('leaves the others shown if it is older than they are', async () => {
    const { comeBack, page, questions } = await open()
    const oldest: Order = { ...underWay, createdAt: 0 }
    questions.answer(0, historyOf([oldest], others.slice(0, 10)))
    await settle()
    comeBack()
    await settle()
    questions.answer(1, historyOf([], [...pastOrders(1, 101), ...others.slice(0, 9)]))
    await settle()
    expect(page()).toMatchObject({ past: { length: 11 }, more: { status: 'ready', offset: 11 } })
  })
})

describe('a past order that the service has opened again', () => {
  const [reopened, ...others] = pastOrders(10)
  const live: Order = { ...pastOrder, ...reopened, status: 'live' }

  it('moves from the past to the live orders, and the offset back', async () => {
    const { comeBack, orders, questions } = await openFull()
    comeBack()
    await settle()
    questions.answer(1, historyOf([live], [...others, ...pastOrders(1, 11)]))
    await settle()
    expect(orders()).toMatchObject({
      live: [live],
      history: {
        past: crnsOf([...others, ...pastOrders(1, 11)]).map((crn) => ({ crn })),
        more: { status: 'ready', offset: 10 },
      },
    })
    // Its place among the past orders is another one's now.
    comeBack()
    await settle()
    questions.answer(2, historyOf([live], others))
    await settle()
    expect(orders().history).toMatchObject({ more: { offset: 10 } })
  })

  it('moves there also if it is told with more past orders', async () => {
    const { tell, orders, questions } = await openFull()
    tell(morePastRequested())
    questions.answer(1, historyOf([live], pastOrders(2, 11), 10))
    await settle()
    expect(orders()).toMatchObject({
      live: [live],
      history: { past: crnsOf([...others, ...pastOrders(2, 11)]).map((crn) => ({ crn })) },
    })
  })

  it('leaves no past order out if it is told with more of them', async () => {
    const { tell, comeBack, orders, questions } = await openFull()
    // The eleventh is tenth by now.
    tell(morePastRequested())
    questions.answer(1, historyOf([live], pastOrders(10, 12), 10))
    await settle()
    comeBack()
    await settle()
    questions.answer(2, historyOf([live], [...others, ...pastOrders(1, 11)]))
    await settle()
    expect(orders().history).toMatchObject({ past: { length: 20 }, more: { offset: 20 } })
  })

  it('stays among them while it is listed as live but has ended', async () => {
    const { comeBack, orders, questions } = await openFull()
    comeBack()
    await settle()
    questions.answer(1, historyOf([{ ...live, status: 'completed' }], others))
    await settle()
    expect(orders().history).toMatchObject({ past: { length: 10 }, more: { offset: 10 } })
  })
})
