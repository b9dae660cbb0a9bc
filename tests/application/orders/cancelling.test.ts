import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { CancelOrderError } from '../../../src/application/orders/cancelOrder.port.ts'
import {
  cancelDismissed,
  cancelRequested,
  refreshRequested,
  trackingClosed,
  trackingOpened,
} from '../../../src/application/orders/tracking.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  customerRecognised,
  customerReplaced,
  logoutRequested,
} from '../../../src/application/session/session.slice.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { historyOf, orderAt, searchedOrder } from '../../support/orders.ts'
import { makePending, pass, settle } from '../../support/visitStore.ts'
import { ashas, cancelQuestions, orderQuestions, visitOrders } from './visitOrders.ts'

const { first } = limits.orders.tracked
const day = 24 * 60 * 60_000
const { crn } = searchedOrder
const cancelledOrder = orderAt('cancelled')
const busy: CancelOrderError = { kind: 'NetworkError', because: 'failed', message: 'Busy' }
const tooLate: CancelOrderError = { kind: 'TooLateToCancel' }
const refused: CancelOrderError = { kind: 'AuthenticationFailed' }
const shown = (order = searchedOrder) => ({
  status: 'shown',
  order,
  stale: null,
  cancelling: { status: 'idle' },
  customer: ashas.mobile,
})

/** A customer who sees an order while a driver is being searched for; the test answers every request. */
const see = async (ports: Parameters<typeof visitOrders>[0] = {}) => {
  const looks = orderQuestions()
  const cancels = cancelQuestions()
  const visit = visitOrders({ ...ports, loadOrder: looks.ask, cancelOrder: cancels.ask })
  visit.tell(trackingOpened(crn))
  await settle()
  looks.answer(0, searchedOrder)
  await settle()
  const idOf = (at: number) => visit.asked.cancels[at]?.context.requestId
  return {
    ...visit,
    looks,
    cancels,
    idOf,
    cancel: (reason: string) => visit.tell(cancelRequested({ reason })),
  }
}

describe('cancelling an order', () => {
  it('ends it for the reason that the customer gave, and ends the polling', async () => {
    const { cancel, cancels, asked, tracking } = await see()
    cancel('  Changed my mind ')
    expect(tracking()).toEqual({
      ...shown(),
      cancelling: { status: 'cancelling', reason: 'Changed my mind' },
    })
    expect(asked.cancels).toEqual([
      {
        crn,
        reason: 'Changed my mind',
        context: {
          requestId: expect.stringMatching(/^request-/),
          region: 'in',
          locale: 'en-IN',
          credentials: ashas,
        },
      },
    ])
    cancels.answer(0, cancelledOrder)
    await pass(day)
    expect(tracking()).toEqual(shown(cancelledOrder))
    expect(asked.looks).toHaveLength(1)
  })

  it('sends one request however often it is tapped', async () => {
    const { cancel, asked, cancels } = await see()
    cancel('Changed my mind')
    cancel('Changed my mind')
    cancel('Too slow')
    await settle()
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(asked.cancels).toHaveLength(1)
  })

  it('without a reason sends no request', async () => {
    const { cancel, asked, tracking } = await see()
    cancel('  ')
    await settle()
    expect(asked.cancels).toEqual([])
    expect(tracking()).toEqual(shown())
  })

  it('with a reason that is too long sends no request', async () => {
    const { cancel, asked, tracking } = await see()
    cancel('a'.repeat(501))
    await settle()
    expect(asked.cancels).toEqual([])
    expect(tracking()).toEqual(shown())
  })

  it('sends no request while the order is not shown', async () => {
    const looks = orderQuestions()
    const { tell, asked } = visitOrders({ loadOrder: looks.ask })
    tell(trackingOpened(crn), cancelRequested({ reason: 'Changed my mind' }))
    await settle()
    tell(cancelRequested({ reason: 'Changed my mind' }))
    await settle()
    expect(asked.cancels).toEqual([])
  })

  it('is not undone by the answer to an earlier poll', async () => {
    const { cancel, looks, cancels, tracking, asked } = await see()
    await pass(first)
    expect(asked.looks).toHaveLength(2)
    cancel('Changed my mind')
    cancels.answer(0, cancelledOrder)
    await settle()
    looks.answer(1, searchedOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })

  it('is not disturbed by a refresh, a return to the tab or a poll', async () => {
    const { cancel, tell, comeBack, cancels, asked, tracking } = await see()
    cancel('Changed my mind')
    tell(refreshRequested())
    comeBack()
    await pass(first)
    expect(asked.looks).toHaveLength(1)
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })
})

describe('an order that was cancelled and that the service has opened again', () => {
  it.each([
    ['in time', 0],
    ['late', limits.requestDeadline],
  ])('is cancelled by a request of its own, even if the first answer came %s', async (_, wait) => {
    const { cancel, tell, looks, cancels, asked, idOf } = await see()
    cancel('Changed my mind')
    await pass(wait)
    cancels.answer(0, cancelledOrder)
    await settle()
    tell(trackingClosed(), trackingOpened(crn))
    looks.answer(asked.looks.length - 1, searchedOrder)
    await settle()
    cancel('Changed my mind')
    expect(idOf(1)).not.toBe(idOf(0))
  })
})

describe('an order that was cancelled though the answer to it was lost', () => {
  it('is cancelled by a request of its own once the service has opened it again', async () => {
    const { cancel, tell, looks, cancels, idOf } = await see()
    cancel('Changed my mind')
    cancels.fail(0, busy)
    await settle()
    looks.answer(1, cancelledOrder)
    await settle()
    tell(refreshRequested())
    looks.answer(2, searchedOrder)
    await settle()
    cancel('Changed my mind')
    expect(idOf(1)).not.toBe(idOf(0))
  })
})

describe('a cancellation that fails', () => {
  it('says why, keeps its reason, and reuses its request id when it is retried', async () => {
    const { cancel, cancels, tracking, idOf, reports } = await see()
    cancel('Changed my mind')
    cancels.fail(0, busy)
    await settle()
    expect(tracking()).toMatchObject({
      order: searchedOrder,
      cancelling: {
        status: 'failed',
        reason: 'Changed my mind',
        error: busy,
      },
    })
    expect(reports).toEqual([{ tag: 'ORDERS', about: 'cancelOrder: NetworkError' }])
    cancel('Changed my mind ')
    expect(idOf(1)).toBe(idOf(0))
    cancels.answer(1, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })

  it('takes a new request id for another reason', async () => {
    const { cancel, cancels, idOf } = await see()
    cancel('Changed my mind')
    cancels.fail(0, busy)
    await settle()
    cancel('Too slow')
    expect(idOf(1)).not.toBe(idOf(0))
    cancels.fail(1, busy)
    await settle()
    cancel('Too slow')
    expect(idOf(2)).toBe(idOf(1))
  })

  it('reuses its request id even after it was dismissed, and after the page was opened again', async () => {
    const { cancel, tell, looks, cancels, tracking, idOf } = await see()
    cancel('Changed my mind')
    cancels.fail(0, busy)
    await settle()
    tell(cancelDismissed())
    expect(tracking()).toEqual(shown())
    cancel('Changed my mind')
    cancels.fail(1, busy)
    await settle()
    tell(trackingClosed(), trackingOpened(crn))
    looks.answer(3, searchedOrder)
    await settle()
    cancel('Changed my mind')
    expect([idOf(1), idOf(2)]).toEqual([idOf(0), idOf(0)])
  })

  it('takes a new request id for another order, and keeps that of the first', async () => {
    const { cancel, tell, looks, cancels, idOf } = await see()
    cancel('Changed my mind')
    cancels.fail(0, busy)
    await settle()
    tell(trackingOpened('CRN2000002'))
    looks.answer(2, { ...searchedOrder, crn: 'CRN2000002' })
    await settle()
    cancel('Changed my mind')
    expect(idOf(1)).not.toBe(idOf(0))
    cancels.fail(1, busy)
    await settle()
    tell(trackingOpened(crn))
    looks.answer(4, searchedOrder)
    await settle()
    cancel('Changed my mind')
    expect(idOf(2)).toBe(idOf(0))
  })

  it('because a driver was found meanwhile shows the driver, and still says so', async () => {
    const { cancel, looks, cancels, tracking, asked } = await see()
    cancel('Changed my mind')
    cancels.fail(0, tooLate)
    await settle()
    expect(asked.looks).toHaveLength(2)
    looks.answer(1, orderAt('confirmed'))
    await settle()
    expect(tracking()).toMatchObject({
      order: orderAt('confirmed'),
      cancelling: { status: 'failed', error: tooLate },
    })
    await pass(first)
    expect(asked.looks).toHaveLength(3)
  })

  it('because a driver was found is over once that driver is gone', async () => {
    const { cancel, looks, cancels, tracking } = await see()
    cancel('Changed my mind')
    cancels.fail(0, tooLate)
    await settle()
    looks.answer(1, orderAt('confirmed'))
    await settle()
    expect(tracking()).toMatchObject({ cancelling: { status: 'failed', error: tooLate } })
    await pass(first)
    looks.answer(2, searchedOrder)
    await settle()
    expect(tracking()).toEqual(shown())
  })

  it('because a driver was found takes a new request id once that driver is gone', async () => {
    const { cancel, tell, looks, cancels, idOf, tracking } = await see()
    cancel('Changed my mind')
    cancels.fail(0, tooLate)
    await settle()
    looks.answer(1, orderAt('confirmed'))
    await settle()
    tell(cancelDismissed())
    await pass(first)
    looks.answer(2, searchedOrder)
    await settle()
    cancel('Changed my mind')
    expect(idOf(1)).not.toBe(idOf(0))
    cancels.answer(1, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })

  it.each([
    ['on another page', 0],
    ['late', limits.requestDeadline],
  ])('takes a new request id also if its answer came %s', async (_, wait) => {
    const { cancel, tell, looks, cancels, asked, idOf } = await see()
    cancel('Changed my mind')
    await pass(wait)
    tell(trackingClosed())
    cancels.fail(0, tooLate)
    await settle()
    tell(trackingOpened(crn))
    looks.answer(asked.looks.length - 1, searchedOrder)
    await settle()
    cancel('Changed my mind')
    expect(idOf(1)).toEqual(expect.any(String))
    expect(idOf(1)).not.toBe(idOf(0))
    tell(trackingClosed())
    cancels.answer(1, searchedOrder)
    await settle()
    tell(trackingOpened(crn))
    looks.answer(asked.looks.length - 1, searchedOrder)
    await settle()
    cancel('Changed my mind')
    expect(idOf(2)).toEqual(expect.any(String))
    expect(idOf(2)).not.toBe(idOf(1))
  })

  it('says nothing any more once the search has ended without a driver', async () => {
    const { cancel, looks, cancels, tracking } = await see()
    cancel('Changed my mind')
    cancels.fail(0, busy)
    await settle()
    looks.answer(1, orderAt('unsuccessful'))
    await settle()
    expect(tracking()).toEqual(shown(orderAt('unsuccessful')))
  })

  it('for one reason leaves the request with another reason its id', async () => {
    const { cancel, cancels, idOf } = await see()
    cancel('Changed my mind')
    await pass(limits.requestDeadline)
    cancel('Too slow')
    cancels.fail(0, tooLate)
    await settle()
    cancels.fail(1, busy)
    await settle()
    cancel('Too slow')
    expect(idOf(1)).not.toBe(idOf(0))
    expect(idOf(2)).toBe(idOf(1))
  })

  it('without an answer is shown as done if the order turns out to be cancelled', async () => {
    const { cancel, looks, tracking, asked } = await see()
    cancel('Changed my mind')
    await pass(limits.requestDeadline - 1)
    expect(tracking()).toMatchObject({ cancelling: { status: 'cancelling' } })
    await pass(1)
    expect(tracking()).toMatchObject({
      cancelling: { status: 'failed', error: { kind: 'Unreachable', because: 'timeout' } },
    })
    expect(asked.looks).toHaveLength(2)
    looks.answer(1, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })

  it('is shown as done if the answer comes late', async () => {
    const { cancel, looks, cancels, tracking } = await see()
    cancel('Changed my mind')
    await pass(limits.requestDeadline)
    looks.answer(1, searchedOrder)
    await settle()
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })

  it('because the customer’s credentials are rejected ends the session and says so', async () => {
    const { cancel, cancels, tracking, session } = await see()
    cancel('Changed my mind')
    cancels.fail(0, refused)
    await settle()
    expect(tracking()).toEqual({ status: 'failed', crn, error: refused })
    expect(session()).toEqual({ status: 'guest' })
  })

  it('because the service answers with the order as it was says so, and tells the operators', async () => {
    const { cancel, looks, cancels, tracking, idOf, reports } = await see()
    cancel('Changed my mind')
    cancels.answer(0, searchedOrder)
    await settle()
    const cancelling = { status: 'failed', error: { kind: 'NotCancelled' } }
    expect(tracking()).toMatchObject({ order: searchedOrder, cancelling })
    expect(reports).toEqual([{ tag: 'ORDERS', about: 'cancelOrder: NotCancelled' }])
    looks.answer(1, searchedOrder)
    await settle()
    expect(tracking()).toMatchObject({ cancelling })
    // The same request would get the same answer.
    cancel('Changed my mind')
    expect(idOf(1)).not.toBe(idOf(0))
  })

  it('because the service answers with an order that has moved on says that it is too late', async () => {
    const { cancel, looks, cancels, tracking, reports } = await see()
    cancel('Changed my mind')
    cancels.answer(0, orderAt('confirmed'))
    await settle()
    looks.answer(1, orderAt('confirmed'))
    await settle()
    expect(tracking()).toMatchObject({
      order: orderAt('confirmed'),
      cancelling: { status: 'failed', error: tooLate },
    })
    expect(reports).toEqual([])
  })

  it('because its flow crashed says so, requests the order again, and reuses its request id', async () => {
    let isBroken = true
    const visit = visitOrders({
      loadOrder: () => TE.right(searchedOrder),
      cancelOrder: () => {
        if (!isBroken) return TE.right(cancelledOrder)
        isBroken = false
        throw new RangeError('out of range')
      },
    })
    visit.tell(trackingOpened(crn))
    await settle()
    visit.tell(cancelRequested({ reason: 'Changed my mind' }))
    await settle()
    expect(visit.tracking()).toMatchObject({
      order: searchedOrder,
      cancelling: { status: 'failed', reason: 'Changed my mind', error: { kind: 'FlowCrashed' } },
    })
    expect(visit.asked.looks).toHaveLength(2)
    visit.tell(cancelRequested({ reason: 'Changed my mind' }))
    await settle()
    expect(visit.tracking()).toEqual(shown(cancelledOrder))
    const [first, second] = visit.asked.cancels.map(({ context }) => context.requestId)
    expect(second).toBe(first)
  })

  it('because the returned order cannot be read requests the order again', async () => {
    const { cancel, cancels, asked, reports } = await see()
    cancel('Changed my mind')
    cancels.fail(0, { kind: 'OrderFieldMalformed', crn, field: 'timeline' })
    await settle()
    expect(reports).toEqual([])
    expect(asked.looks).toHaveLength(2)
  })
})

describe('a customer who logs out while an order is being cancelled', () => {
  it('is shown nothing of it any more', async () => {
    const { cancel, tell, cancels, tracking } = await see()
    cancel('Changed my mind')
    tell(logoutRequested())
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(tracking()).toEqual({ status: 'loginNeeded', crn })
  })

  it('sees the outcome after another login', async () => {
    const { cancel, tell, looks, tracking } = await see()
    cancel('Changed my mind')
    tell(logoutRequested(), customerRecognised(asha))
    await settle()
    looks.answer(1, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })
})

describe('a customer who logs in again in another tab while an order is being cancelled', () => {
  const renewed = { ...ashas, authToken: 'token-2' }
  const cancelling = { status: 'cancelling', reason: 'Changed my mind' }

  it('cancels it as the same request, and is told why if it is not', async () => {
    const { cancel, cancels, idOf, looks, tracking, asked, browser, comeBack } = await see()
    cancel('Changed my mind')
    browser.change(renewed)
    comeBack()
    await settle()
    expect(tracking()).toEqual({ ...shown(), cancelling })
    expect(asked.cancels.at(-1)).toMatchObject({ reason: cancelling.reason })
    expect(asked.cancels.at(-1)?.context.credentials).toEqual(renewed)
    expect(idOf(1)).toBe(idOf(0))
    cancels.fail(1, busy)
    await settle()
    const failed = { status: 'failed', reason: cancelling.reason, error: busy }
    expect(tracking()).toEqual({ ...shown(), cancelling: failed })
    looks.answer(1, searchedOrder)
    await settle()
    expect(tracking()).toEqual({ ...shown(), cancelling: failed })
  })

  it('sees it cancelled by the first answer, too', async () => {
    const { cancel, cancels, tracking, browser, comeBack } = await see()
    cancel('Changed my mind')
    browser.change(renewed)
    comeBack()
    await settle()
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
    cancels.fail(1, tooLate)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })

  /** A customer who sees an order, and is not known again yet. */
  const seeUnknown = async () => {
    const profile = makePending<RemoteError, Profile>()
    const visit = await see({
      loadProfile: ({ authToken }) =>
        authToken === renewed.authToken ? profile.task : TE.right(profileOfAsha),
    })
    visit.browser.change(renewed)
    visit.comeBack()
    await settle()
    return { ...visit, profile }
  }

  it('has it cancelled once they are known again, if they ask for it before', async () => {
    const { cancel, cancels, tracking, asked, profile } = await seeUnknown()
    cancel('  ')
    cancel('Changed my mind')
    cancel('Changed my mind')
    await settle()
    expect(tracking()).toEqual({ ...shown(), cancelling })
    expect(asked.cancels).toEqual([])
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(asked.cancels).toHaveLength(1)
    expect(asked.cancels[0]?.context.credentials).toEqual(renewed)
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })

  it('has it cancelled even if they leave the page before they are known again', async () => {
    const { cancel, cancels, tell, orders, asked, profile } = await seeUnknown()
    cancel('Changed my mind')
    tell(trackingClosed())
    await settle()
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(asked.cancels).toHaveLength(1)
    expect(asked.cancels[0]).toMatchObject({ crn, reason: 'Changed my mind' })
    expect(asked.cancels[0]?.context.credentials).toEqual(renewed)
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(orders().ended).toEqual([crn])
    tell(customerRecognised(asha))
    await settle()
    expect(asked.cancels).toHaveLength(1)
  })

  it('is not told at another order why the one whose page they left is not cancelled', async () => {
    const { cancel, cancels, looks, tell, tracking, profile } = await seeUnknown()
    cancel('Changed my mind')
    const another = { ...searchedOrder, crn: 'CRN9' }
    tell(trackingClosed(), trackingOpened(another.crn))
    profile.answer(E.right(profileOfAsha))
    await settle()
    looks.answer(looks.count() - 1, another)
    await settle()
    cancel('Too slow')
    await settle()
    cancels.fail(0, busy)
    await settle()
    expect(tracking()).toEqual({
      ...shown(another),
      cancelling: { status: 'cancelling', reason: 'Too slow' },
    })
  })

  it.each([logoutRequested(), customerReplaced()])(
    'does not have it cancelled if they leave with $type before they are known again',
    async (leaving) => {
      const { cancel, tell, asked } = await seeUnknown()
      cancel('Changed my mind')
      tell(trackingClosed(), leaving, customerRecognised(asha))
      await settle()
      expect(asked.cancels).toEqual([])
    },
  )
})

describe('a page that is opened again while an order is being cancelled', () => {
  const reopen = async () => {
    const visit = await see()
    visit.cancel('Changed my mind')
    visit.tell(trackingClosed(), trackingOpened(crn))
    await settle()
    return visit
  }

  it('shows the outcome, and requests the order meanwhile', async () => {
    const { cancel, tell, cancels, tracking, asked } = await see()
    cancel('Changed my mind')
    tell(trackingOpened(crn))
    expect(tracking()).toEqual(shown())
    expect(asked.looks).toHaveLength(2)
    cancels.answer(0, cancelledOrder)
    await pass(day)
    expect(tracking()).toEqual(shown(cancelledOrder))
    expect(asked.looks).toHaveLength(2)
  })

  it('shows the outcome also in the place of the order that was returned before', async () => {
    const { looks, cancels, tracking, asked } = await reopen()
    looks.answer(1, searchedOrder)
    await settle()
    cancels.answer(0, cancelledOrder)
    await pass(day)
    expect(tracking()).toEqual(shown(cancelledOrder))
    expect(asked.looks).toHaveLength(2)
  })

  it('does not show the order as it was before the outcome', async () => {
    const { looks, cancels, tracking } = await reopen()
    cancels.answer(0, cancelledOrder)
    await settle()
    looks.answer(1, searchedOrder)
    await settle()
    expect(tracking()).toEqual({ status: 'loading', crn })
    looks.answer(2, cancelledOrder)
    await settle()
    expect(tracking()).toEqual(shown(cancelledOrder))
  })

  it('by another customer does not show them the order', async () => {
    const { tell, cancels, tracking } = await reopen()
    tell(customerReplaced(), customerRecognised({ ...asha, mobile: '9812345678' }))
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(tracking()).toEqual({ status: 'loading', crn })
  })
})

describe('a page that is left while an order is being cancelled', () => {
  it('lets the orders under way learn of its end', async () => {
    let told = historyOf([searchedOrder], [])
    const { cancel, tell, cancels, orders, asked } = await see({
      loadOrderHistory: () => TE.right(told),
    })
    expect(orders().live).toEqual([searchedOrder])
    cancel('Changed my mind')
    tell(trackingClosed())
    await settle()
    const before = asked.pages.length
    told = historyOf([], [cancelledOrder])
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(orders().ended).toEqual([crn])
    expect(asked.pages).toHaveLength(before + 1)
  })

  it('does not have another order that is on its way requested again', async () => {
    const { cancel, tell, looks, cancels, asked, tracking } = await see()
    cancel('Changed my mind')
    const another = { ...searchedOrder, crn: 'CRN9' }
    tell(trackingOpened('CRN9'))
    await settle()
    cancels.answer(0, cancelledOrder)
    await settle()
    expect(asked.looks).toHaveLength(2)
    looks.answer(1, another)
    await settle()
    expect(tracking()).toEqual(shown(another))
  })

  it('does not show it in the place of another order that is being cancelled', async () => {
    const { cancel, tell, looks, cancels, tracking } = await see()
    cancel('Changed my mind')
    const another = { ...searchedOrder, crn: 'CRN9' }
    tell(trackingOpened('CRN9'))
    await settle()
    looks.answer(1, another)
    await settle()
    cancel('Too slow')
    cancels.answer(0, cancelledOrder)
    await settle()
    const cancelling = { status: 'cancelling', reason: 'Too slow' }
    expect(tracking()).toEqual({ ...shown(another), cancelling })
  })
})

describe('an order that was cancelled on another device', () => {
  it('is shown as cancelled, and not polled', async () => {
    const visit = visitOrders({
      loadOrder: () => TE.right(cancelledOrder),
      cancelOrder: () => TE.left(busy),
    })
    visit.tell(trackingOpened(crn))
    await settle()
    expect(visit.tracking()).toEqual(shown(cancelledOrder))
    await pass(day)
    expect(visit.asked.looks).toHaveLength(1)
  })
})
