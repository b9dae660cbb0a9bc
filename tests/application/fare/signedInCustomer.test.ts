import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import { asha } from '../../support/account.ts'
import { filledForm, marketIn, quote } from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala } from '../../support/places.ts'
import { elsewhere } from '../../support/visitFares.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'

describe('a customer who is signed in', () => {
  const customer = customerRecognised({
    ...asha,
    name: 'Asha Menon',
    mobile: '9000000001',
    requirement: 'personal',
  })
  const onlyRoute = { pickup: entryOf(koramangala), drop: entryOf(indiranagar) }

  /** Order review: all requests for it get the same load. */
  const makeScreen = () => {
    const waiting = makePending<never, unknown>()
    const coming = waiting.task()
    let count = 0
    return {
      load: () => {
        count += 1
        return coming
      },
      count: () => count,
      come: async () => {
        waiting.answer(E.right('here'))
        await settle()
      },
    }
  }

  const toOrderReview = async (needs: Parameters<typeof visitStore>[0]) => {
    const visit = visitStore(needs)
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await settle()
    return visit
  }

  it('has order review loaded with the fares, and a busy form until it is ready', async () => {
    const fares = makePending<RemoteError, FareQuote>()
    const screen = makeScreen()
    const visit = await toOrderReview({ loadOrderReview: screen.load, quoteFare: () => fares.task })
    expect(screen.count()).toBe(1)
    fares.answer(E.right(quote))
    await settle()
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    expect(visit.went).toEqual([])
    await screen.come()
    expect(visit.went).toHaveLength(1)
    expect(visit.form().phase).toEqual({ status: 'untouched' })
  })

  it('gets to order review even if it does not load, after 15 seconds at the latest', async () => {
    const lost = await toOrderReview({ loadOrderReview: TE.left('lost') })
    expect(lost.went).toHaveLength(1)
    const hanging = await toOrderReview({ loadOrderReview: unanswered })
    await pass(14_999)
    expect(hanging.went).toEqual([])
    await pass(1)
    expect(hanging.went).toHaveLength(1)
  })

  it('is not led back to order review if it loads after they went to another page', async () => {
    const place = elsewhere()
    const screen = makeScreen()
    const visit = await toOrderReview({ loadOrderReview: screen.load, readPage: place.readPage })
    place.leave()
    await screen.come()
    expect(visit.went).toEqual([])
  })

  it('goes to order review if the market has the booking flow', async () => {
    let loaded = 0
    const visit = visitStore({
      loadResults: async () => {
        loaded += 1
        return E.right('here')
      },
    })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    // Another form on the page, which would open its address again on a return.
    visit.tell(
      pickerOpened({ owner: 'lead', waypoint: 'drop', near: null, onChoice: 'pin', place: null }),
    )
    await settle()
    expect(visit.picker()).toEqual({ status: 'closed' })
    expect(visit.asked.quotes[0]?.enquiry.contact).toEqual({
      name: 'Asha Menon',
      mobile: '9000000001',
      requirement: 'personal',
    })
    const proof = { authToken: asha.authToken, mobile: '9000000001' }
    expect(visit.asked.quotes[0]?.context.credentials).toEqual(proof)
    expect(visit.asked.tokens[0]?.context.credentials).toEqual(proof)
    expect(visit.went).toHaveLength(1)
    expect(loaded).toBe(0)
    expect(visit.went[0]?.link).toMatchObject({ site: null, path: '/en-IN/order-review' })
    expect(Object.fromEntries(visit.went[0]?.link.query ?? [])).toEqual({
      fare_estimate_token: 'token-1',
      geo_region_id: '4',
    })
    expect(visit.kept.orders[0]).toMatchObject({
      country: 'IN',
      customer: null,
      draft: {
        sender: { mobile: '9000000001', name: 'Asha Menon' },
        pickup: { landmark: koramangala.landmark },
        drop: { landmark: indiranagar.landmark },
      },
    })
    expect(visit.results().status).toBe('shown')
  })

  it.each([
    'https://elsewhere.example/fares?geo_region_id=4',
    'javascript:alert(1)?geo_region_id=4',
  ])(
    'goes to order review whatever link the service returns, which is not followed: %s',
    async (url) => {
      const visit = visitStore({
        quoteFare: () => TE.right({ ...quote, url }),
        readLink: () => E.left({ kind: 'LinkRefused' }),
      })
      visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
      await settle()
      expect(visit.went.map(({ link }) => link.path)).toEqual(['/en-IN/order-review'])
      expect(visit.went[0]?.link.query).toContainEqual(['geo_region_id', '4'])
      expect(visit.reports).toEqual([])
    },
  )

  it('follows the returned link only if it is allowed, where there is no booking flow', async () => {
    const visit = visitStore({
      market: marketIn('en-AE'),
      readLink: () => E.left({ kind: 'LinkRefused' }),
    })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'LinkRefused' } })
  })

  it('finds the two-wheeler chosen after asking for two-wheeler fares', async () => {
    const visit = visitStore()
    visit.tell(customer, fareEdited({ ...onlyRoute, category: 'two-wheeler' }), estimateRequested())
    await settle()
    expect(visit.went[0]?.link.query).toContainEqual(['vehicle_id', '97'])
  })

  it.each([
    ['hangs', { keep: () => unanswered }],
    ['refuses', { keep: () => TE.left({ kind: 'StorageRefused' as const }) }],
  ])('goes to order review even if this browser’s memory %s', async (_, keeping) => {
    const visit = visitStore({
      orderMemory: { recall: TE.right(null), forget: TE.right(undefined), ...keeping },
    })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await pass(limits.requestDeadline)
    expect(visit.went.map(({ link }) => link.path)).toEqual(['/en-IN/order-review'])
  })

  it('has what they entered kept even while order review is slow to load', async () => {
    const kept: unknown[] = []
    const visit = visitStore({
      orderMemory: {
        recall: TE.right(null),
        forget: TE.right(undefined),
        keep: (order) => {
          kept.push(order)
          return TE.right(undefined)
        },
      },
      loadOrderReview: unanswered,
    })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await pass(limits.requestDeadline)
    expect(visit.went).toHaveLength(1)
    expect(kept).toHaveLength(1)
  })

  it('sends credentials only after signing in', async () => {
    const visit = visitStore()
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.asked.quotes[0]?.context).not.toHaveProperty('credentials')
  })

  it('goes to the results in a market without the booking flow', async () => {
    const visit = visitStore({ market: marketIn('en-AE') })
    visit.tell(customer, fareEdited(onlyRoute), estimateRequested())
    await settle()
    expect(visit.went[0]?.link.path).toBe('/en-IN/fare_estimate_mob')
  })
})
