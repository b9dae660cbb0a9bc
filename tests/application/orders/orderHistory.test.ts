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
import type { Order, OrderError } from '../../../src/domain/orders/order.ts'
import type { OrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { historyOf, orderAt, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { told } from '../../support/told.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import { ashas, historyQuestions, makeQuestions, ravis, visitOrders } from './visitOrders.ts'

const refused: LoadOrderHistoryError = { kind: 'AuthenticationFailed' }
const offline: LoadOrderHistoryError = { kind: 'Unreachable', because: 'offline' }
const unreadable: OrderError = {
  kind: 'OrderValueUnknown',
  crn: 'CRN1000001',
  field: 'past_orders.0.order_status',
}
const loading = { status: 'loading' }
const loginNeeded = { status: 'loginNeeded' }

const crnsOf = (orders: readonly Order[]) => orders.map(({ crn }) => crn)

/** A customer on the page. The test answers the requests; the first is the page's. */
const open = async (ports: Parameters<typeof visitOrders>[0] = {}) => {
  const questions = historyQuestions()
  const visit = visitOrders({ loadOrderHistory: questions.ask, ...ports })
  visit.tell(historyOpened())
  await settle()
  return { ...visit, questions, page: () => visit.orders().history }
}

/** The page with ten past orders; there may be more. */
const openFull = async () => {
  const visit = await open()
  visit.questions.answer(0, historyOf([], pastOrders(10)))
  await settle()
  expect(visit.page()).toMatchObject({ more: { status: 'ready', offset: 10 } })
  return visit
}

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

describe('the orders that one customer saw', () => {
  it('disappear as soon as another customer is there', async () => {
    const profile = makePending<RemoteError, Profile>()
    const { orders, questions, browser, comeBack } = await open({
      loadProfile: () => profile.task,
    })
    profile.answer(E.right(profileOfAsha))
    await settle()
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    browser.change(ravis)
    comeBack()
    expect(orders()).toMatchObject({ live: null, history: loading })
  })

  it('disappear when they log out', async () => {
    const { tell, orders, questions } = await open()
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    tell(logoutRequested())
    expect(orders()).toMatchObject({ live: null, history: loginNeeded })
  })
})

describe('the order history of a customer who logs in again in another tab', () => {
  const renewed = { ...ashas, authToken: 'token-2' }

  it('stays as long as it was, and is updated', async () => {
    const { tell, page, questions, browser, comeBack, asked } = await openFull()
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(10, 11), 10))
    await settle()
    const left = page()
    browser.change(renewed)
    comeBack()
    expect(page()).toEqual(left)
    await settle()
    expect(asked.pages.at(-1)).toMatchObject({ limit: 10, context: { credentials: renewed } })
    const done = orderAt('completed')
    questions.answer(questions.count() - 1, historyOf([], [done, ...pastOrders(9)]))
    await settle()
    expect(page()).toMatchObject({
      past: crnsOf([done, ...pastOrders(20)]).map((crn) => ({ crn })),
      more: { status: 'ready', offset: 21 },
    })
  })

  it.each<[string, (visit: Awaited<ReturnType<typeof openFull>>) => void]>([
    ['pending', ({ comeBack }) => comeBack()],
    ['refused', ({ questions }) => questions.fail(1, refused)],
  ])('has more of it requested again by itself if that was %s', async (_, end) => {
    const visit = await openFull()
    const { tell, page, questions, browser, asked } = visit
    tell(morePastRequested())
    browser.change(renewed)
    end(visit)
    await settle()
    expect(page()).toMatchObject({ past: pastOrders(10), more: { status: 'loading', offset: 10 } })
    expect(asked.pages).toHaveLength(3)
    expect(asked.pages[2]).toMatchObject({ offset: 10, context: { credentials: renewed } })
    // The late answer to the first request is nobody's any more.
    questions.answer(1, historyOf([], pastOrders(1, 31), 10))
    questions.answer(2, historyOf([], pastOrders(3, 11), 10))
    await settle()
    expect(page()).toMatchObject({
      past: crnsOf(pastOrders(13)).map((crn) => ({ crn })),
      more: { status: 'none' },
    })
    // Older orders do not tell the newest.
    expect(asked.pages).toHaveLength(4)
    expect(asked.pages[3]).toMatchObject({ offset: 0, context: { credentials: renewed } })
  })

  it('has more of it requested once they are known again', async () => {
    const profiles = makeQuestions<RemoteError, Profile>()
    const { tell, page, questions, browser, comeBack, asked } = await open({
      loadProfile: profiles.ask,
    })
    profiles.answer(0, profileOfAsha)
    await settle()
    questions.answer(0, historyOf([], pastOrders(10)))
    await settle()
    browser.change(renewed)
    comeBack()
    tell(morePastRequested())
    await settle()
    expect(page()).toMatchObject({ more: { status: 'loading', offset: 10 } })
    expect(asked.pages.filter(({ offset }) => offset === 10)).toEqual([])
    profiles.answer(1, profileOfAsha)
    await settle()
    expect(asked.pages.at(-1)).toMatchObject({ offset: 10, context: { credentials: renewed } })
    questions.answer(questions.count() - 1, historyOf([], pastOrders(3, 11), 10))
    await settle()
    expect(page()).toMatchObject({ past: { length: 13 }, more: { status: 'none' } })
  })

  it('goes on to say why more of it did not come', async () => {
    const { tell, page, questions, browser, comeBack } = await openFull()
    tell(morePastRequested())
    questions.fail(1, offline)
    await settle()
    const left = page()
    browser.change(renewed)
    comeBack()
    await settle()
    expect(page()).toEqual(left)
  })
})

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
