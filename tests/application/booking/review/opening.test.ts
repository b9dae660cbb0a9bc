import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import type { KeptOrder } from '../../../../src/application/booking/kept/keptOrder.ts'
import {
  draftChanged,
  orderReviewOpened,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import { selectBookable } from '../../../../src/application/booking/placing/bookable.selectors.ts'
import type { FormMemoryError } from '../../../../src/application/ports/formMemory.port.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { loginEdited, loginSubmitted } from '../../../../src/application/session/auth.slice.ts'
import { loginWanted } from '../../../../src/application/session/loginWanted.slice.ts'
import { customerRecognised } from '../../../../src/application/session/session.slice.ts'
import { parseQuery } from '../../../../src/domain/link/query.ts'
import { asha, profileOfAsha } from '../../../support/account.ts'
import { makeTabMemory, orderEstimate, wholeDraft } from '../../../support/booking.ts'
import { koramangala, whitefield } from '../../../support/places.ts'
import { nothingKnown } from '../../../support/visitAccount.ts'
import { searchOf, visitOrder } from '../../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../../support/visitStore.ts'

const wholeLink =
  '?sender_mobile=9876543210&sender_name=Asha+Rao&receiver_mobile=9812345678&receiver_name=Kiran+Rao' +
  '&from_landmark=Koramangala%2C+Bengaluru&from_lat=12.935192&from_long=77.624481&from_house=12%2C+2nd+floor' +
  '&to_landmark=Whitefield%2C+Bengaluru&to_lat=12.969819&to_long=77.749972' +
  '&vehicle_id=1&fare_estimate_token=token-1&geo_region_id=4'

const refusingMemory = {
  keep: () => TE.left({ kind: 'StorageRefused' as const }),
  recall: TE.left({ kind: 'StorageRefused' as const }),
  forget: TE.left({ kind: 'StorageRefused' as const }),
}

describe('a link to order review', () => {
  it('opens the order that it carries', async () => {
    const { open, draft } = visitOrder()
    await open(wholeLink)
    expect(draft()).toEqual(wholeDraft)
  })

  it('is replaced by one without names and addresses, which are kept in this tab', async () => {
    const { open, went, keptOrder } = visitOrder()
    await open(`${wholeLink}&utm_source=google`)
    expect(went).toHaveLength(1)
    expect(went[0]?.replacing).toBe(true)
    expect(Object.fromEntries(went[0]?.link.query ?? [])).toEqual({
      utm_source: 'google',
      vehicle_id: '1',
      fare_estimate_token: 'token-1',
      geo_region_id: '4',
    })
    expect(keptOrder()?.draft).toEqual(wholeDraft)
  })

  it('may stop the application as it is replaced', async () => {
    const stopped: boolean[] = []
    const visit = visitStore({
      goTo: () => {
        visit.stop()
        stopped.push(true)
      },
    })
    visit.tell(orderReviewOpened({ path: '/en-IN/order-review', query: parseQuery(wholeLink) }))
    await settle()
    expect(stopped).toEqual([true])
  })

  it('from our own results is left unchanged, and opened once', async () => {
    const { openDraft, went, draft, asked } = visitOrder()
    await openDraft()
    expect(went).toEqual([])
    expect(draft()).toEqual(wholeDraft)
    expect(asked.recalls).toHaveLength(1)
  })

  it('without addresses shows the route of its estimate, for example on another device', async () => {
    const { open, draft, areas, asked } = visitOrder()
    await open('?vehicle_id=2&fare_estimate_token=token-1')
    expect(draft()).toMatchObject({
      pickup: { landmark: koramangala.landmark, location: koramangala.location },
      drop: { landmark: whitefield.landmark, location: whitefield.location },
      vehicleId: 2,
      geoRegionId: 4,
    })
    expect(areas).toEqual([4])
    expect(asked.recalls).toHaveLength(1)
  })

  it('to another estimate takes nothing from the kept order', async () => {
    const { openDraft, open, draft } = visitOrder()
    await openDraft()
    await open('?vehicle_id=2&fare_estimate_token=token-9')
    expect(draft().receiver).toEqual({ name: 'Receiver', mobile: '' })
    expect(draft().pickup.house).toBe('')
  })

  it('to another route takes nothing from the kept order', async () => {
    const { openDraft, open, draft } = visitOrder()
    await openDraft()
    await open('?from_landmark=Indiranagar&from_lat=12.971891&from_long=77.641151')
    expect(draft()).toMatchObject({
      receiver: { name: 'Receiver', mobile: '' },
      drop: { landmark: '', location: null },
    })
  })

  it('to the kept order takes precedence over what is kept', async () => {
    const { openDraft, open, draft } = visitOrder()
    await openDraft()
    await open(`${searchOf(wholeDraft)}&receiver_name=Meera+Iyer&receiver_mobile=9811122233`)
    expect(draft()).toEqual({
      ...wholeDraft,
      receiver: { name: 'Meera Iyer', mobile: '9811122233' },
    })
  })

  it.each([
    '',
    '?',
    '?%',
    '?%E0%A4%A&from_lat=%FF',
    '?vehicle_id=-1&vehicle_id=1e9&geo_region_id=NaN&fare_estimate_token=%00',
    '?from_lat=1000&from_long=0&from_landmark=%F0%9F%98%80',
    '?__proto__=1&constructor=2&toString=3',
    `?sender_name=${'x'.repeat(5000)}&receiver_mobile=${'9'.repeat(5000)}`,
    '?edit=waypoint%3Dpickup&intent=request_id%3D1&order_crn=CRN1&tracking_link=%2F%2Fevil.example',
    '?goods_type=%3Cscript%3E&sender_mobile=%2B91+98765+43210',
  ])('that is hostile or truncated still opens an order: %s', async (search) => {
    const { open, draft, placing, reports } = visitOrder()
    await open(search)
    expect(draft().vehicleId).toBeNull()
    expect(placing()).toEqual({ status: 'idle', last: null })
    expect(reports).toEqual([])
  })

  it('opened again takes its route from the loaded fares and does not request them again', async () => {
    const { open, draft, asked } = visitOrder({ ports: { orderMemory: refusingMemory } })
    await open('?fare_estimate_token=token-1')
    await open('?vehicle_id=2&fare_estimate_token=token-1')
    expect(draft()).toMatchObject({
      pickup: { location: koramangala.location },
      drop: { location: whitefield.location },
      vehicleId: 2,
    })
    expect(asked.recalls).toHaveLength(1)
  })

  it('works without this browser’s memory if that hangs or refuses', async () => {
    for (const orderMemory of [
      { keep: () => unanswered, recall: unanswered, forget: unanswered },
      refusingMemory,
    ]) {
      const { open, draft, search } = visitOrder({ ports: { orderMemory } })
      await open(wholeLink)
      await pass(2 * limits.requestDeadline)
      expect(draft()).toEqual(wholeDraft)
      expect(search()).not.toMatch(/Asha|98765|12\.93/)
    }
  })
})

describe('the address of the page', () => {
  it('follows the draft without adding to the history', async () => {
    const { openDraft, tell, search, went, draft } = visitOrder()
    await openDraft()
    tell(draftChanged({ vehicleId: 2 }))
    await settle()
    expect(search()).toBe('?vehicle_id=2&fare_estimate_token=token-1&geo_region_id=4')
    tell(draftChanged({ vehicleId: null }), draftChanged({ goodsType: 'furniture' }))
    await settle()
    expect(search()).toBe('?goods_type=furniture&fare_estimate_token=token-1&geo_region_id=4')
    expect(went.every(({ replacing }) => replacing)).toBe(true)
    expect(draft()).toEqual({ ...wholeDraft, vehicleId: null, goodsType: 'furniture' })
  })

  it('does not change any more once the customer is on another page', async () => {
    let url = 'https://hathi.example/en-IN/order-review'
    const { openDraft, tell, went } = visitOrder({
      ports: { readPage: () => ({ url, isDeviceMobile: true }) },
    })
    await openDraft()
    url = 'https://hathi.example/en-IN'
    tell(draftChanged({ vehicleId: 2 }))
    await settle()
    expect(went).toEqual([])
  })

  it('opens the order of its link when the customer goes back to it', async () => {
    const { openDraft, open, draft } = visitOrder({
      ports: { recallEstimate: (token) => TE.right({ ...orderEstimate, token }) },
    })
    await openDraft()
    await open('?vehicle_id=2&fare_estimate_token=token-9')
    expect(draft()).toMatchObject({ vehicleId: 2, fareEstimateToken: 'token-9' })
    await open(searchOf(wholeDraft))
    expect(draft()).toMatchObject({ vehicleId: 1, fareEstimateToken: 'token-1' })
  })
})

describe('a reload of order review', () => {
  it('keeps what was entered', async () => {
    const memory = makeTabMemory()
    const first = visitOrder({ memory })
    await first.openDraft()
    first.tell(draftChanged({ receiver: { name: 'Meera Iyer', mobile: '9811122233' } }))
    await settle()
    const second = visitOrder({ memory })
    await second.open(first.search() ?? '')
    expect(second.draft()).toEqual({
      ...wholeDraft,
      receiver: { name: 'Meera Iyer', mobile: '9811122233' },
    })
  })

  it('before the address is updated shows what was kept last', async () => {
    const memory = makeTabMemory()
    const first = visitOrder({ memory, ports: { quoteFare: () => unanswered } })
    await first.openDraft()
    const before = first.search() ?? ''
    first.tell(
      draftChanged({
        pickup: { ...wholeDraft.pickup, landmark: 'Indiranagar' },
        vehicleId: null,
        fareEstimateToken: null,
      }),
    )
    await settle()
    const second = visitOrder({ memory })
    await second.open(before)
    expect(second.draft()).toMatchObject({
      pickup: { landmark: 'Indiranagar' },
      receiver: wholeDraft.receiver,
      vehicleId: null,
    })
  })
})

describe('a visitor who opens order review', () => {
  it('as a guest sees the order and at once the login, prefilled with the sender', async () => {
    const { openDraft, modal, state, draft } = visitOrder({ isGuest: true })
    await openDraft()
    expect(modal()).toEqual({ kind: 'auth' })
    expect(state().auth).toMatchObject({
      step: 'login',
      known: { name: 'Asha Rao', mobile: '9876543210' },
      start: { checksExistence: false, followUp: null },
    })
    expect(draft()).toEqual(wholeDraft)
  })

  it('keeps the number that they are typing if they began to log in before the order came', async () => {
    const recalled = makePending<FormMemoryError, KeptOrder | null>()
    const { open, tell, state } = visitOrder({
      isGuest: true,
      ports: { orderMemory: { ...makeTabMemory(), recall: recalled.task } },
    })
    await open(wholeLink)
    const start = { checksExistence: false, followUp: null }
    tell(loginWanted({ start, known: nothingKnown }), loginEdited({ mobile: '98111' }))
    recalled.answer(E.right(null))
    await settle()
    expect(state().auth).toMatchObject({ step: 'login', form: { input: { mobile: '98111' } } })
  })

  it('gets the code that they have asked for before the order came', async () => {
    const recalled = makePending<FormMemoryError, KeptOrder | null>()
    const sent = makePending<RemoteError, boolean>()
    const { open, tell, state } = visitOrder({
      isGuest: true,
      ports: {
        orderMemory: { ...makeTabMemory(), recall: recalled.task },
        sendCode: () => sent.task,
      },
    })
    await open(wholeLink)
    const start = { checksExistence: false, followUp: null }
    tell(loginWanted({ start, known: { ...nothingKnown, mobile: '9811122233' } }))
    tell(loginSubmitted())
    await settle()
    recalled.answer(E.right(null))
    await settle()
    sent.answer(E.right(true))
    await settle()
    expect(state().auth).toMatchObject({ step: 'otp', mobile: '9811122233' })
  })

  it('is not asked to log in before it is known that they have to', async () => {
    const profile = makePending<never, typeof profileOfAsha>()
    const { openDraft, modal, draft } = visitOrder({ ports: { loadProfile: () => profile.task } })
    await openDraft()
    expect(draft()).toEqual(wholeDraft)
    expect(modal()).toEqual({ kind: 'none' })
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
  })

  it('is asked to log in if their kept session has ended', async () => {
    const { openDraft, modal } = visitOrder({
      ports: {
        loadProfile: () => TE.left({ kind: 'NetworkError', because: 'unbelieved', message: null }),
      },
    })
    await openDraft()
    expect(modal()).toEqual({ kind: 'auth' })
  })

  it('becomes the sender if nobody is named', async () => {
    const { openDraft, draft } = visitOrder()
    await openDraft({ ...wholeDraft, sender: { name: 'Sender', mobile: '' } })
    expect(draft().sender).toEqual({ name: 'Asha Rao', mobile: '9876543210' })
  })

  it('becomes the sender if only their number is given, as after an estimate without a name', async () => {
    const { openDraft, draft } = visitOrder()
    await openDraft({ ...wholeDraft, sender: { name: 'Sender', mobile: '9876543210' } })
    expect(draft().sender).toEqual({ name: 'Asha Rao', mobile: '9876543210' })
  })

  it.each([
    { ...profileOfAsha, firstName: 'Maria', lastName: "D'Souza" },
    { ...profileOfAsha, firstName: 'Al', lastName: '' },
  ])(
    'may book with a profile name that the name field would refuse: $firstName $lastName',
    async (profile) => {
      const { openDraft, draft, bookingState } = visitOrder({
        ports: { loadProfile: () => TE.right(profile) },
      })
      await openDraft({ ...wholeDraft, sender: { name: 'Sender', mobile: '9876543210' } })
      expect(draft().sender).toEqual({ name: 'Sender', mobile: '9876543210' })
      expect(selectBookable(bookingState())).not.toBeNull()
    },
  )

  it('becomes the sender after logging in as well', async () => {
    const { openDraft, draft, tell } = visitOrder({ isGuest: true })
    await openDraft({ ...wholeDraft, sender: { name: 'Sender', mobile: '' } })
    expect(draft().sender).toEqual({ name: 'Sender', mobile: '' })
    tell(customerRecognised(asha))
    await settle()
    expect(draft().sender).toEqual({ name: 'Asha Rao', mobile: '9876543210' })
  })

  it.each([
    { name: 'Meera Iyer', mobile: '' },
    { name: 'Sender', mobile: '9811122233' },
  ])('does not replace a sender with a name or number: %j', async (sender) => {
    const { openDraft, draft } = visitOrder()
    await openDraft({ ...wholeDraft, sender })
    expect(draft().sender).toEqual(sender)
  })

  it('is not asked to log in on another page that they have just gone to', async () => {
    let url = 'https://hathi.example/en-IN/order-review'
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, modal } = visitOrder({
      ports: {
        loadProfile: () => profile.task,
        readPage: () => ({ url, isDeviceMobile: true }),
      },
    })
    await openDraft()
    url = 'https://hathi.example/en-IN'
    profile.answer(E.left({ kind: 'NetworkError', because: 'unbelieved', message: null }))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
  })

  it('may leave before it is known whether they are a customer', async () => {
    const { openDraft, leave, modal } = visitOrder({ ports: { loadProfile: () => unanswered } })
    await openDraft()
    leave()
    await pass(60_000)
    expect(modal()).toEqual({ kind: 'none' })
  })
})
