import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import { begunOrder, type KeptOrder } from '../../../../src/application/booking/kept/keptOrder.ts'
import {
  bookingActionRequested,
  reviewAgainRequested,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type {
  PlacedOrder,
  PlaceOrderError,
} from '../../../../src/application/booking/order/placeOrder.port.ts'
import { estimateRequested, fareEdited } from '../../../../src/application/fare/fareForm.slice.ts'
import {
  bookingRequested,
  resultsOpened,
} from '../../../../src/application/fare/fareResults.slice.ts'
import type { FormMemoryError } from '../../../../src/application/ports/formMemory.port.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import {
  type Customer,
  customerRecognised,
  logoutRequested,
  tabReturned,
} from '../../../../src/application/session/session.slice.ts'
import { showsErrorOf } from '../../../../src/domain/form/form.ts'
import type { Profile } from '../../../../src/domain/session/profile.ts'
import { asha, makeTab, profileOfAsha } from '../../../support/account.ts'
import { makeTabMemory, orderEstimate, placedOrder, wholeDraft } from '../../../support/booking.ts'
import { filledForm, india } from '../../../support/fares.ts'
import { indiranagar } from '../../../support/places.ts'
import { searchOf, visitOrder } from '../../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered } from '../../../support/visitStore.ts'
import { nothingKept } from '../../../support/world.ts'

const kiran: Customer = {
  ...asha,
  authToken: 'token-of-kiran',
  mobile: '9845098450',
  name: 'Kiran Shah',
  email: 'kiran@example.in',
}
const kiransProfile = {
  ...profileOfAsha,
  mobile: kiran.mobile,
  firstName: 'Kiran',
  lastName: 'Shah',
}

const book = bookingActionRequested()
const nobody = { name: 'Receiver', mobile: '' }
const noSender = { name: 'Sender', mobile: '' }

const reviewing = async (options: Parameters<typeof visitOrder>[0] = {}) => {
  const visit = visitOrder(options)
  await visit.openDraft()
  return visit
}

const textOf = (order: KeptOrder | null): string => JSON.stringify(order)
const people = /Rao|9876543210|9812345678|2nd floor/

/** The order without its customer's data: the estimate's route and the choices. */
const anonymous = {
  ...wholeDraft,
  sender: noSender,
  receiver: nobody,
  pickup: { ...wholeDraft.pickup, house: '' },
}

describe('the order of a customer who logs out', () => {
  it('gets no fares that were requested in their name, however late these arrive', async () => {
    const token = makePending<never, string>()
    const { tell, draft, offer, search, keptOrder } = await reviewing({
      ports: {
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
        issueFareToken: () => token.task,
      },
    })
    expect(token.count()).toBe(1)
    tell(logoutRequested())
    await settle()
    token.answer(E.right('token-of-asha'))
    await settle()
    expect(draft()).toMatchObject({ fareEstimateToken: wholeDraft.fareEstimateToken })
    expect(offer().fares.status).toBe('failed')
    expect(search()).not.toContain('token-of-asha')
    expect(textOf(keptOrder())).not.toContain('token-of-asha')
  })

  it('is opened again from its link, without its people and without a login', async () => {
    const { tell, draft, memory, modal, search } = await reviewing()
    tell(logoutRequested())
    await settle()
    expect(draft()).toEqual(anonymous)
    expect(textOf(memory.kept())).not.toMatch(people)
    expect(search()).toBe(searchOf(wholeDraft))
    expect(modal()).toEqual({ kind: 'none' })
  })

  it('keeps a route that has no estimate yet, without its people and houses', async () => {
    const { tell, draft } = await reviewing({ ports: { quoteFare: () => unanswered } })
    tell(stopEditRequested('drop'))
    tell(stopEdited({ address: { status: 'resolved', place: indiranagar } }), stopSaveRequested())
    await settle()
    expect(draft().fareEstimateToken).toBeNull()
    const route = { pickup: draft().pickup, drop: draft().drop }
    tell(logoutRequested())
    await settle()
    expect(draft()).toMatchObject({
      sender: noSender,
      receiver: nobody,
      pickup: { ...route.pickup, house: '' },
      drop: { landmark: indiranagar.landmark, location: indiranagar.location, house: '' },
    })
  })

  it('keeps the same vehicles on offer', async () => {
    const { tell, offered } = await reviewing()
    const before = offered()
    expect(before.status).toBe('offered')
    tell(logoutRequested())
    await settle()
    expect(offered()).toEqual(before)
  })

  it('belongs to the next customer who logs in', async () => {
    const { tell, draft, placed } = await reviewing()
    tell(logoutRequested())
    await settle()
    tell(customerRecognised(kiran), book)
    await settle()
    expect(draft().sender).toEqual({ name: 'Kiran Shah', mobile: kiran.mobile })
    expect(draft().receiver).toEqual(nobody)
    // The receiver is missing.
    expect(placed).toEqual([])
  })

  it('is forgotten even if its page is not open', async () => {
    const memory = makeTabMemory()
    const { tell, leave, open, draft, placing } = await reviewing({ memory })
    tell(book)
    await settle()
    leave()
    tell(logoutRequested())
    await settle()
    expect(placing()).toEqual({ status: 'idle', last: null })
    expect(memory.kept()).toBeNull()
    tell(customerRecognised(kiran))
    await open(searchOf(wholeDraft))
    expect(draft()).toEqual({ ...anonymous, sender: { name: 'Kiran Shah', mobile: kiran.mobile } })
  })

  it('leaves nothing in the order that the next customer books from the same estimate', async () => {
    const memory = makeTabMemory()
    const visit = await reviewing({ memory })
    visit.tell(
      resultsOpened({
        path: '/en-IN/fare_estimate_mob',
        query: [['fare_estimate_token', 'token-1']],
      }),
    )
    await settle()
    visit.leave()
    visit.tell(logoutRequested())
    await settle()
    visit.tell(customerRecognised(kiran), bookingRequested({ vehicleId: 1 }))
    await settle()
    expect(textOf(memory.kept())).not.toMatch(people)
    expect(memory.kept()?.draft.sender.mobile).toBe(kiran.mobile)
  })

  it('loses its confirmation', async () => {
    const { tell, placing, modal } = await reviewing()
    tell(book)
    await settle()
    expect(placing().status).toBe('placed')
    tell(logoutRequested())
    await settle()
    expect(placing()).toEqual({ status: 'idle', last: null })
    expect(modal()).toEqual({ kind: 'none' })
  })

  it.each<[string, E.Either<PlaceOrderError, PlacedOrder>]>([
    ['placed', E.right(placedOrder)],
    ['refused', E.left({ kind: 'OrderRefused', message: 'Not today', unserved: [], parts: [] })],
    ['lost', E.left({ kind: 'Unreachable', because: 'connection' })],
  ])('shows no outcome if it was still being booked and is %s afterwards', async (_, answer) => {
    const order = makePending<PlaceOrderError, PlacedOrder>()
    const { tell, placing, modal, memory } = await reviewing({
      ports: { placeOrder: () => order.task },
    })
    tell(book)
    await settle()
    tell(logoutRequested())
    await settle()
    order.answer(answer)
    await settle()
    expect(placing()).toEqual({ status: 'idle', last: null })
    expect(modal()).toEqual({ kind: 'none' })
    expect(textOf(memory.kept())).not.toMatch(people)
  })

  it('loses what is being edited, and its dialog closes', async () => {
    const { tell, review, modal, memory } = await reviewing()
    tell(stopEditRequested('drop'), stopEdited({ name: 'Meera Rao', mobile: '9811122233' }))
    await settle()
    tell(logoutRequested())
    await settle()
    expect(review().edit).toBeNull()
    expect(modal()).toEqual({ kind: 'none' })
    expect(textOf(memory.kept())).not.toMatch(/Meera|9811122233/)
  })

  it('does not come back when the kept order is read after the logout', async () => {
    const recalled = makePending<FormMemoryError, KeptOrder | null>()
    const memory = makeTabMemory()
    const visit = visitOrder({ ports: { orderMemory: { ...memory, recall: recalled.task } } })
    await visit.openDraft()
    visit.tell(logoutRequested())
    await settle()
    expect(visit.draft()).toEqual(anonymous)
    recalled.answer(E.right(begunOrder(india)(wholeDraft)))
    await settle()
    expect(visit.draft()).toEqual(anonymous)
  })

  it('disappears from the page even if this browser’s memory hangs', async () => {
    const memory = makeTabMemory()
    const visit = visitOrder({ ports: { orderMemory: { ...memory, forget: unanswered } } })
    await visit.open(`${searchOf(wholeDraft)}&sender_name=Asha+Rao&sender_mobile=9876543210`)
    visit.tell(logoutRequested())
    await pass(limits.requestDeadline)
    expect(visit.draft().sender).toEqual(noSender)
  })

  it('disappears when they log out in another tab', async () => {
    const tab = makeTab()
    const { browser, draft, memory } = await reviewing({ ports: { onReturn: tab.onReturn } })
    browser.change(null)
    tab.comeBack()
    await settle()
    expect(draft()).toEqual(anonymous)
    expect(textOf(memory.kept())).not.toMatch(people)
  })
})

describe('the order of a customer whose credentials are rejected', () => {
  const refusing = () => TE.left<PlaceOrderError, PlacedOrder>({ kind: 'AuthenticationFailed' })

  it('waits for them, with all that they entered', async () => {
    const { tell, draft, memory } = await reviewing({ ports: { placeOrder: refusing } })
    tell(book)
    await settle()
    expect(draft()).toEqual(wholeDraft)
    tell(customerRecognised({ ...asha, authToken: 'newer' }))
    await settle()
    expect(draft()).toEqual(wholeDraft)
    expect(textOf(memory.kept())).toMatch(people)
  })

  it('is not shown to another customer who logs in instead', async () => {
    const { tell, draft, placing } = await reviewing({ ports: { placeOrder: refusing } })
    tell(book)
    await settle()
    tell(customerRecognised(kiran))
    await settle()
    expect(draft()).toEqual({ ...anonymous, sender: { name: 'Kiran Shah', mobile: kiran.mobile } })
    expect(placing()).toEqual({ status: 'idle', last: null })
  })

  it('is kept if their session could not be restored', async () => {
    const memory = makeTabMemory()
    await reviewing({ memory })
    const second = visitOrder({
      memory,
      ports: {
        loadProfile: () => TE.left<RemoteError>({ kind: 'Unreachable', because: 'offline' }),
      },
    })
    await second.open(searchOf(wholeDraft))
    expect(second.draft()).toEqual(wholeDraft)
    expect(second.modal()).toEqual({ kind: 'auth' })
  })
})

describe('the order of a customer after another one logged in from another tab', () => {
  const kirans = { ...anonymous, sender: { name: 'Kiran Shah', mobile: kiran.mobile } }

  /** Asha's order on the page, with Kiran logged in but not confirmed. */
  const replaced = async () => {
    const tab = makeTab()
    const profile = makePending<RemoteError, Profile>()
    const profiles = [TE.right<RemoteError, Profile>(profileOfAsha)]
    const visit = await reviewing({
      ports: { onReturn: tab.onReturn, loadProfile: () => profiles.shift() ?? profile.task },
    })
    expect(visit.draft()).toEqual(wholeDraft)
    visit.browser.change({ authToken: kiran.authToken, mobile: kiran.mobile })
    tab.comeBack()
    await settle()
    return { ...visit, profile }
  }

  it('is not shown while the other customer is being confirmed', async () => {
    const { bookingState, draft, profile } = await replaced()
    expect(bookingState().session.status).toBe('restoring')
    expect(draft()).toEqual(anonymous)
    profile.answer(E.right(kiransProfile))
    await settle()
    expect(draft()).toEqual(kirans)
  })

  it('is not booked by a tap before the other customer is confirmed, not even in part', async () => {
    const { tell, profile, placed, placing } = await replaced()
    tell(book)
    await settle()
    profile.answer(E.right(kiransProfile))
    await pass(1000)
    expect(placed).toEqual([])
    expect(placing()).toEqual({ status: 'idle', last: null })
  })

  it('stays if it is the same customer with newer credentials', async () => {
    const tab = makeTab()
    const { browser, draft } = await reviewing({ ports: { onReturn: tab.onReturn } })
    browser.change({ authToken: 'newer', mobile: asha.mobile })
    tab.comeBack()
    await settle()
    expect(draft()).toEqual(wholeDraft)
  })
})

describe('an order that this tab keeps for a customer', () => {
  /** A reload after Kiran has logged in, before the service confirmed it. */
  const reloaded = async (loadProfile: () => TE.TaskEither<RemoteError, Profile>) => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(stopEditRequested('drop'), stopEdited({ name: 'Meera Rao' }))
    await settle()
    const second = visitOrder({ memory, ports: { loadProfile } })
    second.browser.change({ authToken: kiran.authToken, mobile: kiran.mobile })
    second.tell(tabReturned())
    await second.open(searchOf(wholeDraft))
    return second
  }

  it('is neither shown to another customer who is being confirmed, nor booked by them', async () => {
    const profile = makePending<RemoteError, Profile>()
    const second = await reloaded(() => profile.task)
    expect(second.bookingState().session.status).toBe('restoring')
    expect(JSON.stringify(second.review())).not.toMatch(people)
    expect(second.modal()).toEqual({ kind: 'none' })
    second.tell(book)
    await settle()
    while (profile.count() > 0) profile.answer(E.right(kiransProfile))
    await pass(1000)
    expect(second.placed).toEqual([])
  })

  it('is not shown to another customer who comes while the route of its estimate is being recalled', async () => {
    const { pickup, ...draft } = wholeDraft
    const kept = { ...draft, pickup: { ...pickup, landmark: '', location: null } }
    const tab = makeTab()
    const fares = makePending<never, typeof orderEstimate>()
    const visit = visitOrder({
      memory: makeTabMemory({ ...begunOrder(india)(kept), customer: asha.mobile }),
      isGuest: true,
      ports: {
        onReturn: tab.onReturn,
        recallEstimate: () => fares.task,
        loadProfile: () => unanswered,
      },
    })
    await visit.open(searchOf(kept))
    visit.browser.change({ authToken: kiran.authToken, mobile: kiran.mobile })
    tab.comeBack()
    fares.answer(E.right(orderEstimate))
    await settle()
    expect(visit.bookingState().session.status).toBe('restoring')
    expect(JSON.stringify(visit.review())).not.toMatch(people)
  })

  it('is not shown to another customer who cannot be confirmed', async () => {
    const second = await reloaded(() => TE.left({ kind: 'Unreachable', because: 'offline' }))
    expect(JSON.stringify(second.review())).not.toMatch(people)
  })

  it('loses the dialog under a login when another customer logs in', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(stopEditRequested('drop'), stopEdited({ name: 'Meera Rao' }))
    await settle()
    const unconfirmed = TE.left<RemoteError>({ kind: 'Unreachable', because: 'offline' } as const)
    const second = visitOrder({ memory, ports: { loadProfile: () => unconfirmed } })
    await second.open(searchOf(wholeDraft))
    expect(second.modal()).toEqual({ kind: 'auth' })
    expect(second.bookingState().modal).toEqual({ kind: 'address', waypoint: 'drop' })
    second.tell(customerRecognised(kiran))
    await pass(2000)
    expect(second.draft().sender.name).toBe('Kiran Shah')
    expect(second.modal()).toEqual({ kind: 'none' })
  })

  it('is not opened for another customer', async () => {
    const memory = makeTabMemory()
    await reviewing({ memory })
    const second = visitOrder({ memory, ports: { loadProfile: () => TE.right(kiransProfile) } })
    second.browser.change(kiran)
    second.tell(tabReturned())
    await second.open(searchOf(wholeDraft))
    const kirans = { ...anonymous, sender: { name: 'Kiran Shah', mobile: kiran.mobile } }
    expect(second.draft()).toEqual(kirans)
    expect(textOf(memory.kept())).not.toMatch(people)
    // After a reload it is still theirs, without the other order's receiver.
    const third = visitOrder({ memory, ports: { loadProfile: () => TE.right(kiransProfile) } })
    third.browser.change(kiran)
    third.tell(tabReturned())
    await third.open(searchOf(wholeDraft))
    expect(third.draft()).toEqual(kirans)
  })

  it('belongs to a guest until somebody logs in, and to that customer from then on', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory, isGuest: true })
    expect(first.review().customer).toBeNull()
    first.tell(customerRecognised(kiran))
    await settle()
    expect(first.draft()).toEqual(wholeDraft)
    const second = visitOrder({ memory })
    await second.open(searchOf(wholeDraft))
    expect(second.draft().receiver).toEqual(nobody)
  })

  it('is shown with its confirmation to the same customer again', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory })
    await second.open(searchOf(wholeDraft))
    expect(second.placing()).toEqual(first.placing())
    second.tell(reviewAgainRequested())
    expect(second.draft()).toEqual(wholeDraft)
  })
})

describe('the contact that a customer entered for a fare', () => {
  const contact = { name: 'Asha Rao', mobile: '9876543210', requirement: 'house-shifting' }

  it('is cleared when they log out, without an error at its fields; the route stays', async () => {
    const { tell, form, kept } = visitOrder()
    await settle()
    tell(fareEdited({ ...contact, pickup: { status: 'typed', text: 'Koramangala' } }))
    tell(logoutRequested())
    await settle()
    expect(form().input).toMatchObject({
      name: '',
      mobile: '',
      requirement: '',
      pickup: { status: 'typed', text: 'Koramangala' },
    })
    expect(showsErrorOf(form())('name')).toBe(false)
    expect(kept.drafts.at(-1)?.form).toMatchObject({ name: '', mobile: '' })
  })

  it('is cleared when another tab logs somebody else in, and not sent in their name', async () => {
    const tab = makeTab()
    const nameless = { ...kiransProfile, firstName: '', lastName: '' }
    const { browser, tell, form, asked } = visitOrder({
      isGuest: true,
      ports: { onReturn: tab.onReturn, loadProfile: () => TE.right(nameless) },
    })
    await settle()
    tell(fareEdited({ ...filledForm, ...contact }))
    browser.change({ authToken: asha.authToken, mobile: asha.mobile })
    tell(customerRecognised(asha))
    await settle()
    browser.change({ authToken: kiran.authToken, mobile: kiran.mobile })
    tab.comeBack()
    await settle()
    expect(form().input).toMatchObject({ name: '', mobile: '' })
    tell(estimateRequested())
    await settle()
    expect(asked.quotes).toHaveLength(1)
    expect(JSON.stringify(asked.quotes)).not.toMatch(people)
  })

  it('is forgotten together with what was taken out of the URL', async () => {
    const forgotten: string[] = []
    const { tell } = visitOrder({
      ports: {
        memory: {
          draft: nothingKept,
          params: { ...nothingKept, forget: TE.fromIO(() => void forgotten.push('params')) },
        },
        forgetForms: ['lead', 'login'].map((form) => TE.fromIO(() => void forgotten.push(form))),
      },
    })
    await settle()
    tell(logoutRequested())
    await settle()
    // This includes what a form kept although its feature is not loaded.
    expect(forgotten.toSorted()).toEqual(['lead', 'login', 'params'])
  })
})
