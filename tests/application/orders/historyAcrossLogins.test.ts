import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { morePastRequested } from '../../../src/application/orders/orders.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { logoutRequested } from '../../../src/application/session/session.slice.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { profileOfAsha } from '../../support/account.ts'
import { historyOf, orderAt, pastOrder, pastOrders, searchedOrder } from '../../support/orders.ts'
import { makePending, settle } from '../../support/visitStore.ts'
import { crnsOf, loading, loginNeeded, offline, open, openFull, refused } from './visitHistory.ts'
import { ashas, makeQuestions, ravis } from './visitOrders.ts'

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
