import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { connectionReturned } from '../../../src/application/flow/connectionReturned.ts'
import type { LoadOrderHistoryError } from '../../../src/application/orders/loadOrderHistory.port.ts'
import { morePastRequested } from '../../../src/application/orders/orders.slice.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import { historyOf, pastOrders, searchedOrder } from '../../support/orders.ts'
import { told } from '../../support/told.ts'
import { settle, unanswered } from '../../support/visitStore.ts'
import { crnsOf, offline, open, openFull, refused } from './visitHistory.ts'

describe('more past orders', () => {
  it('follow those that are shown, until there are none left', async () => {
    const { tell, page, questions, asked } = await openFull()
    tell(morePastRequested())
    expect(page()).toMatchObject({ more: { status: 'loading', offset: 10 } })
    expect(asked.pages[1]).toMatchObject({ limit: 10, offset: 10 })
    questions.answer(1, historyOf([], pastOrders(10, 11), 10))
    await settle()
    tell(morePastRequested())
    expect(asked.pages[2]).toMatchObject({ limit: 10, offset: 20 })
    questions.answer(2, historyOf([], pastOrders(3, 21), 20))
    await settle()
    expect(page()).toEqual({
      status: 'shown',
      past: [...pastOrders(10), ...pastOrders(10, 11), ...pastOrders(3, 21)],
      more: { status: 'none' },
      unread: [],
    })
    tell(morePastRequested())
    await settle()
    expect(asked.pages).toHaveLength(3)
  })

  it('continue from the offset that was requested, whatever the answers say', async () => {
    const { tell, page, questions, asked } = await openFull()
    for (const shown of [10, 20]) {
      tell(morePastRequested())
      questions.answer(shown / 10, historyOf([], pastOrders(10, shown + 1)))
      await settle()
      expect(page()).toMatchObject({ more: { status: 'ready', offset: shown + 10 } })
    }
    expect(asked.pages.map(({ offset }) => offset)).toEqual([0, 10, 20])
  })

  it('are requested once, however often it is tapped', async () => {
    const { tell, asked } = await openFull()
    tell(morePastRequested(), morePastRequested(), morePastRequested())
    await settle()
    expect(asked.pages).toHaveLength(2)
  })

  it('that fail to load say so, leave the others shown, and can be requested again', async () => {
    const { tell, page, questions, asked } = await openFull()
    tell(morePastRequested())
    questions.fail(1, offline)
    await settle()
    expect(page()).toEqual({
      status: 'shown',
      past: pastOrders(10),
      more: { status: 'failed', offset: 10, error: offline },
      unread: [],
    })
    tell(morePastRequested())
    expect(asked.pages[2]).toMatchObject({ offset: 10 })
    questions.answer(2, historyOf([], pastOrders(1, 11), 10))
    await settle()
    expect(page()).toMatchObject({ past: crnsOf(pastOrders(11)).map((crn) => ({ crn })) })
  })

  it('are requested again if the connection was lost while they were loading', async () => {
    let givenUp = 0
    const full = historyOf([], pastOrders(10))
    let asks = 0
    const { tell, page, asked } = await open({
      loadOrderHistory: ({ offset }, _, abandonment) => {
        if (offset === 0) return TE.right(full)
        asks += 1
        abandonment?.onAbandon(() => {
          givenUp += 1
        })
        return asks === 1 ? unanswered : TE.right(historyOf([], pastOrders(1, 11), 10))
      },
    })
    tell(morePastRequested(), connectionReturned())
    await settle()
    expect(asked.pages.map(({ offset }) => offset)).toEqual([0, 10, 10])
    expect(givenUp).toBe(1)
    const all = [...pastOrders(10), ...pastOrders(1, 11)]
    expect(page()).toMatchObject({ past: all, more: { status: 'none' } })
  })

  it.each<[string, LoadOrderHistoryError, number]>([
    ['that could not be reached', offline, 3],
    ['that said no', { kind: 'NetworkError', because: 'failed', message: null }, 2],
  ])(
    'of a service %s are requested again by themselves only if that may help',
    async (_, why, count) => {
      const { tell, questions, asked, reports } = await openFull()
      tell(morePastRequested())
      questions.fail(1, why)
      await settle()
      expect(reports).toEqual(told(why, { tag: 'ORDERS', about: `orderHistory: ${why.kind}` }))
      tell(connectionReturned())
      await settle()
      expect(asked.pages).toHaveLength(count)
      expect(asked.pages.at(-1)).toMatchObject({ offset: 10 })
    },
  )

  it('do not repeat an order that moved down because another one ended', async () => {
    const { tell, page, questions } = await openFull()
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(2, 10), 10))
    await settle()
    expect(page()).toMatchObject({ past: crnsOf(pastOrders(11)).map((crn) => ({ crn })) })
  })

  it('end if a service without pages returns the same ones again', async () => {
    const { tell, page, questions } = await openFull()
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(10)))
    await settle()
    expect(page()).toEqual({
      status: 'shown',
      past: pastOrders(10),
      more: { status: 'none' },
      unread: [],
    })
  })

  it('that are refused for the customer’s credentials take the page with them', async () => {
    const { tell, orders, questions, session } = await openFull()
    tell(morePastRequested())
    questions.fail(1, refused)
    await settle()
    expect(orders()).toMatchObject({ live: null, history: { status: 'failed', error: refused } })
    expect(session()).toEqual({ status: 'guest' })
  })

  it('are not requested if no orders are shown', async () => {
    const { tell, asked } = await open()
    tell(morePastRequested())
    await settle()
    expect(asked.pages).toHaveLength(1)
  })
})

describe('more past orders, requested as the first thing after a return to the tab,', () => {
  it('bring the newest along if others have ended meanwhile', async () => {
    const { tell, comeBack, page, questions, asked } = await openFull()
    const all = [...pastOrders(3, 101), ...pastOrders(20)]
    tell(morePastRequested())
    comeBack()
    await settle()
    expect(asked.pages).toHaveLength(2)
    questions.answer(1, historyOf([], all.slice(10, 20), 10))
    await settle()
    expect(asked.pages[2]).toMatchObject({ offset: 0 })
    questions.answer(2, historyOf([], all.slice(0, 10)))
    await settle()
    expect(page()).toMatchObject({
      past: crnsOf(all.slice(0, 20)).map((crn) => ({ crn })),
      more: { status: 'ready', offset: 20 },
    })
  })

  it('do not end if all that come were shown before', async () => {
    const { tell, comeBack, page, questions } = await openFull()
    const all = [...pastOrders(10, 101), ...pastOrders(10)]
    tell(morePastRequested())
    comeBack()
    questions.answer(1, historyOf([], all.slice(10, 20), 10))
    await settle()
    questions.answer(2, historyOf([], all.slice(0, 10)))
    await settle()
    expect(page()).toMatchObject({ past: all.slice(0, 10), more: { status: 'ready', offset: 10 } })
  })

  it('have nothing else requested if none of them was shown before', async () => {
    const { tell, comeBack, questions, asked } = await openFull()
    tell(morePastRequested())
    comeBack()
    questions.answer(1, historyOf([], pastOrders(10, 11), 10))
    await settle()
    expect(asked.pages).toHaveLength(2)
  })
})

describe('an answer to "Show more"', () => {
  it('ends an order that was listed twice, as under way and as ended', async () => {
    const { tell, orders, questions } = await open()
    const past = pastOrders(10)
    const twice = past.slice(0, 1).map((order): Order => ({ ...order, status: 'live' }))
    questions.answer(0, historyOf(twice, past))
    await settle()
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(3, 11), 10))
    await settle()
    expect(orders().live).toEqual([])
  })

  it('owes the newest orders even if they are asked for while more are wanted', async () => {
    const { tell, orders, questions } = await open()
    questions.answer(0, historyOf([searchedOrder], pastOrders(10)))
    await settle()
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(10, 11), 10))
    await settle()
    tell(morePastRequested())
    questions.fail(3, offline)
    await settle()
    questions.answer(4, historyOf([], pastOrders(10)))
    await settle()
    expect(orders().live).toEqual([])
  })
})
