import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { begunOrder, type KeptOrder } from '../../../src/application/booking/kept/keptOrder.ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { FareMemory, KeptParams } from '../../../src/application/fare/fareMemory.port.ts'
import {
  bookingRequested,
  estimateShown,
  resultsOpened,
} from '../../../src/application/fare/fareResults.slice.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import {
  authClosed,
  codeEdited,
  codeSubmitted,
  loginEdited,
  loginSubmitted,
} from '../../../src/application/session/auth.slice.ts'
import { loginFollowed } from '../../../src/application/session/loginFollowed.ts'
import { customerRecognised, sessionEnded } from '../../../src/application/session/session.slice.ts'
import { parseQuery, type Query } from '../../../src/domain/link/query.ts'
import { asha, profileOfAsha } from '../../support/account.ts'
import { makeTabMemory, wholeDraft } from '../../support/booking.ts'
import { estimate, filledForm, india, marketIn } from '../../support/fares.ts'
import { koramangala, whitefield } from '../../support/places.ts'
import type { WorldNeeds } from '../../support/visitStore.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { nothingKept } from '../../support/world.ts'

const path = '/en-IN/fare_estimate_mob'
const shown = resultsOpened({ path, query: parseQuery('?fare_estimate_token=token-1') })
const customer = customerRecognised(asha)
const book = bookingRequested({ vehicleId: 1 })

/** A visit to results that came from a link: the form is empty. */
const visitResults = async (ports: Partial<WorldNeeds> = {}) => {
  const visit = visitStore(ports)
  visit.tell(shown)
  await settle()
  return visit
}

const recalling = (recall: FareMemory['params']['recall']): FareMemory => ({
  draft: nothingKept,
  params: { ...nothingKept, recall },
})

const remembering = (params: Query, token = 'token-1'): Pick<WorldNeeds, 'memory'> => ({
  memory: recalling(
    TE.right({ country: india.country.code, params: [...params, ['fare_estimate_token', token]] }),
  ),
})

const meera = { name: 'Meera Iyer', mobile: '9811122233' }

describe('booking a vehicle of the results', () => {
  it('does not open or keep an order if its customer logs out meanwhile', async () => {
    const recall = makePending<FormMemoryError, KeptOrder | null>()
    const memory = makeTabMemory()
    const visit = await visitResults({ orderMemory: { ...memory, recall: recall.task } })
    visit.tell(customer, book)
    await settle()
    expect(visit.results()).toMatchObject({ bookedVehicleId: 1 })
    visit.tell(sessionEnded('left'))
    expect(visit.results()).toMatchObject({ bookedVehicleId: null })
    recall.answer(E.right(null))
    await settle()
    expect(visit.went).toEqual([])
    expect(memory.kept()).toBeNull()
  })

  it('does not open the order of the first estimate if another one is shown meanwhile', async () => {
    const recall = makePending<FormMemoryError, KeptParams | null>()
    const visit = await visitResults({
      memory: recalling(recall.task),
    })
    visit.tell(customer, book, estimateShown({ ...estimate, token: 'token-2' }))
    recall.answer(E.right(null))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.results()).toMatchObject({ bookedVehicleId: null })
  })

  it('takes a customer to order review with the route, the vehicle and the token', async () => {
    const { tell, went, kept } = await visitResults()
    tell(customer, book)
    await settle()
    expect(went).toEqual([
      {
        link: {
          site: null,
          path: '/en-IN/order-review',
          query: [
            ['vehicle_id', '1'],
            ['fare_estimate_token', 'token-1'],
            ['geo_region_id', '4'],
          ],
        },
        replacing: false,
      },
    ])
    expect(kept.orders[0]?.draft).toMatchObject({
      sender: { name: 'Asha Rao', mobile: '9876543210' },
      receiver: { name: 'Receiver' },
      pickup: { landmark: koramangala.landmark, location: koramangala.location },
      drop: { landmark: whitefield.landmark, location: whitefield.location },
    })
  })

  it('marks the vehicle until order review has loaded, for 15 seconds at most', async () => {
    const page = makePending<never, unknown>()
    const visit = await visitResults({ loadOrderReview: page.task })
    visit.tell(customer, book)
    await settle()
    expect(visit.results()).toMatchObject({ bookedVehicleId: 1 })
    expect(visit.went).toEqual([])
    while (page.count() > 0) page.answer(E.right('here'))
    await settle()
    expect(visit.went).toHaveLength(1)
    expect(visit.results()).toMatchObject({ bookedVehicleId: null })
    visit.tell(book)
    await pass(14_999)
    expect(visit.went).toHaveLength(1)
    await pass(1)
    expect(visit.went).toHaveLength(2)
  })

  it('does not open an order whose page loads after the customer has gone to another page', async () => {
    const page = makePending<never, unknown>()
    let url = `https://hathi.example${path}`
    const readPage = () => ({ url, isDeviceMobile: true })
    const visit = await visitResults({ loadOrderReview: page.task, readPage })
    visit.tell(customer, book)
    await settle()
    url = 'https://hathi.example/en-IN/support'
    while (page.count() > 0) page.answer(E.right('here'))
    await settle()
    expect(visit.went).toEqual([])
  })

  it.each([
    [
      'another estimate was opened',
      '?fare_estimate_token=token-2',
      { estimate: { token: 'token-2' }, bookedVehicleId: null },
    ],
    ['a link without an estimate was opened', '', { error: { kind: 'LinkIncomplete' } }],
  ])(
    'does not open an order whose page loads after %s on the same page',
    async (_, search, results) => {
      const page = makePending<never, unknown>()
      const visit = await visitResults({
        loadOrderReview: page.task,
        recallEstimate: (token) => TE.right({ ...estimate, token }),
      })
      visit.tell(customer, book)
      await settle()
      visit.tell(resultsOpened({ path, query: parseQuery(search) }))
      await settle()
      while (page.count() > 0) page.answer(E.right('here'))
      await settle()
      expect(visit.results()).toMatchObject(results)
      expect(visit.went).toEqual([])
    },
  )

  it('asks nobody to log in who has gone to another page while the contact was read', async () => {
    let url = `https://hathi.example${path}`
    const recall = makePending<FormMemoryError, KeptParams | null>()
    const visit = await visitResults({
      memory: recalling(recall.task),
      readPage: () => ({ url, isDeviceMobile: true }),
    })
    visit.tell(book)
    await settle()
    url = 'https://hathi.example/en-IN/support'
    recall.answer(E.right(null))
    await settle()
    expect(visit.state().auth?.step).toBe('closed')
  })

  it('leaves the kept order alone if the customer has gone to another page while it was read', async () => {
    let url = `https://hathi.example${path}`
    const recall = makePending<FormMemoryError, KeptOrder | null>()
    const visit = await visitResults({
      orderMemory: { ...makeTabMemory(), recall: recall.task },
      readPage: () => ({ url, isDeviceMobile: true }),
    })
    visit.tell(customer, book)
    await settle()
    url = 'https://hathi.example/en-IN/support'
    recall.answer(E.right(null))
    await settle()
    expect(visit.kept.orders).toEqual([])
    expect(visit.went).toEqual([])
  })

  it('starts to load order review while a guest logs in', async () => {
    let asked = 0
    const visit = await visitResults({
      loadOrderReview: () => {
        asked += 1
        return unanswered()
      },
    })
    visit.tell(book)
    await settle()
    expect(visit.state().auth?.step).toBe('login')
    expect(asked).toBe(1)
  })

  it('asks a guest to log in first, and then goes to order review', async () => {
    const { tell, went, kept, state } = await visitResults()
    tell(fareEdited(filledForm), book)
    await settle()
    expect(went).toEqual([])
    expect(state().auth).toMatchObject({
      step: 'login',
      known: { name: 'Kiran Rao', mobile: '+91 98123-45678', requirement: 'business' },
    })
    tell(loginSubmitted())
    await settle()
    tell(codeEdited('123456'), codeSubmitted())
    await pass(limits.modalCloseDelay)
    expect(went.map(({ link }) => link.path)).toEqual(['/en-IN/order-review'])
    expect(kept.orders[0]?.draft.sender).toEqual({ name: 'Asha Rao', mobile: '9812345678' })
  })

  it('prefills the login of a guest with the details that were taken out of the URL', async () => {
    const { tell, state } = await visitResults(
      remembering([
        ['customer_name', 'Meera+Iyer'],
        ['customer_mobile', '9811122233'],
        ['frequency', 'business'],
      ]),
    )
    tell(book)
    await settle()
    expect(state().auth).toMatchObject({
      step: 'login',
      known: { name: 'Meera Iyer', mobile: '9811122233', requirement: 'business' },
    })
  })

  it('prefills no more of a link’s name than a name may have', async () => {
    const { tell, state } = await visitResults(
      remembering([['customer_name', `Meera\n${'Iyer'.repeat(10_000)}`]]),
    )
    tell(book)
    await settle()
    expect(state().auth).toMatchObject({
      step: 'login',
      known: { name: expect.stringMatching(/^Meera Iyer\S{150,190}$/) },
    })
  })

  it('lets a guest log in with a number whose plus sign was not encoded in the link', async () => {
    const params = parseQuery('?customer_mobile=+919811122233')
    const { tell, state } = await visitResults(remembering(params))
    tell(book)
    await settle()
    expect(state().auth).toMatchObject({ step: 'login', known: { mobile: '+919811122233' } })
    tell(loginSubmitted())
    await settle()
    expect(state().auth).toMatchObject({ step: 'otp' })
  })

  it('uses the name in the fare link if the profile has none', async () => {
    const { tell, kept } = await visitResults(remembering([['sender_name', 'Meera Iyer']]))
    tell(customerRecognised({ ...asha, name: '' }), book)
    await settle()
    expect(kept.orders[0]?.draft.sender).toEqual({ name: 'Meera Iyer', mobile: '9876543210' })
  })

  it('uses no name or number of a link that this tab opened earlier', async () => {
    const before = remembering(
      [
        ['customer_name', 'Meera Iyer'],
        ['customer_mobile', '9811122233'],
      ],
      'token-0',
    )
    const guests = await visitResults(before)
    guests.tell(book)
    await settle()
    expect(guests.state().auth).toMatchObject({ step: 'login', known: { name: '', mobile: '' } })
    const { tell, kept } = await visitResults(before)
    tell(customerRecognised({ ...asha, name: '' }), book)
    await settle()
    expect(kept.orders[0]?.draft.sender).toEqual({ name: 'Sender', mobile: '9876543210' })
  })

  it('does not use a profile name that the name field would refuse', async () => {
    const { tell, kept } = await visitResults(remembering([['sender_name', 'Meera Iyer']]))
    tell(customerRecognised({ ...asha, name: "Maria D'Souza" }), book)
    await settle()
    expect(kept.orders[0]?.draft.sender).toEqual({ name: 'Sender', mobile: '9876543210' })
  })

  it('waits until it is known whether the visitor is a customer', async () => {
    const profile = makePending<never, typeof profileOfAsha>()
    const { tell, went, state } = await visitResults({
      credentials: {
        read: () => asha,
        keep: () => undefined,
        forget: () => undefined,
      },
      loadProfile: () => profile.task,
    })
    tell(book, book)
    await settle()
    expect(went).toEqual([])
    expect(state().auth?.step).toBe('closed')
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(went).toHaveLength(1)
  })

  it('opens order review even if this browser’s memory hangs', async () => {
    const { tell, went } = await visitResults({
      memory: recalling(unanswered),
      orderMemory: { keep: () => unanswered, recall: unanswered, forget: unanswered },
    })
    tell(customer, book)
    await pass(2 * limits.requestDeadline)
    expect(went).toHaveLength(1)
  })

  it('keeps what was entered for the same estimate earlier, and chooses the other vehicle', async () => {
    const entered = begunOrder(india)({ ...wholeDraft, receiver: meera, vehicleId: 2 })
    const { tell, went, kept } = await visitResults({ orderMemory: makeTabMemory(entered) })
    tell(customer, book)
    await settle()
    expect(kept.orders).toEqual([])
    expect(went[0]?.link.query).toContainEqual(['vehicle_id', '1'])
  })

  it('keeps names and addresses even if the memory refuses to be read', async () => {
    const { tell, went, kept } = await visitResults({
      orderMemory: { ...makeTabMemory(), recall: TE.left({ kind: 'StorageRefused' }) },
    })
    tell(customer, book)
    await settle()
    expect(kept.orders).toHaveLength(1)
    expect(kept.orders[0]?.draft.fareEstimateToken).toBe('token-1')
    expect(went).toHaveLength(1)
  })

  it('carries nothing over that was entered for another estimate', async () => {
    const draft = { ...wholeDraft, receiver: meera, fareEstimateToken: 'token-0' }
    const entered = begunOrder(india)(draft)
    const { tell, kept } = await visitResults({ orderMemory: makeTabMemory(entered) })
    tell(customer, book)
    await settle()
    expect(kept.orders[0]?.draft.receiver).toEqual({ name: 'Receiver', mobile: '' })
    expect(kept.orders[0]?.draft.fareEstimateToken).toBe('token-1')
  })

  describe('of an order that has got another estimate since', () => {
    const draft = { ...wholeDraft, receiver: meera, vehicleId: 2, fareEstimateToken: 'token-2' }
    const renewed: KeptOrder = { ...begunOrder(india)(draft), formerToken: 'token-1' }

    const bookedFrom = async (entered: KeptOrder) => {
      const { tell, kept } = await visitResults({ orderMemory: makeTabMemory(entered) })
      tell(customer, book)
      await settle()
      return kept.orders
    }

    it('keeps what was entered, with the estimate that is chosen from', async () => {
      expect(await bookedFrom(renewed)).toEqual([
        {
          ...renewed,
          draft: { ...draft, vehicleId: 1, fareEstimateToken: 'token-1' },
          formerToken: 'token-2',
        },
      ])
    })

    it('drops the goods that led to the other category', async () => {
      const [order] = await bookedFrom({
        ...renewed,
        draft: { ...draft, vehicleId: 97, goodsType: 'documents' },
        category: 'two-wheeler',
      })
      expect(order).toMatchObject({
        draft: { receiver: meera, vehicleId: 1, goodsType: null },
        category: null,
      })
    })

    it.each<[string, KeptOrder]>([
      ['its route is another one by now', { ...renewed, draft: { ...draft, drop: draft.pickup } }],
      ['it is placed', { ...renewed, placed: { crn: 'CRN7', trackingUrl: '' } }],
    ])('carries nothing over if %s', async (_, entered) => {
      const [order] = await bookedFrom(entered)
      expect(order?.draft.receiver).toEqual({ name: 'Receiver', mobile: '' })
      expect(order?.formerToken).toBeNull()
    })
  })

  it('does nothing in a market without the booking flow', async () => {
    const { tell, went, state } = await visitResults({ market: marketIn('en-AE') })
    tell(book, customer, book)
    await settle()
    expect(went).toEqual([])
    expect(state().auth?.step).toBe('closed')
  })

  it('does nothing if no results are shown', async () => {
    const { tell, went } = visitStore()
    tell(customer, book)
    await settle()
    expect(went).toEqual([])
  })

  it('is not continued by a later login once its own login was closed', async () => {
    const { tell, went } = await visitResults()
    tell(book)
    await settle()
    tell(authClosed(), customer)
    await pass(60_000)
    expect(went).toEqual([])
  })

  it.each([
    ['continues once its estimate is recalled', path, ['/en-IN/order-review']],
    ['does not continue on another page', '/en-IN/support', []],
  ])('%s if its login, after a reload, ended before that', async (_, present, paths) => {
    const recall = makePending<never, typeof estimate>()
    let at = path
    const { tell, went } = visitStore({
      recallEstimate: () => recall.task,
      readPage: () => ({ url: `https://hathi.example${at}`, isDeviceMobile: true }),
    })
    tell(shown, customer, loginFollowed({ kind: 'bookVehicle', vehicleId: 1 }))
    await settle()
    expect(went).toEqual([])
    at = present
    recall.answer(E.right(estimate))
    await settle()
    expect(went.map(({ link }) => link.path)).toEqual(paths)
  })

  it('keeps a number that was corrected in the login', async () => {
    const { tell, kept } = await visitResults()
    tell(fareEdited(filledForm), book)
    await settle()
    tell(loginEdited({ mobile: '9822222222' }), loginSubmitted())
    await settle()
    tell(codeEdited('123456'), codeSubmitted())
    await pass(limits.modalCloseDelay)
    expect(kept.orders[0]?.draft.sender.mobile).toBe('9822222222')
  })
})
