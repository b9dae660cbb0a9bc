import { describe, expect, it } from '@jest/globals'
import { limits } from '../../../config/market/limits.ts'
import { rebookRequested } from '../../../src/application/orders/orders.slice.ts'
import { pastOrder } from '../../support/orders.ts'
import { pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { visitOrders } from './visitOrders.ts'

describe('booking an order again', () => {
  it('goes to the review of an order like it, without saying in the link who and where', async () => {
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
    const [params] = kept.orders
    expect(params).toEqual(
      expect.arrayContaining([
        ['sender_name', 'Asha Rao'],
        ['sender_mobile', '9876543210'],
        ['from_house', '12, 2nd floor'],
        ['receiver_name', 'Kiran Rao'],
        ['to_landmark', 'Indiranagar, Bengaluru'],
        ['vehicle_id', '1'],
      ]),
    )
  })

  it('goes nowhere where the order may not be booked again', async () => {
    const { tell, went, kept } = visitOrders()
    tell(rebookRequested({ ...pastOrder, rebookingEnabled: false }))
    await settle()
    expect(went).toEqual([])
    expect(kept.orders).toEqual([])
  })

  it('goes once, however often it is tapped', async () => {
    const { tell, went } = visitOrders()
    tell(rebookRequested(pastOrder), rebookRequested(pastOrder))
    await settle()
    expect(went).toHaveLength(1)
  })

  it('goes also where nothing can be kept, after the time that a person waits', async () => {
    const { tell, went } = visitStore({
      orderMemory: { keep: () => unanswered, recall: unanswered, forget: unanswered },
    })
    tell(rebookRequested(pastOrder))
    await pass(limits.requestDeadline)
    expect(went).toHaveLength(1)
  })
})
