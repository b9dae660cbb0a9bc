import { describe, expect, it } from '@jest/globals'
import { morePastRequested } from '../../../src/application/orders/orders.slice.ts'
import type { Order, OrderError } from '../../../src/domain/orders/order.ts'
import { historyOf, orderAt, pastOrders, searchedOrder } from '../../support/orders.ts'
import { settle } from '../../support/visitStore.ts'
import { crnsOf, open, openFull, unreadable } from './visitHistory.ts'

describe('a page of past orders to which its customer returns after many others have ended', () => {
  it('begins again with the newest, so that none of those in between is left out', async () => {
    const { tell, comeBack, page, questions, asked } = await openFull()
    // Twelve have ended since, and two of them are not among the ten newest.
    const all = [...pastOrders(12, 101), ...pastOrders(10)]
    comeBack()
    await settle()
    questions.answer(1, historyOf([], all.slice(0, 10)))
    await settle()
    expect(page()).toEqual({
      status: 'shown',
      past: all.slice(0, 10),
      more: { status: 'ready', offset: 10 },
      unread: [],
    })
    tell(morePastRequested())
    expect(asked.pages[2]).toMatchObject({ offset: 10 })
    questions.answer(2, historyOf([], all.slice(10, 20), 10))
    await settle()
    expect(page()).toMatchObject({ past: crnsOf(all.slice(0, 20)).map((crn) => ({ crn })) })
  })

  it('has more of them even if it had none before', async () => {
    const { comeBack, page, questions } = await open()
    questions.answer(0, historyOf([], []))
    await settle()
    comeBack()
    await settle()
    questions.answer(1, historyOf([], pastOrders(10)))
    await settle()
    expect(page()).toMatchObject({ past: { length: 10 }, more: { status: 'ready', offset: 10 } })
  })

  it('goes on from those shown if the newest ones reach as far', async () => {
    const { comeBack, page, questions } = await openFull()
    comeBack()
    await settle()
    questions.answer(1, historyOf([], [...pastOrders(9, 101), ...pastOrders(1)]))
    await settle()
    expect(page()).toMatchObject({ past: { length: 19 }, more: { status: 'ready', offset: 19 } })
  })

  it('keeps those shown if the newest ones are fewer than a page', async () => {
    const { comeBack, page, questions } = await openFull()
    comeBack()
    await settle()
    questions.answer(1, historyOf([], pastOrders(9, 101)))
    await settle()
    expect(page()).toMatchObject({ past: { length: 19 } })
  })

  it('goes on from those shown if these cannot be read', async () => {
    const { tell, comeBack, page, questions } = await open()
    const unread = Array.from({ length: 10 }, (_, place) => ({ ...unreadable, crn: `CRN${place}` }))
    questions.answer(0, historyOf([searchedOrder], [], 0, { live: [], past: unread }))
    await settle()
    tell(morePastRequested())
    questions.answer(1, historyOf([searchedOrder], pastOrders(10), 10))
    await settle()
    comeBack()
    await settle()
    questions.answer(2, historyOf([searchedOrder], [], 0, { live: [], past: unread }))
    await settle()
    expect(page()).toMatchObject({ past: pastOrders(10), more: { status: 'ready', offset: 20 } })
  })
})

describe('a history that begins again', () => {
  const nameless: OrderError = { ...unreadable, crn: null }

  it('does so beside an unreadable order without a number, too', async () => {
    const { comeBack, page, questions } = await open()
    const unread = { live: [], past: [nameless] }
    questions.answer(0, historyOf([], pastOrders(9), 0, unread))
    await settle()
    comeBack()
    await settle()
    questions.answer(1, historyOf([], pastOrders(9, 101), 0, unread))
    await settle()
    expect(page()).toMatchObject({ past: { length: 9 }, more: { status: 'ready', offset: 10 } })
  })

  it('forgets the unreadable orders of further pages', async () => {
    const { tell, comeBack, page, questions } = await open()
    questions.answer(0, historyOf([], pastOrders(10)))
    await settle()
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(9, 11), 10, { live: [], past: [unreadable] }))
    await settle()
    comeBack()
    await settle()
    questions.answer(2, historyOf([], pastOrders(10, 101)))
    await settle()
    questions.answer(3, { ...historyOf([], pastOrders(20, 101)), limit: 20 })
    await settle()
    expect(page()).toEqual({
      status: 'shown',
      past: pastOrders(20, 101),
      more: { status: 'ready', offset: 20 },
      unread: [],
    })
  })

  const all = [...pastOrders(12, 101), ...pastOrders(20)]

  /** A customer who returns to twenty past orders after twelve others have ended. */
  const returnToTwenty = async () => {
    const visit = await openFull()
    visit.tell(morePastRequested())
    visit.questions.answer(1, historyOf([], pastOrders(10, 11), 10))
    await settle()
    visit.comeBack()
    await settle()
    visit.questions.answer(2, historyOf([], all.slice(0, 10)))
    await settle()
    return visit
  }

  it('keeps all that were shown, so that their customer does not lose their place', async () => {
    const { page, questions, asked } = await returnToTwenty()
    expect(page()).toMatchObject({ past: crnsOf(pastOrders(20)).map((crn) => ({ crn })) })
    expect(asked.pages[3]).toMatchObject({ limit: 20, offset: 0 })
    questions.answer(3, { ...historyOf([], all.slice(0, 20)), limit: 20 })
    await settle()
    expect(page()).toMatchObject({ more: { status: 'ready', offset: 32 } })
    const { past } = { past: [], ...page() }
    expect(crnsOf(past)).toEqual(crnsOf(all))
  })

  it('does not have the orders under way wait for it', async () => {
    const visit = await open()
    const done = orderAt('completed')
    const begun: Order = { ...searchedOrder, crn: 'CRN2000002', createdAt: Date.now() }
    visit.questions.answer(0, historyOf([searchedOrder], pastOrders(10)))
    await settle()
    visit.tell(morePastRequested())
    visit.questions.answer(1, historyOf([searchedOrder], pastOrders(10, 11), 10))
    await settle()
    visit.comeBack()
    await settle()
    const newest = [done, ...pastOrders(9, 101)]
    visit.questions.answer(2, historyOf([begun], newest))
    await settle()
    expect(visit.page()).toMatchObject({ past: { length: 20 } })
    expect(visit.orders().live).toEqual([begun, done])
    expect(visit.orders().ended).toContain(done.crn)
    visit.questions.answer(3, {
      ...historyOf([begun], [...newest, ...pastOrders(10)]),
      limit: 20,
    })
    await settle()
    expect(visit.orders().live).toEqual([begun])
  })

  it('has the newest alone if more of them do not come', async () => {
    const { page, questions, reports } = await returnToTwenty()
    questions.fail(3, { kind: 'NetworkError', because: 'failed', message: null })
    await settle()
    expect(page()).toMatchObject({
      past: crnsOf(all.slice(0, 10)).map((crn) => ({ crn })),
      more: { status: 'ready', offset: 10 },
    })
    expect(reports).toEqual([{ tag: 'ORDERS', about: 'liveOrders: NetworkError' }])
  })

  it('asks for no more of them than the service tells at once', async () => {
    const { comeBack, questions, asked } = await open()
    questions.answer(0, { ...historyOf([], pastOrders(120)), limit: 120 })
    await settle()
    comeBack()
    await settle()
    questions.answer(1, historyOf([], pastOrders(10, 201)))
    await settle()
    expect(asked.pages[2]).toMatchObject({ limit: 100, offset: 0 })
  })
})
