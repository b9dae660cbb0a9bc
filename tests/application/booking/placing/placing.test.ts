import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import type { KeptOrder } from '../../../../src/application/booking/kept/keptOrder.ts'
import type {
  LoadServiceAreaError,
  ServiceArea,
} from '../../../../src/application/booking/offer/loadServiceArea.port.ts'
import type {
  PlacedOrder,
  PlaceOrder,
  PlaceOrderError,
} from '../../../../src/application/booking/placing/placeOrder.port.ts'
import {
  bookingActionRequested,
  draftChanged,
  goodsTypeChosen,
  reloginRequested,
  reviewAgainRequested,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
  vehicleChosen,
} from '../../../../src/application/booking/review/orderReview.slice.ts'
import {
  errorRetryRequested,
  modalClosed,
  modalOpened,
} from '../../../../src/application/modal/modal.slice.ts'
import type { FormMemoryError } from '../../../../src/application/ports/formMemory.port.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import {
  authClosed,
  codeEdited,
  codeSubmitted,
  loginSubmitted,
} from '../../../../src/application/session/auth.slice.ts'
import { customerRecognised } from '../../../../src/application/session/session.slice.ts'
import type { GoodsType } from '../../../../src/domain/booking/goodsType.ts'
import type { OrderDraft } from '../../../../src/domain/booking/orderDraft.ts'
import type { Order } from '../../../../src/domain/orders/order.ts'
import type { Waypoint } from '../../../../src/domain/place/address.ts'
import type { Profile } from '../../../../src/domain/session/profile.ts'
import { makeReadLink } from '../../../../src/infrastructure/browser/link.ts'
import { asha, makeCredentialMemory, makeTab, profileOfAsha } from '../../../support/account.ts'
import {
  makeTabMemory,
  orderEstimate,
  placedOrder,
  serviceArea,
  trackableOrder,
} from '../../../support/booking.ts'
import { historyOf, searchedOrder } from '../../../support/orders.ts'
import { entryOf, indiranagar } from '../../../support/places.ts'
import { searchOf, visitOrder, wholeDraft } from '../../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered } from '../../../support/visitStore.ts'

type Options = NonNullable<Parameters<typeof visitOrder>[0]>

const book = bookingActionRequested()
const offline: PlaceOrderError = { kind: 'Unreachable', because: 'offline' }

const reviewing = async (options: Options = {}, draft = wholeDraft) => {
  const visit = visitOrder(options)
  await visit.openDraft(draft)
  return visit
}

/** A service that gives these answers in turn, and then always the order. */
const answering = (...failures: readonly PlaceOrderError[]): PlaceOrder => {
  const left = [...failures]
  return () => {
    const failure = left.shift()
    return failure === undefined ? TE.right(placedOrder) : TE.left(failure)
  }
}

/** An order in a tab where the test decides when the booking is answered and when the kept order is read. */
const visitAtLeisure = async () => {
  const answer = makePending<PlaceOrderError, PlacedOrder>()
  const reading = makePending<FormMemoryError, KeptOrder | null>()
  const memory = makeTabMemory()
  let isSlow = false
  const visit = await reviewing({
    memory,
    ports: {
      placeOrder: () => answer.task,
      orderMemory: { ...memory, recall: () => (isSlow ? reading.task() : memory.recall()) },
    },
  })
  const recallSlowly = (slow: boolean) => {
    isSlow = slow
  }
  return { visit, memory, answer, reading, recallSlowly }
}

describe('the primary button', () => {
  it('opens the goods while no vehicle is chosen', async () => {
    const { tell, modal, placed } = await reviewing({}, { ...wholeDraft, vehicleId: null })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'goodsType' })
    expect(placed).toEqual([])
  })

  it('says that a vehicle is missing if the goods are chosen', async () => {
    const { tell, modal, review, placed } = await reviewing(
      {},
      { ...wholeDraft, vehicleId: null, goodsType: 'furniture' },
    )
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
    expect(review().tried).toBe(true)
    expect(placed).toEqual([])
  })

  it('says that a vehicle is missing if any goods were accepted, without asking for them again', async () => {
    const { tell, modal, review } = await reviewing({}, { ...wholeDraft, vehicleId: null })
    tell(book)
    await settle()
    tell(goodsTypeChosen(null), modalClosed(), book)
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
    expect(review().tried).toBe(true)
  })

  it('books an order that is complete', async () => {
    const { tell, placed, placing } = await reviewing()
    tell(book)
    await settle()
    expect(placed).toEqual([
      {
        order: wholeDraft,
        context: {
          requestId: expect.any(String),
          region: 'in',
          locale: 'en-IN',
          credentials: { authToken: asha.authToken, mobile: asha.mobile },
        },
      },
    ])
    expect(placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
  })

  it.each([
    { receiver: { name: 'Receiver', mobile: '' } },
    { receiver: { name: 'Kiran Rao', mobile: '98123' } },
    { sender: { name: 'Asha Rao', mobile: '1234567890' } },
    { sender: { name: 'Asha R0', mobile: '9876543210' } },
    { pickup: { ...wholeDraft.pickup, landmark: '' } },
  ])(
    'sends nothing while the order is incomplete, and shows what is missing: %j',
    async (change) => {
      const { tell, placed, review, modal } = await reviewing({}, { ...wholeDraft, ...change })
      expect(review().tried).toBe(false)
      tell(book)
      await settle()
      expect(placed).toEqual([])
      expect(review().tried).toBe(true)
      expect(modal()).toEqual({ kind: 'none' })
    },
  )

  it('lets a guest log in, and then books', async () => {
    const { tell, placed, modal } = await reviewing({ isGuest: true })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'auth' })
    tell(loginSubmitted())
    await settle()
    tell(codeEdited('123456'), codeSubmitted())
    await pass(limits.modalCloseDelay)
    expect(placed).toHaveLength(1)
  })

  it.each<[string, Partial<OrderDraft>]>([
    ['has expired', {}],
    ['is not made yet', { fareEstimateToken: null }],
  ])(
    'does not book after a login at a fare that the guest has not seen: the estimate %s',
    async (_, change) => {
      const { tell, placed, offered } = await reviewing(
        { isGuest: true, ports: { recallEstimate: () => TE.left({ kind: 'EstimateExpired' }) } },
        { ...wholeDraft, ...change },
      )
      expect(offered()).toEqual({ status: 'waiting', for: 'login' })
      tell(book)
      await settle()
      tell(loginSubmitted())
      await settle()
      tell(codeEdited('123456'), codeSubmitted())
      await pass(limits.modalCloseDelay)
      expect(offered().status).toBe('offered')
      expect(placed).toEqual([])
      tell(book)
      await settle()
      expect(placed).toHaveLength(1)
    },
  )

  it.each(['number', 'code'] as const)(
    'does not book because somebody logs in in another tab while the %s is asked for',
    async (step) => {
      const tab = makeTab()
      const { tell, browser, placed, modal } = await reviewing({
        isGuest: true,
        ports: { onReturn: tab.onReturn },
      })
      tell(book)
      await settle()
      if (step === 'code') tell(loginSubmitted())
      await settle()
      expect(modal()).toEqual({ kind: 'auth' })
      browser.change({ authToken: asha.authToken, mobile: asha.mobile })
      tab.comeBack()
      await pass(limits.modalCloseDelay)
      expect(modal()).toEqual({ kind: 'none' })
      expect(placed).toEqual([])
      tell(book)
      await settle()
      expect(placed).toHaveLength(1)
    },
  )

  it('does not book after a login if the guest is editing an end of the route by then', async () => {
    const { tell, placed, review } = await reviewing({ isGuest: true })
    tell(book)
    await settle()
    tell(loginSubmitted())
    await settle()
    tell(codeEdited('123456'), codeSubmitted())
    await settle()
    tell(authClosed(), stopEditRequested('drop'))
    await pass(limits.modalCloseDelay)
    expect(review().edit).not.toBeNull()
    expect(placed).toEqual([])
  })

  it.each(['goodsType', 'vehicleEstimate'] as const)(
    'does not book after a login under a dialog in which the guest is choosing by then: %s',
    async (kind) => {
      const { tell, placed, modal, draft } = await reviewing({ isGuest: true })
      tell(book)
      await settle()
      tell(loginSubmitted())
      await settle()
      tell(codeEdited('123456'), codeSubmitted())
      await settle()
      tell(authClosed(), modalOpened({ kind }))
      await pass(limits.modalCloseDelay)
      expect(placed).toEqual([])
      expect(modal()).toEqual({ kind })
      tell(goodsTypeChosen('furniture'), modalClosed())
      await settle()
      expect(draft().goodsType).toBe('furniture')
    },
  )

  it('does not book if the customer left the page while their profile was loading', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const another = { ...wholeDraft, vehicleId: 2 }
    const left = async () => {
      const visit = visitOrder({ ports: { loadProfile: () => profile.task } })
      await visit.openDraft()
      visit.tell(book)
      await settle()
      visit.leave()
      return visit
    }
    const elsewhere = await left()
    const onAnother = await left()
    await onAnother.openDraft(another)
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(elsewhere.placed).toEqual([])
    expect(onAnother.placed).toEqual([])
  })

  it('does not book the order of another link that was opened over it meanwhile', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, draft, placed, placing } = visitOrder({
      ports: { loadProfile: () => profile.task },
    })
    await openDraft()
    tell(book)
    await settle()
    await openDraft({ ...wholeDraft, vehicleId: 2 })
    expect(placing().status).toBe('idle')
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(draft().vehicleId).toBe(2)
    expect(placed).toEqual([])
  })

  it('books what was shown when it was tapped, even before the customer is known', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, placed, placing, modal, review } = visitOrder({
      ports: { loadProfile: () => profile.task },
    })
    await openDraft()
    tell(book)
    await settle()
    expect(placing()).toEqual({ status: 'awaiting', last: null })
    tell(vehicleChosen(2), stopEditRequested('drop'), goodsTypeChosen('food'))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
    expect(review().edit).toBeNull()
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(placed.map(({ order }) => order)).toEqual([wholeDraft])
    expect(placing().status).toBe('placed')
  })

  it('leaves the order as it was booked, whatever is edited afterwards', async () => {
    const { tell, draft, placing, modal, asked } = await reviewing()
    tell(book)
    await settle()
    expect(placing().status).toBe('placed')
    tell(vehicleChosen(2), stopEditRequested('drop'), stopEdited({ house: '9' }))
    tell(stopSaveRequested())
    await settle()
    expect(draft()).toEqual(wholeDraft)
    expect(modal()).toEqual({ kind: 'none' })
    expect(asked.quotes).toEqual([])
  })

  it('ignores an edit that is saved while the booking is being sent', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const { tell, draft, placing } = await reviewing({ ports: { placeOrder: () => answer.task } })
    tell(stopEditRequested('drop'), stopEdited({ address: entryOf(indiranagar) }))
    tell(book)
    await settle()
    expect(placing().status).toBe('placing')
    tell(stopSaveRequested())
    await settle()
    expect(draft()).toEqual(wholeDraft)
    answer.answer(E.right(placedOrder))
    await settle()
    expect(placing().status).toBe('placed')
    expect(draft()).toEqual(wholeDraft)
  })

  it('ignores an edit whose check ends while the booking waits', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const area = makePending<LoadServiceAreaError, ServiceArea>()
    const { openDraft, tell, draft, placed, review } = visitOrder({
      ports: { loadProfile: () => profile.task, loadServiceArea: () => area.task },
    })
    await openDraft()
    tell(stopEditRequested('drop'), stopEdited({ address: entryOf(indiranagar) }))
    tell(stopSaveRequested(), book)
    await settle()
    area.answer(E.right(serviceArea))
    await settle()
    expect(draft()).toEqual(wholeDraft)
    expect(review().edit?.form.phase).toEqual({ status: 'untouched' })
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(placed.map(({ order }) => order)).toEqual([wholeDraft])
  })

  it.each(['goodsType', 'vehicleEstimate'] as const)(
    'closes any dialog over the confirmation: %s',
    async (kind) => {
      const answer = makePending<PlaceOrderError, PlacedOrder>()
      const { tell, modal, placing } = await reviewing({ ports: { placeOrder: () => answer.task } })
      tell(book)
      await settle()
      tell(modalOpened({ kind }))
      answer.answer(E.right(placedOrder))
      await settle()
      expect(placing().status).toBe('placed')
      expect(modal()).toEqual({ kind: 'none' })
    },
  )

  it('opens no login after the page was left', async () => {
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, leave, modal } = visitOrder({
      ports: { loadProfile: () => profile.task },
    })
    await openDraft()
    tell(book)
    await settle()
    leave()
    profile.answer(E.left({ kind: 'NetworkError', because: 'unbelieved', message: null }))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
  })

  it('opens no login for a customer who logs out in another tab before they are known', async () => {
    const tab = makeTab()
    const { openDraft, tell, browser, placing, modal } = visitOrder({
      ports: { loadProfile: () => unanswered, onReturn: tab.onReturn },
    })
    await openDraft()
    tell(book)
    await settle()
    browser.forget('left')
    tab.comeBack()
    await settle()
    expect(placing().status).toBe('idle')
    expect(modal()).toEqual({ kind: 'none' })
  })

  it.each([
    E.right(profileOfAsha),
    E.left({ kind: 'NetworkError', because: 'unbelieved', message: null } as const),
  ])('does nothing on another page that the customer has just gone to: %j', async (answer) => {
    let url = 'https://hathi.example/en-IN/order-review'
    const profile = makePending<RemoteError, typeof profileOfAsha>()
    const { openDraft, tell, placed, modal } = visitOrder({
      ports: {
        loadProfile: () => profile.task,
        readPage: () => ({ url, isDeviceMobile: true }),
      },
    })
    await openDraft()
    tell(book)
    await settle()
    url = 'https://hathi.example/en-IN'
    profile.answer(answer)
    await settle()
    expect(placed).toEqual([])
    expect(modal()).toEqual({ kind: 'none' })
  })

  it('books nothing before the fare is shown', async () => {
    const fares = makePending<RemoteError, typeof orderEstimate>()
    const { tell, placed } = await reviewing({ ports: { recallEstimate: () => fares.task } })
    tell(book)
    await settle()
    expect(placed).toEqual([])
    fares.answer(E.right(orderEstimate))
    await settle()
    tell(book)
    await settle()
    expect(placed).toHaveLength(1)
  })

  it('requests fares that failed again', async () => {
    let isDown = true
    const { tell, offered } = await reviewing({
      ports: { recallEstimate: () => (isDown ? TE.left(offlineRemote) : TE.right(orderEstimate)) },
    })
    isDown = false
    tell(book)
    await settle()
    expect(offered().status).toBe('offered')
  })

  it('books once when it is tapped twice', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const { tell, placed } = await reviewing({ ports: { placeOrder: () => answer.task } })
    tell(book, book)
    await settle()
    tell(book)
    answer.answer(E.right(placedOrder))
    await settle()
    expect(placed).toHaveLength(1)
  })
})

const offlineRemote: RemoteError = { kind: 'Unreachable', because: 'offline' }

describe('one order', () => {
  it('keeps its request id however often it is retried', async () => {
    const { tell, requestIds, modal, placing } = await reviewing({
      ports: { placeOrder: answering(offline, offline) },
    })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'error', failed: 'order' })
    tell(errorRetryRequested('order'))
    await settle()
    tell(errorRetryRequested('order'))
    await settle()
    expect(modal()).toEqual({ kind: 'none' })
    expect(placing().status).toBe('placed')
    expect(requestIds()).toHaveLength(3)
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('is sent again by the Retry of its own failure only', async () => {
    const { tell, requestIds } = await reviewing({ ports: { placeOrder: answering(offline) } })
    tell(book)
    await settle()
    tell(modalClosed(), errorRetryRequested('estimate'), errorRetryRequested('stop'))
    await settle()
    expect(requestIds()).toHaveLength(1)
    tell(errorRetryRequested('order'))
    await settle()
    expect(requestIds()).toHaveLength(2)
  })

  it('waits for the goods it names to load, so that they cannot change it between retries', async () => {
    const goods = makePending<RemoteError, readonly GoodsType[]>()
    const answers = makePending<PlaceOrderError, PlacedOrder>()
    const { tell, offered, placed, requestIds } = await reviewing(
      { ports: { placeOrder: () => answers.task, loadGoodsTypes: () => goods.task } },
      { ...wholeDraft, goodsType: 'made_up' },
    )
    tell(book)
    await settle()
    expect(offered().status).toBe('loading')
    expect(placed).toEqual([])
    goods.answer(E.right([]))
    await settle()
    tell(book)
    await pass(limits.requestDeadline)
    tell(errorRetryRequested('order'))
    await settle()
    expect(placed.map(({ order }) => order.goodsType)).toEqual([null, null])
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('has another request id after an edit', async () => {
    const { tell, requestIds } = await reviewing({ ports: { placeOrder: answering(offline) } })
    tell(book)
    await settle()
    tell(vehicleChosen(2), book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('has the same request id with its number in another spelling', async () => {
    const { tell, requestIds } = await reviewing({ ports: { placeOrder: answering(offline) } })
    tell(book)
    await settle()
    tell(draftChanged({ receiver: { name: 'Kiran Rao', mobile: '+91 98123-45678' } }), book)
    await settle()
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('has another request id if another customer logged in', async () => {
    const { tell, requestIds } = await reviewing({ ports: { placeOrder: answering(offline) } })
    tell(book)
    await settle()
    tell(customerRecognised({ ...asha, mobile: '9000000001', authToken: 'other' }))
    await settle()
    tell(draftChanged(wholeDraft), book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('has another request id if this tab does not know whose it was', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory, ports: { placeOrder: answering(offline) } })
    first.tell(book)
    await settle()
    const kept = memory.kept()
    const second = visitOrder({
      memory: makeTabMemory(kept && { ...kept, customer: null }),
      ports: {
        mintRequestId: () => 'another',
        credentials: makeCredentialMemory({ authToken: 'other', mobile: '9000000001' }),
      },
    })
    await second.open(first.search() ?? '')
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(['another'])
    expect(first.requestIds()).not.toContain('another')
  })

  it('is kept in this tab before it is sent', async () => {
    const memory = makeTabMemory()
    let keptBefore = ''
    const { tell, placed } = await reviewing({
      memory,
      ports: {
        placeOrder: () => {
          keptBefore = JSON.stringify(memory.kept())
          return TE.right(placedOrder)
        },
      },
    })
    tell(book)
    await settle()
    expect(keptBefore).toContain(placed[0]?.context.requestId)
  })

  it('has the same request id after a reload while it was being sent', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory, ports: { placeOrder: () => unanswered } })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory, ports: { mintRequestId: () => 'another' } })
    await second.open(first.search() ?? '')
    expect(second.placing().status).toBe('idle')
    second.tell(book)
    await settle()
    expect(second.placed).toEqual(first.placed)
  })

  it('shows its confirmation again after a reload, without asking a guest to log in', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory, isGuest: true })
    await second.open(first.search() ?? '')
    expect(second.placing()).toEqual(first.placing())
    expect(second.modal()).toEqual({ kind: 'none' })
    expect(second.asked.recalls).toEqual([])
  })

  it('keeps its confirmation if it is booked over it before the customer is known', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const profile = makePending<RemoteError, Profile>()
    const second = visitOrder({ memory, ports: { loadProfile: () => profile.task } })
    await second.open(first.search() ?? '')
    second.tell(book)
    await settle()
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(second.placing()).toEqual(first.placing())
    expect(second.placed).toEqual([])
  })

  it('shows its confirmation after every reload, even if its fares expired before its customer was known', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const profile = makePending<RemoteError, Profile>()
    const second = visitOrder({
      memory,
      ports: {
        loadProfile: () => profile.task,
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
      },
    })
    await second.open(first.search() ?? '')
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(second.asked.quotes).toEqual([])
    const third = visitOrder({ memory })
    await third.open(second.search() ?? '')
    expect(third.placing()).toEqual(first.placing())
  })

  it('shows its confirmation after every reload, even if its customer has got a name since', async () => {
    const memory = makeTabMemory()
    const nameless = { ...profileOfAsha, firstName: '', lastName: '' }
    const first = await reviewing(
      { memory, ports: { loadProfile: () => TE.right(nameless) } },
      { ...wholeDraft, sender: { name: 'Sender', mobile: asha.mobile } },
    )
    first.tell(book)
    await settle()
    const second = visitOrder({ memory })
    await second.open(first.search() ?? '')
    const third = visitOrder({ memory })
    await third.open(second.search() ?? '')
    expect(third.placing()).toEqual(first.placing())
  })

  /** An order whose booking had no answer, in a tab that was reloaded after its fares expired. */
  const lostAndExpired = async (answer: PlaceOrder, ports: Options['ports'] = {}) => {
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

  it('has the same request id when it is reviewed again and booked unedited', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory, ports: { mintRequestId: () => 'another' } })
    await second.open(first.search() ?? '')
    second.tell(reviewAgainRequested())
    await settle()
    expect(second.placing().status).toBe('idle')
    expect(second.offered().status).toBe('offered')
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(first.requestIds())
    expect(second.placing().status).toBe('placed')
  })

  it.each(['reloaded', 'left and opened again'] as const)(
    'is not sent with the fares that had expired once its page was %s',
    async (how) => {
      const memory = makeTabMemory()
      const ports: Options['ports'] = {
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

  it('is not shown as booked by a link to another order', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory })
    await second.open(searchOf({ ...wholeDraft, vehicleId: 2 }))
    expect(second.placing().status).toBe('idle')
  })

  it('goes on being booked when the page is left, and is confirmed on the way back', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    const search = visit.search() ?? ''
    visit.tell(book)
    await settle()
    visit.leave()
    answer.answer(E.right(placedOrder))
    await settle()
    await visit.open(search)
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    expect(visit.placed).toHaveLength(1)
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

  it('is confirmed even if its answer arrives while the page is being opened again', async () => {
    const { visit, memory, answer, reading, recallSlowly } = await visitAtLeisure()
    const search = visit.search() ?? ''
    visit.tell(book)
    await settle()
    visit.leave()
    recallSlowly(true)
    await visit.open(search)
    const before = memory.kept()
    recallSlowly(false)
    answer.answer(E.right(placedOrder))
    await settle()
    reading.answer(E.right(before))
    await settle()
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    expect(JSON.stringify(memory.kept())).toContain(placedOrder.crn)
  })

  it('that is lost to a crash is reported in a dialog, and sent again from there unchanged', async () => {
    let isBroken = true
    const visit = await reviewing({
      ports: {
        placeOrder: () => {
          if (isBroken) throw new RangeError()
          return TE.right(placedOrder)
        },
      },
    })
    visit.tell(book)
    await settle()
    expect(visit.placing()).toMatchObject({ status: 'failed', error: { kind: 'FlowCrashed' } })
    expect(visit.modal()).toMatchObject({ kind: 'error', failed: 'order' })
    isBroken = false
    visit.tell(errorRetryRequested('order'))
    await settle()
    expect(visit.placing()).toMatchObject({ status: 'placed' })
    expect(new Set(visit.requestIds()).size).toBe(1)
  })

  it('that fails after the page was left opens no dialog elsewhere', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    visit.tell(book)
    await settle()
    visit.leave()
    answer.answer(E.left(offline))
    await settle()
    expect(visit.modal()).toEqual({ kind: 'none' })
  })

  it.each([
    ['while it was away', false],
    ['while it was being opened again', true],
  ])(
    'that failed %s is reported once by the page, and can be sent again from there',
    async (_, isOpening) => {
      const { visit, memory, answer, reading, recallSlowly } = await visitAtLeisure()
      const search = visit.search() ?? ''
      visit.tell(book)
      await settle()
      visit.leave()
      recallSlowly(isOpening)
      if (isOpening) await visit.open(search)
      answer.answer(E.left({ kind: 'NetworkError', because: 'failed', message: 'Too busy.' }))
      await settle()
      expect(visit.modal()).toEqual({ kind: 'none' })
      if (isOpening) reading.answer(E.right(memory.kept()))
      await (isOpening ? settle() : visit.open(search))
      expect(visit.modal()).toEqual({ kind: 'error', failed: 'order' })
      expect(visit.placing()).toMatchObject({ status: 'failed', error: { message: 'Too busy.' } })
      recallSlowly(false)
      visit.tell(modalClosed())
      visit.leave()
      await visit.open(search)
      expect(visit.modal()).toEqual({ kind: 'none' })
      visit.tell(book)
      await settle()
      answer.answer(E.right(placedOrder))
      await settle()
      expect(visit.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
      expect(new Set(visit.requestIds()).size).toBe(1)
    },
  )

  it('does not show the failure that another order had while the page was away', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    visit.tell(book)
    await settle()
    visit.leave()
    answer.answer(E.left(offline))
    await settle()
    await visit.openDraft({ ...wholeDraft, vehicleId: 2 })
    expect(visit.modal()).toEqual({ kind: 'none' })
    expect(visit.placing().status).toBe('idle')
  })

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

  it('that is still being booked neither delays the next one nor answers for it', async () => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    const visit = await reviewing({ ports: { placeOrder: () => answer.task } })
    visit.tell(book)
    await settle()
    visit.leave()
    await visit.openDraft({ ...wholeDraft, vehicleId: 2 })
    expect(visit.placing().status).toBe('idle')
    visit.tell(book)
    await settle()
    answer.answer(E.right({ ...placedOrder, crn: 'CRN-OLD' }))
    await settle()
    expect(visit.placing().status).toBe('placing')
    answer.answer(E.right(placedOrder))
    await settle()
    expect(visit.placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
  })

  it.each<[string, (visit: Awaited<ReturnType<typeof reviewing>>) => Promise<unknown>]>([
    [
      'another order is on the page by then',
      (visit) => {
        visit.leave()
        return visit.openDraft({ ...wholeDraft, vehicleId: 2 })
      },
    ],
    ['it was given up before', () => pass(limits.requestDeadline)],
  ])('is among the live orders once it is answered, even if %s', async (_, wait) => {
    const answer = makePending<PlaceOrderError, PlacedOrder>()
    let live: readonly Order[] = []
    const visit = await reviewing({
      ports: {
        placeOrder: () => answer.task,
        loadOrderHistory: () => TE.right(historyOf(live, [])),
      },
    })
    visit.tell(book)
    await settle()
    await wait(visit)
    expect(visit.state().orders?.live).toEqual([])
    live = [searchedOrder]
    answer.answer(E.right(placedOrder))
    await settle()
    expect(visit.state().orders?.live).toEqual([searchedOrder])
  })

  it('can be booked even if nothing can be kept', async () => {
    const visit = visitOrder({
      ports: { orderMemory: { keep: () => unanswered, recall: unanswered, forget: unanswered } },
    })
    await visit.open(
      '?sender_mobile=9876543210&sender_name=Asha+Rao&receiver_mobile=9812345678' +
        '&receiver_name=Kiran+Rao&vehicle_id=1&fare_estimate_token=token-1',
    )
    await pass(limits.requestDeadline)
    visit.tell(book)
    await pass(limits.requestDeadline)
    expect(visit.placed).toHaveLength(1)
  })
})

describe('the link to a booked order', () => {
  it.each([
    ['https://evil.example/x?crn=1', '/en-IN/track-order?crn=CRN3000001'],
    ['', '/en-IN/track-order?crn=CRN3000001'],
    [' ', '/en-IN/track-order?crn=CRN3000001'],
    ['/en-IN/track-order?crn=CRN3000001&x=1', '/en-IN/track-order?crn=CRN3000001&x=1'],
    ['/en-IN/track-order?crn=CRN3000002', '/en-IN/track-order?crn=CRN3000001'],
    ['/en-IN/track-order?crn=CRN3000002&crn=CRN3000001', '/en-IN/track-order?crn=CRN3000001'],
    ['/en-IN/track-order', '/en-IN/track-order?crn=CRN3000001'],
    // Another document, in which this page's router knows no page.
    ['/tr-TR/track-order?crn=CRN3000001', '/en-IN/track-order?crn=CRN3000001'],
    ['/track-order?crn=CRN3000001', '/en-IN/track-order?crn=CRN3000001'],
  ])(
    'is the service’s if it stays in our pages and names the order, else our own: %s',
    async (trackingUrl, path) => {
      const { tell, placing } = await reviewing({
        ports: {
          placeOrder: () => TE.right({ ...placedOrder, trackingUrl }),
          readLink: makeReadLink({
            here: () => 'https://hathi.example/en-IN/order-review',
            allowed: ['https://evil.example'],
          }),
        },
      })
      tell(book)
      await settle()
      expect(placing()).toMatchObject({ placed: { trackingPath: path } })
    },
  )
})

describe('a booking that the service refuses', () => {
  const refusal: PlaceOrderError = {
    kind: 'OrderRefused',
    message: 'Blocked.',
    unserved: [],
    parts: [
      { part: 'sender', message: 'Blocked.' },
      { part: 'vehicleId', message: 'Not today.' },
    ],
  }

  it('keeps the message on each part until that part is changed', async () => {
    const { tell, placing, modal } = await reviewing({ ports: { placeOrder: answering(refusal) } })
    tell(book)
    await settle()
    expect(placing()).toMatchObject({ status: 'failed', error: refusal })
    expect(modal()).toEqual({ kind: 'none' })
    tell(draftChanged({ sender: { name: 'Meera Iyer', mobile: '9811122233' } }))
    expect(placing()).toMatchObject({
      error: { message: 'Not today.', parts: [{ part: 'vehicleId', message: 'Not today.' }] },
    })
    tell(vehicleChosen(2))
    expect(placing()).toMatchObject({ status: 'idle' })
  })

  it.each<readonly [readonly Waypoint[], Waypoint]>([
    [['pickup'], 'pickup'],
    [['drop'], 'drop'],
    [['drop', 'pickup'], 'pickup'],
  ])('for its ends %j leads to the %s', async (unserved, waypoint) => {
    const { tell, modal, review } = await reviewing({
      ports: {
        placeOrder: answering({ kind: 'OrderRefused', message: null, unserved, parts: [] }),
      },
    })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'error', failed: 'order' })
    tell(stopEditRequested(waypoint))
    expect(review().edit?.waypoint).toBe(waypoint)
  })

  it.each<PlaceOrderError>([
    { kind: 'EstimateExpired' },
    {
      kind: 'OrderRefused',
      message: 'This estimate is of another city',
      unserved: [],
      parts: [{ part: 'fareEstimateToken', message: 'This estimate is of another city' }],
    },
  ])('for its estimate requests new fares and says so: %j', async (error) => {
    const { tell, offer, draft, requestIds, placing } = await reviewing({
      ports: { placeOrder: answering(error) },
    })
    tell(book)
    await settle()
    expect(offer().fares).toMatchObject({ status: 'loaded', isRenewed: true })
    expect(draft()).toMatchObject({ fareEstimateToken: 'token-2', vehicleId: 1 })
    expect(placing()).toMatchObject({ status: 'failed', error })
    tell(book)
    await settle()
    expect(placing().status).toBe('placed')
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('for its credentials ends the session, and succeeds after a new login', async () => {
    const { tell, placing, state, modal, browser, requestIds } = await reviewing({
      ports: { placeOrder: answering({ kind: 'AuthenticationFailed' }) },
    })
    tell(book)
    await settle()
    expect(placing()).toMatchObject({ status: 'failed', error: { kind: 'AuthenticationFailed' } })
    expect(state().session).toEqual({ status: 'guest' })
    expect(browser.read()).toBeNull()
    expect(modal()).toEqual({ kind: 'none' })
    tell(reloginRequested())
    await settle()
    expect(modal()).toEqual({ kind: 'auth' })
    tell(loginSubmitted())
    await settle()
    tell(codeEdited('123456'), codeSubmitted())
    await pass(limits.modalCloseDelay)
    expect(placing().status).toBe('idle')
    tell(book)
    await settle()
    expect(placing().status).toBe('placed')
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('shows the service’s own message, and tells the operators', async () => {
    const { tell, modal, placing, reports } = await reviewing({
      ports: {
        placeOrder: answering({ kind: 'NetworkError', because: 'failed', message: 'Back at noon' }),
      },
    })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'error', failed: 'order' })
    expect(placing()).toMatchObject({ status: 'failed', error: { message: 'Back at noon' } })
    expect(reports).toEqual([{ tag: 'BOOKING', about: 'NetworkError' }])
  })
})

describe('a booking that hangs', () => {
  it('is given up after 15 seconds, and can be retried with the same request id', async () => {
    const { tell, placing, requestIds } = await reviewing({
      ports: { placeOrder: () => unanswered },
    })
    tell(book)
    await pass(limits.requestDeadline - 1)
    expect(placing().status).toBe('placing')
    await pass(1)
    expect(placing()).toMatchObject({
      status: 'failed',
      error: { kind: 'Unreachable', because: 'timeout' },
    })
    tell(errorRetryRequested('order'))
    await settle()
    expect(new Set(requestIds()).size).toBe(1)
    expect(requestIds()).toHaveLength(2)
  })

  it('does not allow edits meanwhile', async () => {
    const { tell, review } = await reviewing({ ports: { placeOrder: () => unanswered } })
    tell(book)
    await settle()
    tell(stopEditRequested('drop'), stopEdited({ house: '7' }), stopSaveRequested())
    tell(goodsTypeChosen('furniture'), vehicleChosen(2))
    expect(review().edit).toBeNull()
    expect(review().draft).toEqual(wholeDraft)
  })
})
