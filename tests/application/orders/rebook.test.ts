import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { historyOpened, rebookRequested } from '../../../src/application/orders/orders.slice.ts'
import { trackingClosed, trackingOpened } from '../../../src/application/orders/tracking.slice.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import { sessionEnded } from '../../../src/application/session/session.slice.ts'
import { makeTabMemory } from '../../support/booking.ts'
import { india } from '../../support/fares.ts'
import { pastOrder } from '../../support/orders.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { visitOrders } from './visitOrders.ts'

describe('booking an order again', () => {
  it('opens order review with the same data, without personal details in the link', async () => {
    const { tell, went, kept } = visitOrders()
    tell(rebookRequested(pastOrder))
    await settle()
    expect(went).toEqual([
      {
        link: {
          site: null,
          path: '/en-IN/order-review',
          query: [
            ['vehicle_id', '1'],
            ['geo_region_id', '3'],
          ],
        },
        replacing: false,
      },
    ])
    expect(kept.orders[0]?.draft).toMatchObject({
      sender: { name: 'Asha Rao', mobile: '9876543210' },
      receiver: { name: 'Kiran Rao' },
      pickup: { house: '12, 2nd floor' },
      drop: { landmark: 'Indiranagar, Bengaluru' },
      vehicleId: 1,
    })
  })

  it('waits for order review to load, and marks the order meanwhile', async () => {
    const page = makePending<never, unknown>()
    const { tell, went, orders } = visitOrders({ loadOrderReview: page.task })
    tell(rebookRequested(pastOrder))
    await settle()
    expect(went).toEqual([])
    expect(orders().rebooked).toBe(pastOrder.crn)
    page.answer(E.right('here'))
    await settle()
    expect(went).toHaveLength(1)
    expect(orders().rebooked).toBeNull()
  })

  it('does nothing if the order may not be booked again', async () => {
    const { tell, went, kept } = visitOrders()
    tell(rebookRequested({ ...pastOrder, rebookingEnabled: false }))
    await settle()
    expect(went).toEqual([])
    expect(kept.orders).toEqual([])
  })

  it('does nothing in a market without the booking flow', async () => {
    const { tell, went } = visitOrders({ market: { ...india, bookingFlow: false } })
    tell(rebookRequested(pastOrder))
    await settle()
    expect(went).toEqual([])
  })

  it('opens order review once, however often it is tapped', async () => {
    const { tell, went } = visitOrders()
    tell(rebookRequested(pastOrder), rebookRequested(pastOrder))
    await settle()
    expect(went).toHaveLength(1)
  })

  const another = { ...pastOrder, crn: 'CRN9', service: { ...pastOrder.service, vehicleId: 9 } }
  const waiting = () => {
    const keeping = makePending<FormMemoryError, undefined>()
    let url = 'https://hathi.example/en-IN/order-history'
    const visit = visitOrders({
      orderMemory: { ...makeTabMemory(), keep: () => keeping.task },
      readPage: () => ({ url, isDeviceMobile: true }),
    })
    const answer = async () => {
      while (keeping.count() > 0) keeping.answer(E.right(undefined))
      await settle()
    }
    const leaveFor = (path: string) => {
      url = `https://hathi.example${path}`
    }
    return { ...visit, answer, leaveFor }
  }

  it('marks and opens the order that was tapped last', async () => {
    const { tell, went, orders, answer } = waiting()
    tell(rebookRequested(pastOrder), rebookRequested(another))
    await settle()
    expect(orders().rebooked).toBe('CRN9')
    await answer()
    expect(went.map(({ link }) => link.query[0])).toEqual([['vehicle_id', '9']])
    expect(orders().rebooked).toBeNull()
  })

  it('does not open order review once the customer is on another page', async () => {
    const { tell, went, leaveFor, answer } = waiting()
    tell(rebookRequested(pastOrder))
    await settle()
    leaveFor('/en-IN')
    await answer()
    expect(went).toEqual([])
  })

  it('does not open order review once the customer is on the page of another order', async () => {
    const { tell, went, orders, leaveFor, answer } = waiting()
    leaveFor('/en-IN/track-order')
    tell(trackingOpened(pastOrder.crn))
    await settle()
    tell(rebookRequested(pastOrder))
    await settle()
    tell(trackingClosed(), trackingOpened('CRN2000001'))
    await answer()
    expect(went).toEqual([])
    expect(orders().rebooked).toBeNull()
  })

  it('opens order review each time if its page opens while the flow is still going there', async () => {
    const { tell, went, orders } = visitOrders({
      goTo: () => tell(trackingClosed()),
    })
    for (const times of [1, 2]) {
      tell(trackingOpened(pastOrder.crn))
      await settle()
      tell(rebookRequested(pastOrder))
      await settle()
      expect(went).toHaveLength(times)
      expect(orders().rebooked).toBeNull()
    }
  })

  it('does not open order review once the customer has left the order history and come back', async () => {
    const { tell, went, orders, leaveFor, answer } = waiting()
    tell(historyOpened(), rebookRequested(pastOrder))
    await settle()
    leaveFor('/en-IN')
    leaveFor('/en-IN/order-history')
    tell(historyOpened())
    await answer()
    expect(went).toEqual([])
    expect(orders().rebooked).toBeNull()
  })

  it('is abandoned when the customer logs out', async () => {
    const { tell, went, orders, answer } = waiting()
    tell(rebookRequested(pastOrder))
    await settle()
    tell(sessionEnded('left'))
    await answer()
    expect(went).toEqual([])
    expect(orders().rebooked).toBeNull()
  })

  it('opens order review after the deadline even if nothing can be kept', async () => {
    const { tell, went } = visitStore({
      orderMemory: { keep: () => unanswered, recall: unanswered, forget: unanswered },
    })
    tell(rebookRequested(pastOrder))
    await pass(limits.requestDeadline - 1)
    expect(went).toEqual([])
    await pass(1)
    expect(went).toHaveLength(1)
  })
})
