import { describe, expect, it } from '@jest/globals'
import { limits } from '../../../config/market/limits.ts'
import { historyOpened, morePastRequested } from '../../../src/application/orders/orders.slice.ts'
import type { OrderError } from '../../../src/domain/orders/order.ts'
import { historyOf, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { pass, settle } from '../../support/visitStore.ts'
import { open, openFull, unreadable } from './visitHistory.ts'

describe('an order that cannot be read', () => {
  const at = (field: string, crn = 'CRN1000099'): OrderError => ({ ...unreadable, crn, field })
  const unread = at('past_orders.3.type')

  it('hides neither the live nor the past orders, and is mentioned beside them', async () => {
    const { orders, questions } = await open()
    const past = pastOrders(9)
    questions.answer(0, historyOf([searchedOrder], past, 0, { live: [], past: [unread] }))
    await settle()
    expect(orders()).toMatchObject({
      live: [searchedOrder],
      // The service counts the unreadable order, too.
      history: { status: 'shown', past, more: { status: 'ready', offset: 10 }, unread: [unread] },
    })
  })

  it('is mentioned once, wherever it is listed, until it can be read', async () => {
    const { tell, page, questions } = await open()
    const nameless = { ...unread, crn: null }
    const past = pastOrders(8)
    questions.answer(
      0,
      historyOf([], past, 0, { live: [at('live_orders.0')], past: [unread, nameless] }),
    )
    await settle()
    expect(page()).toMatchObject({ unread: [at('live_orders.0'), nameless] })
    tell(morePastRequested())
    const further = at('past_orders.0.type', 'CRN1000050')
    questions.answer(1, historyOf([], [], 10, { live: [nameless], past: [further] }))
    await settle()
    expect(page()).toMatchObject({ unread: [at('live_orders.0'), nameless, further] })
    tell(historyOpened())
    questions.answer(2, historyOf([], [{ ...pastOrder, crn: 'CRN1000099' }, ...past]))
    await settle()
    expect(page()).toMatchObject({ unread: [nameless, further] })
  })

  it('does not end the past orders, even if a whole page of them is unreadable', async () => {
    const { tell, page, questions, asked } = await openFull()
    tell(morePastRequested())
    const ten = Array.from({ length: 10 }, (_, place) => at(`past_orders.${place}`, `CRN${place}`))
    questions.answer(1, historyOf([], [], 10, { live: [], past: ten }))
    await settle()
    expect(page()).toMatchObject({ more: { status: 'ready', offset: 20 } })
    tell(morePastRequested())
    expect(asked.pages[2]).toMatchObject({ offset: 20 })
    questions.answer(2, historyOf([], [], 20))
    await settle()
    expect(page()).toMatchObject({ past: pastOrders(10), more: { status: 'none' } })
  })

  it('is counted once, even if it can be read later', async () => {
    const { page, questions } = await open()
    const past = pastOrders(9)
    questions.answer(0, historyOf([searchedOrder], past, 0, { live: [], past: [unread] }))
    await settle()
    await pass(limits.orders.live.first)
    const readable = { ...pastOrder, crn: 'CRN1000099' }
    questions.answer(1, historyOf([searchedOrder], [...past, readable]))
    await settle()
    expect(page()).toMatchObject({
      past: [...past, readable],
      more: { status: 'ready', offset: 10 },
      unread: [],
    })
  })

  it('ends the past orders if a service without pages returns it again', async () => {
    const { tell, page, questions } = await open()
    const ten = Array.from({ length: 10 }, (_, place) => at(`past_orders.${place}`, `CRN${place}`))
    questions.answer(0, historyOf([searchedOrder], [], 0, { live: [], past: ten }))
    await settle()
    expect(page()).toMatchObject({ more: { status: 'ready', offset: 10 } })
    tell(morePastRequested())
    questions.answer(1, historyOf([searchedOrder], [], 0, { live: [], past: ten }))
    await settle()
    expect(page()).toMatchObject({ more: { status: 'none' }, unread: ten })
  })

  it('makes the page fail if there is nothing else, because its customer did order', async () => {
    const { page, questions } = await open()
    questions.answer(0, historyOf([], [], 0, { live: [], past: [unread] }))
    await settle()
    expect(page()).toEqual({ status: 'failed', error: unread })
  })
})
