import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { KeptOrder } from '../../../src/application/booking/kept/keptOrder.ts'
import { reviewAgainRequested } from '../../../src/application/booking/order/orderReview.slice.ts'
import { historyOpened, liveOrdersLoaded } from '../../../src/application/orders/orders.slice.ts'
import {
  cancelRequested,
  orderLoaded,
  trackingOpened,
} from '../../../src/application/orders/tracking.slice.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import { tabReturned } from '../../../src/application/session/session.slice.ts'
import type { Order } from '../../../src/domain/orders/order.ts'
import { makeTabMemory, placedOrder, trackableOrder } from '../../support/booking.ts'
import { historyOf, orderAt, pastOrder } from '../../support/orders.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { makePending, settle } from '../../support/visitStore.ts'
import { book, cancelledOrder, crn, numbered, searched, visitPlaced } from './visitPlaced.ts'

describe('an order that was booked before', () => {
  it('gets a new request id if it has ended when it is booked again from the confirmation', async () => {
    const { tell, placing, requestIds } = await visitPlaced()
    tell(orderLoaded(numbered(orderAt('unsuccessful'))))
    expect(placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    tell(reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('gets a new request id if it ended while it was being reviewed again', async () => {
    const { tell, requestIds } = await visitPlaced()
    tell(reviewAgainRequested())
    await settle()
    tell(liveOrdersLoaded(historyOf([], [pastOrder, numbered(pastOrder)])))
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('gets a new request id if it is listed as ended among the live orders', async () => {
    const { tell, requestIds } = await visitPlaced()
    tell(reviewAgainRequested())
    await settle()
    tell(liveOrdersLoaded(historyOf([numbered(orderAt('completed'))], [])))
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('gets a new request id if it ended, even if a newer order has ended as well', async () => {
    let past: readonly Order[] = []
    const { tell, requestIds } = await visitPlaced({
      loadOrderHistory: ({ limit }) => TE.right(historyOf([], past.slice(0, limit))),
    })
    past = [pastOrder, numbered(pastOrder)]
    tell(tabReturned(), reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('that was cancelled is not shown as placed on the way back, and gets a new request id', async () => {
    const memory = makeTabMemory()
    const numbers = [crn, 'CRN8']
    const visit = await visitPlaced(
      {
        placeOrder: () => TE.right({ ...placedOrder, crn: numbers.shift() ?? 'CRN9' }),
        loadOrder: () => TE.right(searched),
        cancelOrder: () => TE.right(cancelledOrder),
      },
      memory,
    )
    const search = visit.search() ?? ''
    visit.leave()
    visit.tell(trackingOpened(crn))
    await settle()
    visit.tell(cancelRequested({ reason: 'My plans have changed' }))
    await settle()
    await visit.open(search)
    expect(visit.placing()).toEqual({ status: 'idle', last: null })
    visit.tell(book)
    await settle()
    expect(new Set(visit.requestIds()).size).toBe(2)

    const reloaded = visitOrder({ memory: makeTabMemory(visit.keptOrder()) })
    await reloaded.open(search)
    expect(reloaded.placing()).toMatchObject({ status: 'placed' })
  })

  it('gets a new request id after a reload if the order history lists it as ended', async () => {
    const first = await visitPlaced()
    const second = visitOrder({
      memory: makeTabMemory(first.keptOrder()),
      ports: {
        loadOrderHistory: () => TE.right(historyOf([], [numbered(pastOrder)])),
        mintRequestId: () => 'another',
      },
    })
    second.tell(historyOpened())
    await settle()
    await second.open(first.search() ?? '')
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(['another'])
  })

  it('gets a new request id after a reload if it ended while its page was closed', async () => {
    const memory = makeTabMemory()
    const first = await visitPlaced({}, memory)
    const search = first.search() ?? ''
    first.leave()
    first.tell(orderLoaded(numbered(orderAt('completed'))))
    await settle()
    const second = visitOrder({ memory, ports: { mintRequestId: () => 'another' } })
    await second.open(search)
    expect(second.placing()).toEqual({ status: 'idle', last: null })
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(['another'])
  })

  it('gets a new request id if it ended while its page was being opened', async () => {
    const first = await visitPlaced()
    const kept = first.keptOrder()
    const memory = makeTabMemory(kept)
    const recalling = makePending<FormMemoryError, KeptOrder | null>()
    const second = visitOrder({
      memory,
      ports: {
        orderMemory: { ...memory, recall: recalling.task },
        mintRequestId: () => 'another',
      },
    })
    await second.open(first.search() ?? '')
    second.tell(orderLoaded(numbered(orderAt('completed'))))
    await settle()
    recalling.answer(E.right(kept))
    recalling.answer(E.right(kept))
    await settle()
    expect(second.placing()).toEqual({ status: 'idle', last: null })
    second.tell(book)
    await settle()
    expect(second.requestIds()).toEqual(['another'])
  })

  it('keeps its request id while it is live, whatever other orders have ended', async () => {
    const { tell, requestIds, placing, leave, open, search } = await visitPlaced({
      loadOrder: () => TE.right(searched),
    })
    const address = search() ?? ''
    tell(liveOrdersLoaded(historyOf([searched], [pastOrder])), orderLoaded(searched))
    tell(reviewAgainRequested())
    await settle()
    tell(book)
    await settle()
    leave()
    tell(liveOrdersLoaded(historyOf([searched], [{ ...pastOrder, crn: 'CRN7' }])))
    await settle()
    await open(address)
    expect(placing()).toMatchObject({ status: 'placed', placed: trackableOrder })
    expect(new Set(requestIds()).size).toBe(1)
  })
})
