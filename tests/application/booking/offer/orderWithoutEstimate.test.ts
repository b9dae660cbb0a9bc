import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import { offerRetryRequested } from '../../../../src/application/booking/offer/offer.slice.ts'
import {
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { customerRecognised } from '../../../../src/application/session/session.slice.ts'
import { asha } from '../../../support/account.ts'
import {
  makeTabMemory,
  orderEstimate,
  tata407,
  twoWheeler,
  wholeDraft,
} from '../../../support/booking.ts'
import { formRefused, tataAce } from '../../../support/fares.ts'
import { entryOf, indiranagar } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { pass, settle, unanswered } from '../../../support/visitStore.ts'

const offline: RemoteError = { kind: 'Unreachable', because: 'offline' }

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
