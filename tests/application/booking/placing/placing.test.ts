import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import {
  goodsTypeChosen,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
  vehicleChosen,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type {
  PlacedOrder,
  PlaceOrderError,
} from '../../../../src/application/booking/order/placeOrder.port.ts'
import { modalClosed, modalOpened } from '../../../../src/application/modal/modal.slice.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { asha } from '../../../support/account.ts'
import { orderEstimate, placedOrder, trackableOrder, wholeDraft } from '../../../support/booking.ts'
import { entryOf, indiranagar } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { makePending, pass, settle, unanswered } from '../../../support/visitStore.ts'
import { book, reviewing } from './visitPlacing.ts'

const offlineRemote: RemoteError = { kind: 'Unreachable', because: 'offline' }

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

describe('one order', () => {
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
