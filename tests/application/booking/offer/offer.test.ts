import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import { selectBookingAction } from '../../../../src/application/booking/offer/offer.selectors.ts'
import {
  faresWanted,
  offerRetryRequested,
} from '../../../../src/application/booking/offer/offer.slice.ts'
import {
  draftChanged,
  goodsTypeChosen,
  vehicleChosen,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import { resultsOpened } from '../../../../src/application/fare/fareResults.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import type { FareEstimate } from '../../../../src/domain/fare/fareQuote.ts'
import { parseQuery } from '../../../../src/domain/link/query.ts'
import {
  aceWithHelper,
  orderEstimate,
  serviceArea,
  tata407,
  wholeDraft,
} from '../../../support/booking.ts'
import { content, tataAce } from '../../../support/fares.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered } from '../../../support/visitStore.ts'

const offline: RemoteError = { kind: 'Unreachable', because: 'offline' }

describe('the vehicles of an order', () => {
  it('are those of the estimate, with its fares, that serve both ends, without helpers', async () => {
    const { openDraft, offered } = visitOrder()
    await openDraft()
    expect(offered()).toEqual({
      status: 'offered',
      vehicles: [tataAce, tata407],
      served: 2,
      quotedAt: orderEstimate.quotedAt,
    })
  })

  it('wait for the service area of their city', async () => {
    const area = makePending<never, typeof serviceArea>()
    const { openDraft, offered } = visitOrder({ ports: { loadServiceArea: () => area.task } })
    await openDraft()
    expect(offered()).toEqual({ status: 'loading' })
    area.answer(E.right(serviceArea))
    await settle()
    expect(offered().status).toBe('offered')
  })

  it('are judged by the city of their estimate, whatever the link says', async () => {
    const { openDraft, offered, draft, areas } = visitOrder()
    await openDraft({ ...wholeDraft, geoRegionId: 12 })
    expect(draft().geoRegionId).toBe(4)
    expect(areas).toEqual([12, 4])
    expect(offered().status).toBe('offered')
    expect(draft().vehicleId).toBe(1)
  })

  it('are those of the market’s own city if neither link nor estimate names one', async () => {
    const { openDraft, areas } = visitOrder({ isGuest: true })
    await openDraft({ ...wholeDraft, geoRegionId: null, fareEstimateToken: null })
    expect(areas).toEqual([3])
  })

  it('are not requested again if the results page shows them', async () => {
    const { tell, openDraft, asked, offered } = visitOrder()
    tell(
      resultsOpened({
        path: '/en-IN/fare_estimate_mob',
        query: parseQuery('?fare_estimate_token=token-1'),
      }),
    )
    await settle()
    await openDraft()
    expect(asked.recalls).toHaveLength(1)
    expect(offered().status).toBe('offered')
  })

  it('have descriptions from content, and are offered without them if content fails', async () => {
    const well = visitOrder()
    await well.openDraft()
    expect(well.state().fareResults.content).toEqual(content)
    const down: RemoteError = { kind: 'RefusalUnreadable', because: 'failed' }
    const badly = visitOrder({ ports: { loadFareContent: () => TE.left(down) } })
    await badly.openDraft()
    expect(badly.offered().status).toBe('offered')
    expect(badly.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'content: RefusalUnreadable' }])
  })

  it.each([
    ['the service area', 'area', 'loadServiceArea'],
    ['the goods', 'goods', 'loadGoodsTypes'],
  ] as const)('have %s reported to the operators if it fails to load', async (_, part, port) => {
    const down: RemoteError = { kind: 'RefusalUnreadable', because: 'failed' }
    const { openDraft, reports } = visitOrder({ ports: { [port]: () => TE.left(down) } })
    await openDraft()
    expect(reports).toEqual([{ tag: 'BOOKING', about: `${part}: RefusalUnreadable` }])
  })
})

describe('a vehicle that a link names', () => {
  it.each([
    ['nobody has', 777],
    ['drops nowhere', 9],
    ['comes with a helper', aceWithHelper.id],
  ])('and that %s is an invalid service, and not chosen', async (_, vehicleId) => {
    const { openDraft, review, search } = visitOrder()
    await openDraft({ ...wholeDraft, vehicleId })
    expect(review()).toMatchObject({ vehicleInvalid: true, draft: { vehicleId: null } })
    expect(search()).not.toContain('vehicle_id')
  })

  it('is an invalid service until another one is chosen', async () => {
    const { openDraft, review, tell } = visitOrder()
    await openDraft({ ...wholeDraft, vehicleId: 777 })
    tell(vehicleChosen(2))
    expect(review()).toMatchObject({ vehicleInvalid: false, draft: { vehicleId: 2 } })
  })

  it('stays chosen after a tap on one that the goods have just taken off the page', async () => {
    const { openDraft, review, tell } = visitOrder()
    await openDraft({ ...wholeDraft, vehicleId: 1 })
    tell(goodsTypeChosen('catering'), vehicleChosen(2))
    expect(review()).toMatchObject({ draft: { vehicleId: 1, goodsType: 'catering' } })
  })

  it('and that does not suit its goods is an invalid service', async () => {
    const { openDraft, review } = visitOrder()
    await openDraft({ ...wholeDraft, vehicleId: 2, goodsType: 'catering' })
    expect(review()).toMatchObject({ vehicleInvalid: true, draft: { vehicleId: null } })
  })

  it('is an invalid service even if the goods fail to load', async () => {
    const goods = makePending<RemoteError, never>()
    const { openDraft, review } = visitOrder({ ports: { loadGoodsTypes: () => goods.task } })
    await openDraft({ ...wholeDraft, vehicleId: 777, goodsType: 'furniture' })
    goods.answer(E.left(offline))
    await settle()
    expect(review()).toMatchObject({ vehicleInvalid: true, draft: { vehicleId: null } })
  })

  it('is named on the button as it is offered, not as it is with a helper', async () => {
    const withHelper = { ...aceWithHelper, id: tataAce.id }
    const { openDraft, offered, bookingState } = visitOrder({
      ports: {
        recallEstimate: () => TE.right({ ...orderEstimate, vehicles: [withHelper, tataAce] }),
      },
    })
    await openDraft()
    expect(offered()).toMatchObject({ vehicles: [tataAce] })
    expect(selectBookingAction(bookingState())).toEqual({
      kind: 'BookVehicle',
      name: tataAce.name,
    })
  })

  it('stays chosen if it is offered', async () => {
    const { openDraft, review } = visitOrder()
    await openDraft({ ...wholeDraft, goodsType: 'furniture' })
    expect(review()).toMatchObject({ vehicleInvalid: false, draft: { vehicleId: 1 } })
  })
})

describe('answers that come late', () => {
  it('are ignored if the route changed meanwhile', async () => {
    const first = makePending<never, FareEstimate>()
    const { openDraft, tell, offer, review } = visitOrder({
      ports: { recallEstimate: () => first.task },
    })
    await openDraft()
    expect(review().status).toBe('reviewing')
    tell(draftChanged({ fareEstimateToken: null, vehicleId: null }))
    tell(faresWanted('changed'))
    await settle()
    first.answer(E.right(orderEstimate))
    await settle()
    expect(offer().fares).toMatchObject({ status: 'loaded', estimate: { token: 'token-2' } })
  })

  it('are ignored if the page was left', async () => {
    const first = makePending<never, FareEstimate>()
    const visit = visitOrder({ ports: { recallEstimate: () => first.task } })
    await visit.openDraft()
    visit.leave()
    first.answer(E.right(orderEstimate))
    await settle()
    expect(visit.offer().fares.status).not.toBe('loaded')
    expect(visit.bookingState().orderReview).toEqual({ status: 'absent' })
  })

  it.each(['quoteFare', 'loadServiceArea', 'loadGoodsTypes'] as const)(
    'count as failed if their flow crashed: %s',
    async (port) => {
      const { openDraft, offer } = visitOrder({
        ports: {
          [port]: () => {
            throw new RangeError('out of range')
          },
        },
      })
      await openDraft({ ...wholeDraft, fareEstimateToken: null })
      const part = { quoteFare: 'fares', loadServiceArea: 'area', loadGoodsTypes: 'goods' }[port]
      const why = port === 'quoteFare' ? 'failure' : 'error'
      expect(offer()).toMatchObject({
        [part]: { status: 'failed', [why]: { kind: 'FlowCrashed' } },
      })
    },
  )

  it.each(['loadFareContent', 'loadGoodsTypes'] as const)(
    'come for the area and the fares, or fail, where a port for less throws: %s',
    async (port) => {
      const { openDraft, offer, offered, tell } = visitOrder({
        ports: {
          [port]: () => {
            throw new RangeError('out of range')
          },
        },
      })
      await openDraft()
      expect(offer().fares.status).toBe('loaded')
      expect(offered()).toMatchObject({ status: 'failed' })
      tell(offerRetryRequested())
      await settle()
      expect(offered().status).not.toBe('loading')
    },
  )

  it.each(['recallEstimate', 'loadServiceArea', 'loadGoodsTypes'] as const)(
    'are given up after 15 seconds: %s',
    async (port) => {
      const { openDraft, offer } = visitOrder({ ports: { [port]: () => unanswered } })
      const awaited = () => {
        const { fares, area, goods } = offer()
        return { recallEstimate: fares, loadServiceArea: area, loadGoodsTypes: goods }[port]
      }
      await openDraft()
      await pass(limits.requestDeadline - 1)
      expect(awaited().status).toBe('loading')
      await pass(1)
      expect(awaited().status).toBe('failed')
    },
  )
})
