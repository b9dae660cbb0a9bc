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
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { historyOf, orderAt, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import { ashas, historyQuestions, ravis, visitOrders } from './visitOrders.ts'

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
  it('gives up a question that is asked anew, as the next one would wait for it', async () => {
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

  it('is what the customer ordered, asked for in their name, ten past orders at first', async () => {
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

  it('that somebody comes back to is as they left it, and is told what is new', async () => {
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

  it('that somebody left while more was on its way is loaded anew', async () => {
    const { tell, page, questions } = await openFull()
    tell(morePastRequested(), historyOpened())
    expect(page()).toEqual(loading)
    questions.answer(2, historyOf([], []))
    await settle()
    expect(page()).toEqual({ status: 'shown', past: [], more: { status: 'none' }, unread: [] })
  })

  it('shows an order once that an answer names twice, wherever it came from', async () => {
    const { tell, orders, page, questions } = await open()
    const [first, second] = [pastOrders(9), pastOrders(1, 10)]
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

  it('waits until it is known who is there, and is asked for once', async () => {
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

  it('asks whoever turns out to be nobody to log in', async () => {
    const { page, asked } = await open({ loadProfile: () => TE.left(offline) })
    expect(page()).toEqual(loginNeeded)
    expect(asked.pages).toEqual([])
  })

  it('asks a guest to log in, asks the service nothing, and comes once they have', async () => {
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
  ])('says why it did not come, and comes when it is tried again: %j', async (error) => {
    const { tell, page, questions } = await open()
    questions.fail(0, error)
    await settle()
    expect(page()).toEqual({ status: 'failed', error })
    tell(historyOpened())
    expect(page()).toEqual(loading)
    questions.answer(1, historyOf([], [pastOrder]))
    await settle()
    expect(page()).toMatchObject({ past: [pastOrder] })
  })

  it('has failed when nobody answers within the time that a person waits', async () => {
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
  ])('that %s was reported where that was seen, and is not once more', async (_, error) => {
    const { questions, reports } = await open()
    questions.fail(0, error)
    await settle()
    expect(reports).toEqual([])
  })

  it('refused to the customer ends the session, says so, and comes after a new login', async () => {
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

describe('an answer to order history that comes late', () => {
  it.each([
    ['an answer', historyOf([searchedOrder], [pastOrder])],
    ['a failure', null],
  ])('is nobody’s once a newer question was asked: %s', async (_, late) => {
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

  it('is nobody’s once the customer has left', async () => {
    const { tell, orders, questions } = await open()
    tell(logoutRequested())
    expect(orders()).toMatchObject({ live: null, history: loginNeeded })
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    expect(orders()).toMatchObject({ live: null, history: loginNeeded })
  })

  it('is not another customer’s, whom another tab logged in', async () => {
    const { orders, questions, browser, comeBack, asked } = await open()
    browser.change(ravis)
    comeBack()
    await settle()
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    expect(orders()).toMatchObject({ live: null, history: loading })
    expect(asked.pages.at(-1)?.context.credentials).toEqual(ravis)
    questions.answer(1, historyOf([], []))
    await settle()
    expect(orders()).toMatchObject({ live: [], history: { past: [] } })
  })

  it('ends no session that began since', async () => {
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

describe('what one customer saw', () => {
  it('is gone as soon as another is there', async () => {
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

  it('is gone when they leave', async () => {
    const { tell, orders, questions } = await open()
    questions.answer(0, historyOf([searchedOrder], [pastOrder]))
    await settle()
    tell(logoutRequested())
    expect(orders()).toMatchObject({ live: null, history: loginNeeded })
  })
})

describe('more past orders', () => {
  it('follow those that are shown, until there are none', async () => {
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

  it('are counted from what was asked for, whether or not the answers say it', async () => {
    const { tell, page, questions, asked } = await openFull()
    for (const shown of [10, 20]) {
      tell(morePastRequested())
      questions.answer(shown / 10, historyOf([], pastOrders(10, shown + 1)))
      await settle()
      expect(page()).toMatchObject({ more: { status: 'ready', offset: shown + 10 } })
    }
    expect(asked.pages.map(({ offset }) => offset)).toEqual([0, 10, 20])
  })

  it('are asked for once, however often it is tapped', async () => {
    const { tell, asked } = await openFull()
    tell(morePastRequested(), morePastRequested(), morePastRequested())
    await settle()
    expect(asked.pages).toHaveLength(2)
  })

  it('that do not come are said, those shown stay, and they are asked for again', async () => {
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

  it('are asked for anew where the question was on its way when the connection was lost', async () => {
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
  ])('of a service %s are asked for by themselves only if that may help', async (_, why, count) => {
    const { tell, questions, asked } = await openFull()
    tell(morePastRequested())
    questions.fail(1, why)
    await settle()
    tell(connectionReturned())
    await settle()
    expect(asked.pages).toHaveLength(count)
    expect(asked.pages.at(-1)).toMatchObject({ offset: 10 })
  })

  it('show nobody twice whom an order that ended moved down', async () => {
    const { tell, page, questions } = await openFull()
    tell(morePastRequested())
    questions.answer(1, historyOf([], pastOrders(2, 10), 10))
    await settle()
    expect(page()).toMatchObject({ past: crnsOf(pastOrders(11)).map((crn) => ({ crn })) })
  })

  it('end where a service that knows no pages tells the same again', async () => {
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

  it('are nobody’s when the page was opened anew meanwhile, and can be asked for again', async () => {
    const { tell, page, questions, asked } = await openFull()
    tell(morePastRequested(), historyOpened())
    questions.answer(2, historyOf([], pastOrders(10)))
    await settle()
    tell(morePastRequested())
    expect(asked.pages).toHaveLength(4)
    questions.answer(1, historyOf([], pastOrders(10, 11), 10))
    await settle()
    expect(page()).toEqual({
      status: 'shown',
      past: pastOrders(10),
      more: { status: 'loading', offset: 10 },
      unread: [],
    })
  })

  it('refused to the customer take the page with them', async () => {
    const { tell, orders, questions, session } = await openFull()
    tell(morePastRequested())
    questions.fail(1, refused)
    await settle()
    expect(orders()).toMatchObject({ live: null, history: { status: 'failed', error: refused } })
    expect(session()).toEqual({ status: 'guest' })
  })

  it('are not asked for where nothing is shown', async () => {
    const { tell, asked } = await open()
    tell(morePastRequested())
    await settle()
    expect(asked.pages).toHaveLength(1)
  })
})

describe('an order that cannot be read', () => {
  const at = (field: string, crn = 'CRN1000099'): OrderError => ({ ...unreadable, crn, field })
  const unread = at('past_orders.3.type')

  it('hides neither the live orders nor the past ones, and is told beside them', async () => {
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

  it('is told until it can be read, and once, wherever it is told', async () => {
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

  it('is no end of the past orders, also where a whole page is of its kind', async () => {
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

  it('is counted once, also where it can be read when it is told anew', async () => {
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

  it('is the end where it is told again for another page, by a service that knows none', async () => {
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

  it('is why the page failed where there is nothing else: its customer did order', async () => {
    const { page, questions } = await open()
    questions.answer(0, historyOf([], [], 0, { live: [], past: [unread] }))
    await settle()
    expect(page()).toEqual({ status: 'failed', error: unread })
  })
})

describe('an order that ends while its customer looks', () => {
  const done = orderAt('completed')

  it('moves from the live orders to the past ones by itself', async () => {
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

  it('moves the pages on, so that none of the past orders is left out', async () => {
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
})

describe('a flow of order history that throws', () => {
  it('is begun anew, and so is the page', async () => {
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
})
