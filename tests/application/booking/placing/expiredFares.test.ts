import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { reviewAgainRequested } from '../../../../src/application/booking/order/orderReview.slice.ts'
import type {
  PlacedOrder,
  PlaceOrder,
  PlaceOrderError,
} from '../../../../src/application/booking/order/placeOrder.port.ts'
import { errorRetryRequested } from '../../../../src/application/modal/modal.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import {
  makeTabMemory,
  orderEstimate,
  placedOrder,
  trackableOrder,
  wholeDraft,
} from '../../../support/booking.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, settle, type WorldNeeds } from '../../../support/visitStore.ts'

import { answering, book, offline, reviewing } from './visitPlacing.ts'

describe('one order', () => {
  /** An order whose booking had no answer, in a tab that was reloaded after its fares expired. */
  const lostAndExpired = async (answer: PlaceOrder, ports: Partial<WorldNeeds> = {}) => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory, ports: { placeOrder: answering(offline) } })
    first.tell(book)
    await settle()
    const again = visitOrder({
      memory,
      ports: {
        mintRequestId: () => 'another',
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
        placeOrder: answer,
        ...ports,
      },
    })
    await again.open(first.search() ?? '')
    expect(again.draft().fareEstimateToken).toBe('token-2')
    again.tell(book)
    await settle()
    return { first, again, memory }
  }

  it('is sent again unchanged if its fares expired before its outcome was known', async () => {
    const { first, again, memory } = await lostAndExpired(() => TE.right(placedOrder))
    expect(again.placed).toEqual(first.placed)
    expect(again.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    expect(again.draft()).toEqual(wholeDraft)
    const third = visitOrder({ memory })
    await third.open(again.search() ?? '')
    expect(third.placing()).toEqual(again.placing())
  })

  it('gets new fares once it is known that nothing was booked, and is sent with them', async () => {
    const { first, again } = await lostAndExpired(answering({ kind: 'EstimateExpired' }))
    expect(again.placing()).toMatchObject({ status: 'failed', error: { kind: 'EstimateExpired' } })
    expect(again.offer().fares).toMatchObject({ status: 'loaded', isRenewed: true })
    again.tell(book)
    await settle()
    expect(again.placed).toMatchObject([
      { order: { fareEstimateToken: wholeDraft.fareEstimateToken } },
      { order: { fareEstimateToken: 'token-2' } },
    ])
    expect(again.requestIds()).toEqual([...first.requestIds(), 'another'])
    expect(again.placing()).toMatchObject({ status: 'placed' })
  })

  // The second lost answer is reported in the dialog. Beside the button, new fares end the failure.
  it.each<readonly [string, E.Either<PlaceOrderError, PlacedOrder>, string, string]>([
    ['booked', E.right(placedOrder), 'placed', 'none'],
    ['refused', E.left({ kind: 'EstimateExpired' }), 'failed', 'none'],
    ['lost once more', E.left(offline), 'idle', 'error'],
  ])(
    'whose outcome arrives while the page is left shows it on the way back: %s',
    async (_, told, status, modal) => {
      const answer = makePending<PlaceOrderError, PlacedOrder>()
      const { first, again } = await lostAndExpired(() => answer.task)
      const search = again.search() ?? ''
      again.leave()
      answer.answer(told)
      await settle()
      await again.open(search)
      expect(again.placing().status).toBe(status)
      expect(again.modal().kind).toBe(modal)
      expect(again.requestIds()).toEqual(first.requestIds())
    },
  )

  it('can be sent again unchanged if its outcome is still unknown', async () => {
    const { first, again } = await lostAndExpired(answering(offline))
    expect(again.placing()).toMatchObject({ status: 'failed', error: offline })
    again.tell(errorRetryRequested('order'))
    await settle()
    expect(again.requestIds()).toEqual([...first.requestIds(), ...first.requestIds()])
    expect(again.placing()).toMatchObject({ status: 'placed' })
  })

  it('stays confirmed even if the page was opened again during the call and asked for other fares', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const { again, memory } = await lostAndExpired(() => answer.task)
    const search = again.search() ?? ''
    again.leave()
    await again.open(search)
    expect(again.placing().status).toBe('placing')
    answer.answer(E.right(placedOrder))
    await settle()
    expect(again.placing().status).toBe('placed')
    const third = visitOrder({ memory })
    await third.open(again.search() ?? '')
    expect(third.placing()).toEqual(again.placing())
    third.tell(reviewAgainRequested())
    await settle()
    third.tell(book)
    await settle()
    expect(third.placed).toEqual(again.placed)
  })

  it('stays confirmed even if those fares come after its answer', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const later = makePending<RemoteError, string>()
    let asked = 0
    const issueFareToken = () => {
      asked += 1
      return asked === 1 ? TE.right('token-2') : later.task
    }
    const { again, memory } = await lostAndExpired(() => answer.task, { issueFareToken })
    const search = again.search() ?? ''
    again.leave()
    await again.open(search)
    answer.answer(E.right(placedOrder))
    await settle()
    later.answer(E.right('token-3'))
    await settle()
    expect(again.placing().status).toBe('placed')
    const third = visitOrder({ memory })
    await third.open(again.search() ?? '')
    expect(third.placing()).toEqual(again.placing())
  })

  it('stays confirmed even if that page was left once more before the answer', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const { again, memory } = await lostAndExpired(() => answer.task)
    again.leave()
    await again.open(again.search() ?? '')
    const search = again.search() ?? ''
    again.leave()
    answer.answer(E.right(placedOrder))
    await settle()
    const third = visitOrder({ memory })
    await third.open(search)
    expect(third.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
  })

  it.each(['reloaded', 'left and opened again'] as const)(
    'is not sent with the fares that had expired once its page was %s',
    async (how) => {
      const memory = makeTabMemory()
      const ports: Partial<WorldNeeds> = {
        recallEstimate: (token) => TE.right({ ...orderEstimate, token }),
        placeOrder: ({ fareEstimateToken }) =>
          fareEstimateToken === 'token-1'
            ? TE.left({ kind: 'EstimateExpired' })
            : TE.right(placedOrder),
      }
      const first = await reviewing({ memory, ports })
      first.tell(book)
      await settle()
      const search = first.search() ?? ''
      first.leave()
      const second = how === 'reloaded' ? visitOrder({ memory, ports }) : first
      await second.open(search)
      second.tell(book)
      await settle()
      expect(second.placed.at(-1)?.order.fareEstimateToken).toBe('token-2')
      expect(second.placing().status).toBe('placed')
    },
  )

  it.each(['while its page is shown', 'after its page was left'])(
    'is not sent with fares that have expired since it was refused %s, and reloaded',
    async (when) => {
      const memory = makeTabMemory()
      const answer = makePending<PlaceOrderError, PlacedOrder>()
      const first = await reviewing({ memory, ports: { placeOrder: () => answer.task } })
      first.tell(book)
      await settle()
      const search = first.search() ?? ''
      if (when === 'after its page was left') first.leave()
      answer.answer(E.left({ kind: 'OrderRefused', message: 'Not today', unserved: [], parts: [] }))
      await settle()
      const second = visitOrder({
        memory,
        ports: {
          mintRequestId: () => 'another',
          recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
        },
      })
      await second.open(search)
      second.tell(book)
      await settle()
      expect(second.placed.at(-1)?.order.fareEstimateToken).toBe('token-2')
      expect(second.requestIds()).toEqual(['another'])
    },
  )

  it('whose fares expired while the page was away gets new ones on the way back', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    const search = visit.search() ?? ''
    visit.tell(book)
    await settle()
    visit.leave()
    answer.answer(E.left({ kind: 'EstimateExpired' }))
    await settle()
    await visit.open(search)
    expect(visit.offer().fares).toMatchObject({ status: 'loaded', isRenewed: true })
    expect(visit.draft().fareEstimateToken).toBe('token-2')
  })
})
