import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { reviewAgainRequested } from '../../../src/application/booking/order/orderReview.slice.ts'
import {
  historyOpened,
  liveOrdersLoaded,
  morePastRequested,
} from '../../../src/application/orders/orders.slice.ts'
import { orderLoaded } from '../../../src/application/orders/tracking.slice.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { asha } from '../../support/account.ts'
import { makeTabMemory } from '../../support/booking.ts'
import { historyOf, pastOrders } from '../../support/orders.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { pass, settle, unanswered } from '../../support/visitStore.ts'
import { historyQuestions } from './visitOrders.ts'
import { book, cancelledOrder, crn, searched, visitPlaced } from './visitPlaced.ts'

describe('an order that was booked before', () => {
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

  it('is shown as over at once if the service answers with an order that has ended', async () => {
    const { tell, placing } = await visitPlaced()
    tell(orderLoaded(cancelledOrder), reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    expect(placing()).toMatchObject({ status: 'placed', isOver: true })
  })
})
