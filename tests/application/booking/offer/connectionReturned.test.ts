import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import { bookingActionRequested } from '../../../../src/application/booking/order/orderReview.slice.ts'
import type { FareFailure } from '../../../../src/application/fare/fareFailure.ts'
import { connectionReturned } from '../../../../src/application/flow/connectionReturned.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import type { OrderDraft } from '../../../../src/domain/booking/orderDraft.ts'
import {
  goodsTypes,
  orderEstimate,
  orderQuote,
  serviceArea,
  wholeDraft,
} from '../../../support/booking.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { pass, settle, unanswered } from '../../../support/visitStore.ts'

const offline: RemoteError = { kind: 'Unreachable', because: 'offline' }

describe('the connection that is back', () => {
  const nowhere = { landmark: '', location: null, house: '' }

  /** An order whose service area and goods failed to load, and would load now. */
  const openFailed = async (why: RemoteError) => {
    let isDown = true
    let goodsAsked = 0
    const visit = visitOrder({
      ports: {
        loadServiceArea: () => (isDown ? TE.left(why) : TE.right(serviceArea)),
        loadGoodsTypes: () => {
          goodsAsked += 1
          return isDown ? TE.left(why) : TE.right(goodsTypes)
        },
      },
    })
    await visit.openDraft()
    isDown = false
    return { ...visit, goodsAsked: () => goodsAsked }
  }

  it.each<[string, RemoteError]>([
    ['without it', offline],
    ['in time', { kind: 'Unreachable', because: 'timeout' }],
  ])('brings the service area and the goods that did not come %s', async (_, why) => {
    const { tell, offer, offered, areas, asked } = await openFailed(why)
    expect(offered()).toEqual({ status: 'failed', error: why })
    tell(connectionReturned())
    await settle()
    expect(offered().status).toBe('offered')
    expect(offer().goods).toEqual({ status: 'loaded', goodsTypes })
    expect(areas).toEqual([4, 4])
    expect(asked.recalls).toHaveLength(1)
    tell(connectionReturned())
    await settle()
    expect(areas).toHaveLength(2)
  })

  it.each<[string, Partial<OrderDraft>]>([
    ['that an estimate has', {}],
    ['of a route', { fareEstimateToken: null }],
  ])('brings fares %s that did not come without it', async (_, change) => {
    let isDown = true
    const { openDraft, tell, offered, asked } = visitOrder({
      ports: {
        recallEstimate: () => (isDown ? TE.left(offline) : TE.right(orderEstimate)),
        quoteFare: () => (isDown ? TE.left(offline) : TE.right(orderQuote)),
      },
    })
    await openDraft({ ...wholeDraft, ...change })
    expect(offered()).toEqual({ status: 'failed', error: offline })
    isDown = false
    tell(connectionReturned())
    await settle()
    expect(offered().status).toBe('offered')
    const count = () => asked.recalls.length + asked.quotes.length
    expect(count()).toBe(2)
    tell(connectionReturned())
    await settle()
    expect(count()).toBe(2)
  })

  it.each<[string, RemoteError, FareFailure]>([
    ['without it', offline, offline],
    [
      'before the browser knew that it was gone',
      { kind: 'Unreachable', because: 'connection' },
      { kind: 'TokenUnavailable' },
    ],
  ])('brings fares whose token did not come %s', async (_, error, told) => {
    let isDown = true
    const { openDraft, tell, offered, asked } = visitOrder({
      ports: { issueFareToken: () => (isDown ? TE.left(error) : TE.right('token-2')) },
    })
    await openDraft({ ...wholeDraft, fareEstimateToken: null })
    expect(offered()).toEqual({ status: 'failed', error: told })
    isDown = false
    tell(connectionReturned())
    await settle()
    expect(offered().status).toBe('offered')
    expect(asked.tokens).toHaveLength(2)
  })

  it('brings fares whose captcha failed before the browser knew that it was gone', async () => {
    const failure = { kind: 'CaptchaFailed' } as const
    let isDown = true
    const { openDraft, tell, offered } = visitOrder({
      ports: { solveCaptcha: async () => (isDown ? E.left(failure) : E.right('proof')) },
    })
    await openDraft({ ...wholeDraft, fareEstimateToken: null })
    expect(offered()).toEqual({ status: 'failed', error: failure })
    isDown = false
    tell(connectionReturned())
    await settle()
    expect(offered().status).toBe('offered')
  })

  it('has nothing asked again that a service refused', async () => {
    const { tell, offer, areas, goodsAsked } = await openFailed({
      kind: 'NetworkError',
      because: 'failed',
      message: null,
    })
    tell(connectionReturned())
    await settle()
    expect(areas).toHaveLength(1)
    expect(goodsAsked()).toBe(1)
    expect(offer()).toMatchObject({ area: { status: 'failed' }, goods: { status: 'failed' } })
  })

  it('has nothing asked for after the page was left', async () => {
    const { tell, leave, areas, goodsAsked } = await openFailed(offline)
    leave()
    tell(connectionReturned())
    await settle()
    expect(areas).toHaveLength(1)
    expect(goodsAsked()).toBe(1)
  })

  it('has what it took with it asked again', async () => {
    const asked = { areas: 0, goods: 0 }
    const { openDraft, tell, offer, offered } = visitOrder({
      ports: {
        loadServiceArea: () => {
          asked.areas += 1
          return asked.areas === 1 ? unanswered : TE.right(serviceArea)
        },
        loadGoodsTypes: () => {
          asked.goods += 1
          return asked.goods === 1 ? unanswered : TE.right(goodsTypes)
        },
      },
    })
    await openDraft()
    expect(offered()).toEqual({ status: 'loading' })
    tell(connectionReturned())
    await settle()
    expect(offered().status).toBe('offered')
    expect(offer().goods.status).toBe('loaded')
    expect(asked).toEqual({ areas: 2, goods: 2 })
  })

  it.each<[string, Partial<OrderDraft>]>([
    ['that an estimate has', {}],
    ['of a link without a route', { pickup: nowhere, drop: nowhere }],
    ['of a route', { fareEstimateToken: null }],
  ])('has fares %s asked again that it took with it', async (_, change) => {
    const asked: string[] = []
    const answered = <Answer>(requestId: string, answer: Answer) => {
      asked.push(requestId)
      return asked.length === 1 ? unanswered : TE.right(answer)
    }
    const { openDraft, tell, offered } = visitOrder({
      ports: {
        recallEstimate: (token) => answered(token, orderEstimate),
        quoteFare: (_enquiry, _page, _captcha, { requestId }) => answered(requestId, orderQuote),
      },
    })
    await openDraft({ ...wholeDraft, ...change })
    expect(offered()).toEqual({ status: 'loading' })
    tell(connectionReturned())
    await settle()
    expect(offered().status).toBe('offered')
    expect(asked).toHaveLength(2)
    // The same request, which the service takes for one.
    expect(new Set(asked).size).toBe(1)
    tell(connectionReturned())
    await pass(limits.requestDeadline)
    expect(asked).toHaveLength(2)
  })

  it('makes no other order of one that was sent, whatever goods it names', async () => {
    let isDown = true
    const { openDraft, tell, draft, requestIds } = visitOrder({
      ports: {
        loadGoodsTypes: () => (isDown ? TE.left(offline) : TE.right(goodsTypes)),
        placeOrder: () => TE.left(offline),
      },
    })
    await openDraft({ ...wholeDraft, goodsType: 'stardust' })
    tell(bookingActionRequested())
    await settle()
    isDown = false
    tell(connectionReturned())
    await settle()
    expect(draft().goodsType).toBe('stardust')
    tell(bookingActionRequested())
    await settle()
    expect(requestIds()).toHaveLength(2)
    expect(new Set(requestIds()).size).toBe(1)
  })
})
