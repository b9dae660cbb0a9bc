import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { LoadOrderError } from '../../../src/application/booking/placing/loadOrder.port.ts'
import { connectionReturned } from '../../../src/application/flow/connectionReturned.ts'
import {
  cancelRequested,
  refreshRequested,
  trackingClosed,
  trackingOpened,
} from '../../../src/application/orders/tracking.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  customerRecognised,
  logoutRequested,
  restoringStarted,
} from '../../../src/application/session/session.slice.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { historyOf, orderAt, searchedOrder } from '../../support/orders.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import {
  ashas,
  cancelQuestions,
  makeQuestions,
  orderQuestions,
  ravis,
  visitOrders,
} from './visitOrders.ts'

const { first, growth, longest } = limits.orders.tracked
const day = 24 * 60 * 60_000
const { crn } = searchedOrder
const driver = {
  name: 'Manjunath Gowda',
  number: '9845012345',
  vehicleNumber: 'KA01AB1234',
  location: null,
}
const other = { ...searchedOrder, crn: 'CRN2000002' }

const offline: LoadOrderError = { kind: 'Unreachable', because: 'offline' }
const refused: LoadOrderError = { kind: 'AuthenticationFailed' }
const loading = { status: 'loading', crn }
const loginNeeded = { status: 'loginNeeded', crn }
const shown = (order = searchedOrder) => ({
  status: 'shown',
  order,
  stale: null,
  cancelling: { status: 'idle' },
  customer: ashas.mobile,
})

/** A customer on the page of an order; the test answers the requests. */
const open = async (ports: Parameters<typeof visitOrders>[0] = {}) => {
  const questions = orderQuestions()
  const visit = visitOrders({ loadOrder: questions.ask, ...ports })
  visit.tell(trackingOpened(crn))
  await settle()
  return { ...visit, questions }
}

/** `open`, with every request answered by the order's state at that time. */
const follow = (order: () => ReturnType<typeof orderAt>) =>
  open({ loadOrder: () => TE.right(order()) })

describe('tracking an order', () => {
  it('shows it as it is, requested in the customer’s name', async () => {
    const { asked, tracking, questions } = await open()
    expect(tracking()).toEqual(loading)
    expect(asked.looks).toEqual([
      {
        crn,
        context: {
          requestId: expect.stringMatching(/^request-/),
          region: 'in',
          locale: 'en-IN',
          credentials: ashas,
        },
      },
    ])
    questions.answer(0, searchedOrder)
    await settle()
    expect(tracking()).toEqual(shown())
  })

  it('polls less and less often while nothing changes', async () => {
    const { asked } = await follow(() => searchedOrder)
    for (
      let wait = first, polls = 1;
      polls < 12;
      polls += 1, wait = Math.min(longest, wait * growth)
    ) {
      expect(asked.looks).toHaveLength(polls)
      await pass(Math.floor(wait) - 1)
      expect(asked.looks).toHaveLength(polls)
      await pass(1)
    }
  })

  it.each([
    ['it comes to another status', orderAt('confirmed'), orderAt('live')],
    [
      'the vehicle moves',
      orderAt('live'),
      { ...orderAt('live'), driver: { ...driver, location: { lat: 12.96, lng: 77.64 } } },
    ],
  ])('polls sooner again when %s', async (_, before, after) => {
    let order = before
    const { asked, tracking } = await follow(() => order)
    await pass(first)
    order = after
    await pass(first * growth)
    expect(tracking()).toEqual(shown(after))
    expect(asked.looks).toHaveLength(3)
    await pass(first)
    expect(asked.looks).toHaveLength(4)
  })

  it.each(['completed', 'cancelled', 'unsuccessful'] as const)(
    'polls no more when the order is %s, and asks once when the customer returns to the tab',
    async (status) => {
      const { asked, comeBack } = await follow(() => orderAt(status))
      await pass(day)
      expect(asked.looks).toHaveLength(1)
      comeBack()
      await pass(day)
      expect(asked.looks).toHaveLength(2)
    },
  )

  it('polls again if the customer returns to an order that was opened again', async () => {
    let order = orderAt('cancelled')
    const { asked, tracking, comeBack } = await follow(() => order)
    order = orderAt('confirmed')
    comeBack()
    await settle()
    expect(tracking()).toEqual(shown(order))
    await pass(first)
    expect(asked.looks).toHaveLength(3)
  })

  it('polls again once the orders under way name an order that was opened again', async () => {
    let order = orderAt('cancelled')
    let live = [other]
    const { asked, tracking } = await open({
      loadOrder: () => TE.right(order),
      loadOrderHistory: () => TE.right(historyOf(live, [])),
    })
    order = orderAt('confirmed')
    live = [order, other]
    await pass(limits.orders.live.longest)
    expect(tracking()).toEqual(shown(order))
    expect(asked.looks.length).toBeGreaterThan(2)
  })

  it('asks once for each list that names an ended order as under way', async () => {
    const live = [orderAt('live'), other]
    const { asked, tracking } = await open({
      loadOrder: () => TE.right(orderAt('cancelled')),
      loadOrderHistory: () => TE.right(historyOf(live, [])),
    })
    await pass(longest)
    expect(tracking()).toEqual(shown(orderAt('cancelled')))
    expect(asked.looks.length).toBeGreaterThan(1)
    expect(asked.looks.length).toBeLessThanOrEqual(asked.pages.length + 1)
  })

  it('requests an order that is over once more when the customer refreshes it', async () => {
    const { tell, asked } = await follow(() => orderAt('completed'))
    tell(refreshRequested())
    await pass(day)
    expect(asked.looks).toHaveLength(2)
  })

  it('stops when the page is left', async () => {
    const { tell, asked, tracking } = await follow(() => searchedOrder)
    tell(trackingClosed())
    expect(tracking()).toEqual({ status: 'absent' })
    await pass(day)
    expect(asked.looks).toHaveLength(1)
  })

  it('stops when the application stops', async () => {
    const { stop, asked } = await follow(() => searchedOrder)
    stop()
    await pass(day)
    expect(asked.looks).toHaveLength(1)
  })

  it.each([
    ['the customer wants to know', 'refresh'],
    ['somebody comes back to the tab', 'return'],
  ])('polls at once when %s, and soon again after that', async (_, how) => {
    const { tell, asked, comeBack } = await follow(() => searchedOrder)
    await pass(first * (1 + growth))
    expect(asked.looks).toHaveLength(3)
    if (how === 'refresh') tell(refreshRequested())
    else comeBack()
    await settle()
    expect(asked.looks).toHaveLength(4)
    await pass(first * growth)
    expect(asked.looks).toHaveLength(5)
  })

  it('sends no second request while one is pending, however often it is refreshed', async () => {
    const { tell, asked } = await open()
    tell(refreshRequested(), refreshRequested())
    await settle()
    expect(asked.looks).toHaveLength(1)
  })
})

describe('a connection that is back', () => {
  const lost = async (ports: Parameters<typeof open>[0] = {}) => {
    const visit = await open(ports)
    const comeOnline = async () => {
      visit.tell(connectionReturned())
      await settle()
    }
    return { ...visit, comeOnline }
  }

  it('does not wait for the request that was lost with the old one', async () => {
    const { asked, questions, tracking, comeOnline } = await lost()
    await comeOnline()
    expect(asked.looks).toHaveLength(2)
    questions.answer(1, searchedOrder)
    await settle()
    await pass(first)
    expect(asked.looks).toHaveLength(3)
    await comeOnline()
    expect(asked.looks).toHaveLength(4)
    const order = orderAt('confirmed')
    questions.answer(3, order)
    await settle()
    expect(tracking()).toEqual(shown(order))
  })

  it('abandons the lost request, as leaving the page does, so that it holds up no other', async () => {
    let givenUp = 0
    const { tell, asked, comeOnline } = await lost({
      loadOrder: (_, __, abandonment) => {
        abandonment?.onAbandon(() => {
          givenUp += 1
        })
        return unanswered
      },
    })
    expect(givenUp).toBe(0)
    await comeOnline()
    expect([asked.looks.length, givenUp]).toEqual([2, 1])
    tell(trackingClosed())
    expect([asked.looks.length, givenUp]).toEqual([2, 2])
  })

  it('requests what may be out of date, once, and not what is fresh', async () => {
    const { asked, questions, comeOnline } = await lost()
    questions.answer(0, searchedOrder)
    await settle()
    await comeOnline()
    expect(asked.looks).toHaveLength(1)
    await pass(first)
    questions.fail(1, offline)
    await settle()
    await comeOnline()
    expect(asked.looks).toHaveLength(3)
    questions.answer(2, searchedOrder)
    await settle()
    await comeOnline()
    expect(asked.looks).toHaveLength(3)
  })

  it('does not disturb a cancellation', async () => {
    const cancels = cancelQuestions()
    const { tell, asked, questions, tracking, comeOnline } = await lost({
      cancelOrder: cancels.ask,
    })
    questions.answer(0, searchedOrder)
    await settle()
    tell(cancelRequested({ reason: 'Booked twice' }))
    await comeOnline()
    expect(asked.looks).toHaveLength(1)
    cancels.answer(0, orderAt('cancelled'))
    await settle()
    expect(tracking()).toEqual(shown(orderAt('cancelled')))
  })
})

describe('the tracking page of a customer', () => {
  it('sends one request, once it is known that they are a customer', async () => {
    const profile = makePending<RemoteError, Profile>()
    const { tracking, asked } = await open({ loadProfile: () => profile.task })
    expect(tracking()).toEqual(loading)
    expect(asked.looks).toEqual([])
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(asked.looks).toHaveLength(1)
  })

  it('asks a guest to log in, sends no request, and shows the order after the login', async () => {
    const visit = visitOrders({}, null)
    visit.tell(trackingOpened(crn))
    await pass(day)
    expect(visit.tracking()).toEqual(loginNeeded)
    expect(visit.asked.looks).toEqual([])
    visit.tell(customerRecognised(asha))
    await settle()
    expect(visit.tracking()).toEqual(shown())
    expect(visit.asked.looks).toHaveLength(1)
  })

  it.each([
    ['shown', true],
    ['asked for', false],
  ])('shows nothing of an order that is %s once they log out', async (_, isShown) => {
    const { tell, tracking, asked, questions } = await open()
    if (isShown) questions.answer(0, searchedOrder)
    await settle()
    tell(logoutRequested())
    expect(tracking()).toEqual(loginNeeded)
    questions.answer(0, searchedOrder)
    await pass(day)
    expect(tracking()).toEqual(loginNeeded)
    expect(asked.looks).toHaveLength(1)
  })

  it('does not request the order while another customer is being confirmed', async () => {
    const { tell, asked } = await open({ loadOrder: () => TE.right(searchedOrder) })
    tell(restoringStarted(ravis))
    await pass(limits.orders.tracked.longest)
    expect(asked.looks).toHaveLength(1)
  })

  it('requests the order again in the name of a customer who logged in in another tab', async () => {
    const { tracking, asked, questions, browser, comeBack } = await open()
    questions.answer(0, searchedOrder)
    await settle()
    browser.change(ravis)
    comeBack()
    expect(tracking()).toEqual(loading)
    await settle()
    expect(asked.looks.at(-1)?.context.credentials).toEqual(ravis)
    questions.fail(asked.looks.length - 1, { kind: 'OrderUnknown' })
    await settle()
    expect(tracking()).toEqual({ status: 'failed', crn, error: { kind: 'OrderUnknown' } })
  })

  it('keeps the order for a customer who logged in again in another tab, and requests it again', async () => {
    const profiles = makeQuestions<RemoteError, Profile>()
    const { tracking, asked, questions, browser, comeBack } = await open({
      loadProfile: profiles.ask,
    })
    profiles.answer(0, profileOfAsha)
    await settle()
    questions.answer(0, searchedOrder)
    await pass(first)
    questions.fail(1, offline)
    await settle()
    expect(tracking()).toEqual({ ...shown(), stale: offline })
    const renewed = { ...ashas, authToken: 'token-2' }
    browser.change(renewed)
    comeBack()
    await settle()
    expect(tracking()).toEqual(shown())
    profiles.answer(1, profileOfAsha)
    await settle()
    expect(tracking()).toEqual(shown())
    expect(asked.looks.at(-1)?.context.credentials).toEqual(renewed)
    questions.answer(questions.count() - 1, orderAt('confirmed'))
    await settle()
    expect(tracking()).toEqual(shown(orderAt('confirmed')))
  })

  it('shows nothing of it to another customer, even if nobody has said that the first one left', async () => {
    const { tell, tracking, questions } = await open()
    questions.answer(0, searchedOrder)
    await settle()
    tell(customerRecognised({ ...asha, ...ravis }))
    expect(tracking()).toEqual(loading)
  })

  it('asks for a login if a poll is the first to notice a logout in another tab', async () => {
    const { tracking, questions, browser } = await open()
    questions.answer(0, searchedOrder)
    await pass(first)
    browser.change(null)
    questions.fail(1, refused)
    await settle()
    expect(tracking()).toEqual(loginNeeded)
  })

  it.each([
    ['at first', false],
    ['while it is shown', true],
  ])(
    'that is refused to them %s ends the session, says so, and loads after a new login',
    async (_, isShown) => {
      const { tell, tracking, asked, questions, session, browser } = await open()
      if (isShown) {
        questions.answer(0, searchedOrder)
        await pass(first)
      }
      questions.fail(asked.looks.length - 1, refused)
      await settle()
      expect(tracking()).toEqual({ status: 'failed', crn, error: refused })
      expect(session()).toEqual({ status: 'guest' })
      expect(browser.read()).toBeNull()
      const polls = asked.looks.length
      tell(refreshRequested())
      await pass(day)
      expect(tracking()).toEqual({ status: 'failed', crn, error: refused })
      expect(asked.looks).toHaveLength(polls)
      tell(customerRecognised({ ...asha, authToken: 'token-2' }))
      expect(tracking()).toEqual(loading)
      questions.answer(polls, searchedOrder)
      await settle()
      expect(tracking()).toEqual(shown())
    },
  )
})

describe('a tracked order that cannot be loaded', () => {
  it.each<LoadOrderError>([
    offline,
    { kind: 'NetworkError', because: 'failed', message: null },
    { kind: 'OrderUnknown' },
    { kind: 'OrderValueUnknown', crn, field: 'order_status' },
  ])('says why, and is requested again when it is retried: %j', async (error) => {
    const { tell, tracking, asked, questions } = await open()
    questions.fail(0, error)
    await settle()
    expect(tracking()).toEqual({ status: 'failed', crn, error })
    await pass(day)
    expect(asked.looks).toHaveLength(1)
    tell(trackingOpened(crn))
    expect(tracking()).toEqual(loading)
    questions.fail(1, error)
    await settle()
    tell(refreshRequested())
    expect(tracking()).toEqual(loading)
    questions.answer(2, searchedOrder)
    await settle()
    expect(tracking()).toEqual(shown())
  })

  it('is requested by itself when the customer returns to the tab', async () => {
    const { tracking, questions, comeBack } = await open()
    questions.fail(0, offline)
    await settle()
    comeBack()
    await settle()
    questions.answer(1, searchedOrder)
    await settle()
    expect(tracking()).toEqual(shown())
  })

  it('fails if there is no answer before the deadline', async () => {
    const { tracking } = await open({ loadOrder: () => unanswered })
    await pass(limits.requestDeadline - 1)
    expect(tracking()).toMatchObject({ status: 'loading' })
    await pass(1)
    expect(tracking()).toMatchObject({ error: { kind: 'Unreachable', because: 'timeout' } })
  })

  it('stays shown as stale, and is requested less and less often', async () => {
    let isDown = false
    const { tracking, asked } = await open({
      loadOrder: () => (isDown ? TE.left(offline) : TE.right(searchedOrder)),
    })
    isDown = true
    await pass(first)
    expect(tracking()).toEqual({ ...shown(), stale: offline })
    await pass(first * growth - 1)
    expect(asked.looks).toHaveLength(2)
    await pass(1)
    expect(asked.looks).toHaveLength(3)
    isDown = false
    await pass(first * growth * growth)
    expect(tracking()).toEqual(shown())
  })

  it('is reported to the operators once, however often it is requested', async () => {
    const { tell, reports, asked } = await open({
      loadOrder: () => TE.left({ kind: 'NetworkError', because: 'failed', message: null }),
    })
    tell(refreshRequested())
    await settle()
    tell(refreshRequested())
    await settle()
    expect(asked.looks).toHaveLength(3)
    expect(reports).toEqual([{ tag: 'ORDERS', about: 'order: NetworkError' }])
  })

  it('because its flow crashed is loaded by the restarted flow', async () => {
    let isBroken = true
    const { tracking, reports } = await open({
      loadOrder: () => {
        if (!isBroken) return TE.right(searchedOrder)
        isBroken = false
        throw new RangeError('out of range')
      },
    })
    expect(reports).toEqual([{ tag: 'FLOW_CRASHED', about: 'tracking', details: ['RangeError'] }])
    expect(tracking()).toEqual(shown())
  })
})

describe('a late answer about an order', () => {
  it('is ignored once another order was opened', async () => {
    const { tell, tracking, questions } = await open()
    tell(trackingOpened(other.crn))
    questions.answer(1, other)
    await settle()
    questions.answer(0, searchedOrder)
    await settle()
    expect(tracking()).toEqual(shown(other))
  })

  it.each([
    ['an answer', searchedOrder],
    ['a failure', null],
  ])('is ignored once the customer has returned to the tab: %s', async (_, late) => {
    const { comeBack, tracking, questions } = await open()
    comeBack()
    await settle()
    questions.answer(1, orderAt('confirmed'))
    await settle()
    if (late === null) questions.fail(0, offline)
    else questions.answer(0, late)
    await settle()
    expect(tracking()).toEqual(shown(orderAt('confirmed')))
  })

  it('is ignored once the page was left', async () => {
    const { tell, tracking, questions } = await open()
    tell(trackingClosed())
    questions.answer(0, searchedOrder)
    await settle()
    expect(tracking()).toEqual({ status: 'absent' })
  })
})

describe('opening an order that is shown already', () => {
  it('keeps it shown while it is requested again', async () => {
    const { tell, tracking, asked, questions } = await open()
    questions.answer(0, searchedOrder)
    await settle()
    tell(trackingOpened(crn))
    expect(tracking()).toEqual(shown())
    expect(asked.looks).toHaveLength(2)
  })
})
