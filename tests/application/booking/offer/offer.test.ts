import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import {
  selectBookingAction,
  selectOtherCategory,
} from '../../../../src/application/booking/offer/offer.selectors.ts'
import {
  faresWanted,
  offerRetryRequested,
} from '../../../../src/application/booking/offer/offer.slice.ts'
import type { PlacedOrder } from '../../../../src/application/booking/placing/placeOrder.port.ts'
import {
  bookingActionRequested,
  categoryRequested,
  draftChanged,
  goodsTypeChosen,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
  vehicleChosen,
} from '../../../../src/application/booking/review/orderReview.slice.ts'
import type { FareFailure } from '../../../../src/application/fare/fareFailure.ts'
import { resultsOpened } from '../../../../src/application/fare/fareResults.slice.ts'
import type { RecallEstimateError } from '../../../../src/application/fare/recallEstimate.port.ts'
import { connectionReturned } from '../../../../src/application/flow/connectionReturned.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { customerRecognised } from '../../../../src/application/session/session.slice.ts'
import type { OrderDraft } from '../../../../src/domain/booking/orderDraft.ts'
import type { FareEstimate } from '../../../../src/domain/fare/fareQuote.ts'
import { parseQuery } from '../../../../src/domain/link/query.ts'
import { asha } from '../../../support/account.ts'
import {
  aceWithHelper,
  goodsTypes,
  makeTabMemory,
  orderEstimate,
  orderQuote,
  serviceArea,
  tata407,
  twoWheeler,
} from '../../../support/booking.ts'
import { content, formRefused, quote, quotedIn, tataAce } from '../../../support/fares.ts'
import { entryOf, indiranagar } from '../../../support/places.ts'
import { visitOrder, wholeDraft } from '../../../support/visitOrder.ts'
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

describe('goods', () => {
  it('filter the vehicles and put the best first', async () => {
    const { openDraft, tell, offered, draft } = visitOrder()
    await openDraft()
    tell(goodsTypeChosen('furniture'))
    expect(offered()).toMatchObject({ vehicles: [tata407, tataAce], served: 2 })
    expect(draft()).toMatchObject({ goodsType: 'furniture', vehicleId: 1 })
    tell(goodsTypeChosen(null))
    expect(offered()).toMatchObject({ vehicles: [tataAce, tata407] })
  })

  it('drop a chosen vehicle that does not suit them, without calling it an invalid service', async () => {
    const { openDraft, tell, review } = visitOrder()
    await openDraft({ ...wholeDraft, vehicleId: 2 })
    tell(goodsTypeChosen('catering'))
    expect(review()).toMatchObject({
      vehicleInvalid: false,
      draft: { goodsType: 'catering', vehicleId: null },
    })
  })

  it('that no quoted vehicle carries lead to the fares of the other category, which stays', async () => {
    const { openDraft, tell, bookingState, offered, asked, draft } = visitOrder({
      ports: {
        quoteFare: () => TE.right({ ...quote, vehicles: [twoWheeler] }),
      },
    })
    await openDraft()
    tell(goodsTypeChosen('documents'))
    expect(offered()).toMatchObject({ vehicles: [], served: 2 })
    expect(selectOtherCategory(bookingState())).toBe('two-wheeler')
    tell(categoryRequested('two-wheeler'))
    await settle()
    expect(offered()).toMatchObject({ vehicles: [twoWheeler] })
    expect(selectOtherCategory(bookingState())).toBeNull()
    expect(draft()).toMatchObject({ goodsType: 'documents', vehicleId: null })
    tell(stopEditRequested('drop'))
    tell(stopEdited({ address: entryOf(indiranagar) }), stopSaveRequested())
    await settle()
    expect(asked.quotes).toHaveLength(2)
    for (const { enquiry } of asked.quotes) expect(enquiry.category).toBe('two-wheeler')
    expect(offered()).toMatchObject({ vehicles: [twoWheeler] })
    tell(goodsTypeChosen('furniture'))
    expect(selectOtherCategory(bookingState())).toBe('trucks')
  })

  it('lead to the fares of the other category even after a reload before these arrive', async () => {
    const memory = makeTabMemory()
    const first = visitOrder({ memory, ports: { quoteFare: () => unanswered } })
    await first.openDraft()
    first.tell(goodsTypeChosen('documents'), categoryRequested('two-wheeler'))
    await settle()
    const second = visitOrder({
      memory,
      ports: { quoteFare: () => TE.right({ ...quote, vehicles: [twoWheeler] }) },
    })
    await second.open(first.search() ?? '')
    expect(second.asked.quotes.map(({ enquiry }) => enquiry.category)).toEqual(['two-wheeler'])
    expect(second.offered()).toMatchObject({ vehicles: [twoWheeler] })
  })

  it('lead to no other fares while the order is being booked', async () => {
    const placing = makePending<RemoteError, PlacedOrder>()
    const { openDraft, tell, asked, draft } = visitOrder({
      ports: { placeOrder: () => placing.task },
    })
    await openDraft()
    tell(bookingActionRequested())
    await settle()
    tell(categoryRequested('two-wheeler'))
    await settle()
    expect(asked.quotes).toEqual([])
    expect(draft().vehicleId).toBe(1)
    placing.answer(E.left(offline))
    await settle()
    tell(stopEditRequested('drop'))
    tell(stopEdited({ address: entryOf(indiranagar) }), stopSaveRequested())
    await settle()
    expect(asked.quotes.map(({ enquiry }) => enquiry.category)).toEqual(['trucks'])
  })

  it('that do not exist are dropped', async () => {
    const { openDraft, draft, search } = visitOrder()
    await openDraft({ ...wholeDraft, goodsType: '<script>' })
    expect(draft()).toMatchObject({ goodsType: null, vehicleId: 1 })
    expect(search()).not.toContain('goods_type')
  })

  it('that fail to load are requested again, and nothing else is', async () => {
    let isDown = true
    const { openDraft, offer, tell, areas, asked } = visitOrder({
      ports: { loadGoodsTypes: () => (isDown ? TE.left(offline) : TE.right(goodsTypes)) },
    })
    await openDraft()
    expect(offer().goods).toEqual({ status: 'failed', error: offline })
    isDown = false
    tell(offerRetryRequested())
    await settle()
    expect(offer().goods).toEqual({ status: 'loaded', goodsTypes })
    expect(areas).toHaveLength(1)
    expect(asked.recalls).toHaveLength(1)
  })
})

describe('an order without an estimate', () => {
  const unquoted = { ...wholeDraft, vehicleId: null, fareEstimateToken: null }

  it('requests fares in the customer’s name', async () => {
    const { openDraft, asked, offered, draft, search } = visitOrder({
      ports: { solveCaptcha: TE.right('proof') },
    })
    await openDraft(unquoted)
    expect(asked.quotes).toHaveLength(1)
    const [sent] = asked.quotes
    expect(sent?.enquiry).toMatchObject({
      route: {
        pickup: { landmark: 'Koramangala, Bengaluru' },
        drop: { location: { lat: 12.969819 } },
      },
      contact: { name: 'Asha Rao', mobile: '9876543210', requirement: 'personal' },
      category: 'trucks',
    })
    expect(sent?.captcha).toBe('proof')
    expect(sent?.context.credentials).toEqual({
      authToken: asha.authToken,
      mobile: asha.mobile,
    })
    expect(offered()).toMatchObject({ status: 'offered', vehicles: [tataAce, tata407] })
    expect(draft()).toMatchObject({ fareEstimateToken: 'token-2', geoRegionId: 4 })
    expect(search()).toBe('?fare_estimate_token=token-2&geo_region_id=4')
  })

  it('requests two-wheeler fares if a two-wheeler is chosen', async () => {
    const { openDraft, asked, offered, draft } = visitOrder({
      ports: {
        quoteFare: () =>
          TE.right({
            url: '/en-IN/fare_estimate_mob?geo_region_id=4',
            callback: {
              result: 'success',
              prevCallbackReqIdPresent: false,
              callbackRequestId: 'cb-1',
              isExistingCust: true,
              brand: 'Hathi',
              leadEntryCreated: false,
              sendUnregisteredEvent: false,
            },
            vehicles: [twoWheeler],
          }),
      },
    })
    await openDraft({ ...unquoted, vehicleId: 97 })
    expect(asked.quotes[0]?.enquiry.category).toBe('two-wheeler')
    expect(offered()).toMatchObject({ vehicles: [twoWheeler] })
    expect(draft().vehicleId).toBe(97)
  })

  it('requests two-wheeler fares if one was chosen before its route changed, even after a reload', async () => {
    const memory = makeTabMemory()
    const first = visitOrder({
      memory,
      ports: {
        recallEstimate: () => TE.right({ ...orderEstimate, vehicles: [twoWheeler] }),
        quoteFare: () => unanswered,
      },
    })
    await first.openDraft({ ...wholeDraft, vehicleId: 97 })
    first.tell(stopEditRequested('drop'))
    first.tell(stopEdited({ address: entryOf(indiranagar) }), stopSaveRequested())
    await settle()
    expect(first.draft()).toMatchObject({ vehicleId: null, fareEstimateToken: null })
    const second = visitOrder({ memory })
    await second.open(first.search() ?? '')
    expect(second.asked.quotes.map(({ enquiry }) => enquiry.category)).toEqual(['two-wheeler'])
  })

  it.each([
    ['two-wheelers alone', [twoWheeler], 'two-wheeler'],
    ['both categories', [twoWheeler, tataAce], 'trucks'],
    ['nothing', [], 'trucks'],
  ])(
    'requests, for a new route of a link without a vehicle, fares as its estimate has: of %s',
    async (_, vehicles, category) => {
      const memory = makeTabMemory()
      const first = visitOrder({
        memory,
        ports: {
          recallEstimate: () => TE.right({ ...orderEstimate, vehicles }),
          quoteFare: () => unanswered,
        },
      })
      await first.openDraft({ ...wholeDraft, vehicleId: null })
      first.tell(stopEditRequested('drop'))
      first.tell(stopEdited({ address: entryOf(indiranagar) }), stopSaveRequested())
      await settle()
      const second = visitOrder({ memory })
      await second.open(first.search() ?? '')
      for (const { asked } of [first, second])
        expect(asked.quotes.map(({ enquiry }) => enquiry.category)).toEqual([category])
    },
  )

  it('waits for a guest to log in, and then requests fares', async () => {
    const { openDraft, asked, offered, tell } = visitOrder({ isGuest: true })
    await openDraft(unquoted)
    expect(asked.quotes).toEqual([])
    expect(offered()).toEqual({ status: 'waiting', for: 'login' })
    tell(customerRecognised(asha))
    await settle()
    expect(asked.quotes).toHaveLength(1)
    expect(offered().status).toBe('offered')
  })

  it('waits until its route is complete', async () => {
    const { openDraft, asked, offered } = visitOrder()
    await openDraft({ ...unquoted, drop: { landmark: '', location: null, house: '' } })
    expect(asked.quotes).toEqual([])
    expect(offered()).toEqual({ status: 'waiting', for: 'route' })
  })

  it('uses one request id until fares arrive', async () => {
    let isDown = true
    const { openDraft, asked, offered, tell } = visitOrder({
      ports: {
        issueFareToken: () => (isDown ? TE.left(offline) : TE.right('token-2')),
      },
    })
    await openDraft(unquoted)
    expect(offered()).toEqual({ status: 'failed', error: offline })
    isDown = false
    tell(offerRetryRequested())
    await settle()
    expect(offered().status).toBe('offered')
    const ids = [...asked.quotes, ...asked.tokens].map(({ context }) => context.requestId)
    expect(new Set(ids).size).toBe(1)
  })

  it('uses another request id for the next order, even along the same route', async () => {
    const { openDraft, leave, asked, offered } = visitOrder()
    await openDraft(unquoted)
    expect(offered().status).toBe('offered')
    leave()
    await openDraft(unquoted)
    const [first, second] = asked.quotes.map(({ context }) => context.requestId)
    expect(asked.quotes).toHaveLength(2)
    expect(second).not.toBe(first)
  })

  it('shows the service’s message about its route', async () => {
    const { openDraft, offered } = visitOrder({
      ports: {
        quoteFare: () =>
          TE.left(
            formRefused({
              unserved: ['drop'],
              fieldErrors: [{ field: 'drop', message: 'Too far.' }],
              formError: null,
            }),
          ),
      },
    })
    await openDraft(unquoted)
    expect(offered()).toEqual({
      status: 'failed',
      error: { kind: 'RouteRefused', waypoint: 'drop', message: 'Too far.' },
    })
  })

  it('shows the message about the pickup if both ends are refused, in whatever order', async () => {
    const { openDraft, offered } = visitOrder({
      ports: {
        quoteFare: () =>
          TE.left(
            formRefused({
              unserved: [],
              fieldErrors: [
                { field: 'drop', message: 'Too far.' },
                { field: 'pickup', message: 'No road.' },
              ],
              formError: null,
            }),
          ),
      },
    })
    await openDraft(unquoted)
    expect(offered()).toEqual({
      status: 'failed',
      error: { kind: 'RouteRefused', waypoint: 'pickup', message: 'No road.' },
    })
  })

  it('shows which end of its route is refused even without a message', async () => {
    const { openDraft, offered } = visitOrder({
      ports: {
        quoteFare: () =>
          TE.left(formRefused({ unserved: ['pickup', 'drop'], fieldErrors: [], formError: null })),
      },
    })
    await openDraft(unquoted)
    expect(offered()).toEqual({
      status: 'failed',
      error: { kind: 'RouteRefused', waypoint: 'pickup', message: null },
    })
  })

  it('shows the service’s message about the customer', async () => {
    const { openDraft, offered } = visitOrder({
      ports: {
        quoteFare: () =>
          TE.left(
            formRefused({
              unserved: [],
              fieldErrors: [{ field: 'mobile', message: 'Not in use.' }],
              formError: null,
            }),
          ),
      },
    })
    await openDraft(unquoted)
    expect(offered()).toEqual({
      status: 'failed',
      error: { kind: 'FormRefused', message: 'Not in use.' },
    })
  })

  it('ends the session and says so if the customer’s credentials are rejected', async () => {
    const { openDraft, offer, offered, state, browser, tell } = visitOrder({
      ports: {
        quoteFare: (_enquiry, _page, _captcha, { credentials }) =>
          credentials?.authToken === 'fresh'
            ? unanswered
            : TE.left({ kind: 'AuthenticationFailed' }),
      },
    })
    await openDraft(unquoted)
    const refused = { status: 'failed', failure: { kind: 'AuthenticationFailed' } }
    expect(offer().fares).toEqual(refused)
    expect(offered()).toEqual({ status: 'waiting', for: 'login' })
    expect(state().session).toEqual({ status: 'guest' })
    expect(browser.read()).toBeNull()
    tell(customerRecognised({ ...asha, authToken: 'fresh' }))
    await settle()
    expect(offered()).toEqual({ status: 'loading' })
  })

  it('may stop the application after a failed captcha where there is no page to reload', async () => {
    let stop = (): void => undefined
    const { openDraft, reports, tell, ...visit } = visitOrder({
      ports: { solveCaptcha: TE.left({ kind: 'CaptchaFailed' }), reloadPage: () => stop() },
    })
    stop = visit.stop
    await openDraft(unquoted)
    tell(offerRetryRequested())
    await pass(limits.captchaReloadDelay)
    const told = reports.length
    expect(reports.map(({ tag }) => tag)).not.toContain('FLOW_CRASHED')
    tell(offerRetryRequested())
    await settle()
    expect(reports).toHaveLength(told)
  })

  it('reloads the page after a failed captcha only if the customer tried again', async () => {
    const { openDraft, offered, reloads, tell } = visitOrder({
      ports: { solveCaptcha: TE.left({ kind: 'CaptchaFailed' }) },
    })
    await openDraft(unquoted)
    expect(offered()).toEqual({ status: 'failed', error: { kind: 'CaptchaFailed' } })
    await pass(60_000)
    expect(reloads).toEqual([])
    tell(offerRetryRequested())
    await pass(limits.captchaReloadDelay - 1)
    expect(reloads).toEqual([])
    await pass(1)
    expect(reloads).toHaveLength(1)
  })
})

describe('an estimate that cannot be used', () => {
  it.each<RecallEstimateError>([{ kind: 'EstimateUnknown' }, { kind: 'EstimateExpired' }])(
    'because it is gone is replaced by a new one, which is shown as renewed: %j',
    async (error) => {
      const { openDraft, offer, offered, draft } = visitOrder({
        ports: { recallEstimate: () => TE.left(error) },
      })
      await openDraft()
      expect(offered().status).toBe('offered')
      expect(offer().fares).toMatchObject({ status: 'loaded', isRenewed: true })
      expect(draft()).toMatchObject({ fareEstimateToken: 'token-2', vehicleId: 1 })
    },
  )

  it('and whose route is unknown is shown as failed, and recalled only once', async () => {
    const error: RecallEstimateError = { kind: 'EstimateExpired' }
    const { open, offered, asked } = visitOrder({
      ports: { recallEstimate: () => TE.left(error) },
    })
    await open('?fare_estimate_token=token-1')
    expect(offered()).toEqual({ status: 'failed', error })
    expect(asked.recalls).toHaveLength(1)
    expect(asked.quotes).toEqual([])
  })

  it('because it belongs to another country is neither offered nor requested here', async () => {
    const { open, offered, asked } = visitOrder({
      ports: { recallEstimate: () => TE.right(quotedIn('en-AE', orderEstimate)) },
    })
    await open('?fare_estimate_token=token-1')
    expect(offered()).toEqual({ status: 'failed', error: { kind: 'EstimateElsewhere' } })
    expect(asked.quotes).toEqual([])
  })

  it('is replaced for a guest only after the login', async () => {
    const { openDraft, offered, tell } = visitOrder({
      isGuest: true,
      ports: { recallEstimate: () => TE.left({ kind: 'EstimateExpired' }) },
    })
    await openDraft()
    expect(offered()).toEqual({ status: 'waiting', for: 'login' })
    tell(customerRecognised(asha))
    await settle()
    expect(offered().status).toBe('offered')
  })

  it('because of the connection is not replaced, but recalled again by Retry', async () => {
    let isDown = true
    const { openDraft, offered, asked, offer, tell } = visitOrder({
      ports: { recallEstimate: () => (isDown ? TE.left(offline) : TE.right(orderEstimate)) },
    })
    await openDraft()
    expect(offered()).toEqual({ status: 'failed', error: offline })
    expect(asked.quotes).toEqual([])
    isDown = false
    tell(offerRetryRequested())
    await settle()
    expect(offer().fares).toMatchObject({ status: 'loaded', isRenewed: false })
  })

  it('gives a shared link its route when Retry succeeds', async () => {
    let isDown = true
    const { open, draft, offered, tell } = visitOrder({
      ports: { recallEstimate: () => (isDown ? TE.left(offline) : TE.right(orderEstimate)) },
    })
    await open('?fare_estimate_token=token-1')
    expect(offered()).toEqual({ status: 'failed', error: offline })
    isDown = false
    tell(offerRetryRequested())
    await settle()
    expect(draft().drop.landmark).toBe('Whitefield, Bengaluru')
    expect(offered().status).toBe('offered')
  })

  it('because it has another route is replaced by one for the order’s own route', async () => {
    const { openDraft, offer, draft, asked } = visitOrder({
      ports: {
        recallEstimate: () => TE.right({ ...orderEstimate, drop: indiranagar }),
      },
    })
    await openDraft()
    expect(asked.quotes).toHaveLength(1)
    expect(offer().fares).toMatchObject({ estimate: { token: 'token-2' } })
    expect(draft().drop.landmark).toBe('Whitefield, Bengaluru')
  })
})

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
