import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { connectionReturned } from '../../../src/application/flow/connectionReturned.ts'
import type { LoadOrderHistoryError } from '../../../src/application/orders/loadOrderHistory.port.ts'
import { historyOpened, morePastRequested } from '../../../src/application/orders/orders.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  customerRecognised,
  logoutRequested,
} from '../../../src/application/session/session.slice.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { historyOf, orderAt, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { told } from '../../support/told.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import {
  crnsOf,
  loading,
  loginNeeded,
  offline,
  open,
  openFull,
  refused,
  unreadable,
} from './visitHistory.ts'
import { ashas, type historyQuestions, ravis, visitOrders } from './visitOrders.ts'

describe('order history', () => {
  it('abandons a pending request when it sends another one', async () => {
    let asked = 0
    let givenUp = 0
    const { tell } = await open({
      loadOrderHistory: (_, __, abandonment) => {
        asked += 1
        abandonment?.onAbandon(() => {
          givenUp += 1
        })
        return unanswered
      },
    })
    const before = asked
    tell(historyOpened())
    await settle()
    // There is always one pending request, and never two.
    expect([asked, givenUp]).toEqual([before + 1, before])
  })

  it('shows the customer’s orders, requested in their name, ten past ones at first', async () => {
    const { asked, orders, questions } = await open()
    expect(orders().history).toEqual(loading)
    expect(asked.pages).toEqual([
      {
        limit: 10,
        offset: 0,
        context: { requestId: 'request-2', region: 'in', locale: 'en-IN', credentials: ashas },
      },
    ])
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    expect(orders()).toMatchObject({
      live: [searchedOrder],
      history: { status: 'shown', past: [pastOrder], more: { status: 'none' } },
    })
  })

  it('is shown as it was left when the customer returns, and then updated', async () => {
    const { tell, page, asked, questions } = await open()
    const [past, more] = [pastOrders(10), pastOrders(2, 11)]
    questions.answer(0, historyOf([searchedOrder], past))
    await settle()
    tell(morePastRequested())
    questions.answer(1, historyOf([searchedOrder], more, 10))
    await settle()
    const left = page()
    tell(historyOpened())
    expect(page()).toEqual(left)
    expect(asked.pages[2]).toMatchObject({ limit: 10, offset: 0 })
    const done = orderAt('completed')
    questions.answer(2, historyOf([], [done, ...pastOrders(9)]))
    await settle()
    expect(page()).toEqual({
      status: 'shown',
      past: [done, ...past, ...more],
      more: { status: 'none' },
      unread: [],
    })
  })

  it('is shown as it was left if more was being loaded when the customer left, and has it then', async () => {
    const { tell, page, asked, questions } = await openFull()
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(10, 11), 10))
    await settle()
    tell(morePastRequested())
    const left = page()
    tell(historyOpened())
    expect(page()).toEqual(left)
    questions.answer(2, historyOf([], pastOrders(3, 21), 20))
    await settle()
    expect(page()).toMatchObject({
      past: crnsOf(pastOrders(23)).map((crn) => ({ crn })),
      more: { status: 'none' },
    })
    expect(asked.pages.map(({ offset }) => offset)).toEqual([0, 10, 20, 0])
  })

  it.each<[string, (questions: ReturnType<typeof historyQuestions>) => void]>([
    ['come', (questions) => questions.answer(1, historyOf([], pastOrders(3, 11), 10))],
    ['fail', (questions) => questions.fail(1, offline)],
  ])(
    'is updated if more were being loaded when the customer returned, once they %s',
    async (_, end) => {
      const { tell, page, orders, questions } = await openFull()
      tell(morePastRequested(), historyOpened())
      end(questions)
      await settle()
      const done: Order = { ...orderAt('completed'), crn: 'CRN2000002' }
      questions.answer(2, historyOf([searchedOrder], [done, ...pastOrders(9)]))
      await settle()
      expect(orders().live).toEqual([searchedOrder])
      expect(page()).toMatchObject({ past: expect.arrayContaining([done]) })
    },
  )

  it('is known to be out of date while its newest orders cannot be loaded', async () => {
    const { tell, orders, questions } = await openFull()
    tell(historyOpened())
    questions.fail(1, offline)
    await settle()
    expect(orders()).toMatchObject({
      stale: offline,
      history: { status: 'shown', past: pastOrders(10) },
    })
    tell(connectionReturned())
    questions.answer(2, historyOf([], pastOrders(10)))
    await settle()
    expect(orders()).toMatchObject({ stale: null })
  })

  it('has its newest orders requested until they come, even if more past ones come first', async () => {
    const { first, growth } = limits.orders.live
    const { tell, orders, questions } = await openFull()
    tell(historyOpened())
    questions.fail(1, unreadable)
    await settle()
    tell(morePastRequested())
    questions.answer(2, historyOf([], pastOrders(3, 11), 10))
    await settle()
    expect(orders()).toMatchObject({ stale: unreadable, history: { past: { length: 13 } } })
    await pass(first * growth)
    questions.answer(3, historyOf([], pastOrders(10)))
    await settle()
    expect(orders()).toMatchObject({ stale: null, history: { past: { length: 13 } } })
  })

  it('shows an order once even if answers list it twice', async () => {
    const { tell, orders, page, questions } = await open()
    const [first, second] = [pastOrders(9), pastOrders(1, 11)]
    questions.answer(0, historyOf([searchedOrder, searchedOrder], [...first, ...first.slice(0, 1)]))
    await settle()
    expect(orders()).toMatchObject({
      live: [searchedOrder],
      // Each order that the answer lists counts, also one that is listed twice.
      history: { status: 'shown', past: first, more: { status: 'ready', offset: 10 } },
    })
    tell(morePastRequested())
    questions.answer(1, historyOf([searchedOrder, searchedOrder], [...second, ...second], 10))
    await settle()
    expect(orders().live).toEqual([searchedOrder])
    expect(page()).toMatchObject({ past: [...first, ...second] })
    const done = orderAt('completed')
    tell(historyOpened())
    questions.answer(2, historyOf([searchedOrder, searchedOrder], [done, done]))
    await settle()
    expect(orders().live).toEqual([searchedOrder])
    expect(page()).toMatchObject({ past: [done, ...first, ...second] })
  })

  it('waits until the customer is known, and is requested once', async () => {
    const profile = makePending<RemoteError, Profile>()
    const { page, asked, questions } = await open({ loadProfile: () => profile.task })
    expect(page()).toEqual(loading)
    expect(asked.pages).toEqual([])
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(asked.pages).toHaveLength(1)
    questions.answer(0, historyOf([], [pastOrder]))
    await settle()
    expect(page()).toMatchObject({ past: [pastOrder] })
  })

  it('asks a visitor to log in if their session cannot be restored', async () => {
    const { page, asked } = await open({ loadProfile: () => TE.left(offline) })
    expect(page()).toEqual(loginNeeded)
    expect(asked.pages).toEqual([])
  })

  it('asks a guest to log in, sends no request, and loads after the login', async () => {
    const visit = visitOrders(
      { loadOrderHistory: () => TE.right(historyOf([], [pastOrder])) },
      null,
    )
    visit.tell(historyOpened())
    await settle()
    expect(visit.orders().history).toEqual(loginNeeded)
    expect(visit.asked.pages).toEqual([])
    visit.tell(customerRecognised(asha))
    await settle()
    expect(visit.orders().history).toMatchObject({ past: [pastOrder] })
    expect(visit.asked.pages).toHaveLength(1)
  })

  it.each<LoadOrderHistoryError>([
    offline,
    { kind: 'NetworkError', because: 'failed', message: 'Busy' },
    { kind: 'ContractBroken', call: '/order-history/orders', paths: ['(whole)'] },
    unreadable,
  ])('says why it did not load, and loads when it is tried again: %j', async (error) => {
    const { tell, page, questions, reports } = await open()
    questions.fail(0, error)
    await settle()
    expect(page()).toEqual({ status: 'failed', error })
    expect(reports).toEqual(told(error, { tag: 'ORDERS', about: `orderHistory: ${error.kind}` }))
    tell(historyOpened())
    expect(page()).toEqual(loading)
    questions.answer(1, historyOf([], [pastOrder]))
    await settle()
    expect(page()).toMatchObject({ past: [pastOrder] })
  })

  it('fails if there is no answer before the deadline', async () => {
    const { page } = await open({ loadOrderHistory: () => unanswered })
    await pass(limits.requestDeadline - 1)
    expect(page()).toEqual(loading)
    await pass(1)
    expect(page()).toMatchObject({ error: { kind: 'Unreachable', because: 'timeout' } })
  })

  it.each<[string, LoadOrderHistoryError]>([
    [
      'breaks the contract',
      { kind: 'ContractBroken', call: '/order-history/orders', paths: ['x'] },
    ],
    ['has an order that cannot be read', unreadable],
  ])('that %s is not reported again, because its adapter has reported it', async (_, error) => {
    const { questions, reports } = await open()
    questions.fail(0, error)
    await settle()
    expect(reports).toEqual([])
  })

  it('refused for the customer’s credentials ends the session and loads after a new login', async () => {
    const { tell, page, questions, session, browser, asked } = await open()
    questions.fail(0, refused)
    await settle()
    expect(page()).toEqual({ status: 'failed', error: refused })
    expect(session()).toEqual({ status: 'guest' })
    expect(browser.read()).toBeNull()
    const again = { ...asha, authToken: 'token-2' }
    tell(customerRecognised(again))
    expect(page()).toEqual(loading)
    await settle()
    expect(asked.pages).toHaveLength(2)
    expect(asked.pages[1]?.context.credentials?.authToken).toBe('token-2')
  })
})

describe('a late answer to order history', () => {
  it.each([
    ['an answer', historyOf([searchedOrder], [pastOrder])],
    ['a failure', null],
  ])('is ignored once a newer request was sent: %s', async (_, late) => {
    const { tell, orders, questions } = await open()
    tell(historyOpened())
    questions.answer(1, historyOf([], []))
    await settle()
    const shown = orders()
    if (late === null) questions.fail(0, offline)
    else questions.answer(0, late)
    await settle()
    expect(orders()).toMatchObject(shown)
    expect(shown.history).toMatchObject({ past: [] })
  })

  it('is ignored once the customer has logged out', async () => {
    const { tell, orders, questions } = await open()
    tell(logoutRequested())
    expect(orders()).toMatchObject({ customer: null, live: null, history: loginNeeded })
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    expect(orders()).toMatchObject({ live: null, history: loginNeeded })
  })

  it('is not shown to another customer who logged in in another tab', async () => {
    const { orders, questions, browser, comeBack, asked } = await open()
    browser.change(ravis)
    comeBack()
    expect(orders()).toMatchObject({ customer: null, live: null, history: loading })
    await settle()
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    expect(orders()).toMatchObject({ live: null, history: loading })
    expect(asked.pages.at(-1)?.context.credentials).toEqual(ravis)
    questions.answer(1, historyOf([], []))
    await settle()
    expect(orders()).toMatchObject({ live: [], history: { past: [] } })
  })

  it('does not end a session that began since', async () => {
    const { session, page, questions, browser, comeBack } = await open()
    browser.change(ravis)
    comeBack()
    await settle()
    questions.fail(0, refused)
    await settle()
    expect(session()).toMatchObject({ status: 'customer', customer: ravis })
    expect(page()).toEqual(loading)
  })
})

describe('a flow of order history that crashes', () => {
  it('is restarted, and loads the page again', async () => {
    let isBroken = true
    const visit = visitOrders({
      loadOrderHistory: () => {
        if (!isBroken) return TE.right(historyOf([], [pastOrder]))
        isBroken = false
        throw new RangeError('out of range')
      },
    })
    visit.tell(historyOpened())
    await settle()
    expect(visit.reports).toEqual([
      { tag: 'FLOW_CRASHED', about: 'orderHistory', details: ['RangeError'] },
    ])
    expect(visit.orders().history).toMatchObject({ past: [pastOrder] })
  })

  it('is restarted, and loads more past orders again', async () => {
    let isBroken = true
    const visit = visitOrders({
      loadOrderHistory: ({ offset }) => {
        if (offset === 0) return TE.right(historyOf([], pastOrders(10)))
        if (!isBroken) return TE.right(historyOf([], pastOrders(2, 11), 10))
        isBroken = false
        throw new RangeError('out of range')
      },
    })
    visit.tell(historyOpened())
    await settle()
    visit.tell(morePastRequested())
    await settle()
    expect(visit.reports).toEqual([
      { tag: 'FLOW_CRASHED', about: 'orderHistory', details: ['RangeError'] },
    ])
    expect(visit.orders().history).toMatchObject({ past: { length: 12 }, more: { status: 'none' } })
  })
})
