import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { orderReviewOpened } from '../../../../src/application/booking/order/orderReview.slice.ts'
import { keptOrLinked } from '../../../../src/application/booking/review/keptOrLinked.ts'
import { orderDraftQuery, partOrderQuery } from '../../../../src/domain/booking/orderDraft.ts'
import { parseQuery, type Query } from '../../../../src/domain/link/query.ts'
import { makeTabMemory, wholeDraft } from '../../../support/booking.ts'
import { india } from '../../../support/fares.ts'
import { anyKeptOrder } from '../../../support/keptOrders.ts'
import { orderPath, searchOf, visitOrder } from '../../../support/visitOrder.ts'
import { passQuickly } from '../../../support/visitStore.ts'

describe('an order that is kept', () => {
  it('is not restored in another country, whose map and numbers are different', async () => {
    const memory = makeTabMemory()
    const first = visitOrder({ memory })
    await first.openDraft()
    const kept = memory.kept()
    expect(kept).toMatchObject({ country: 'IN', draft: wholeDraft })
    const elsewhere = visitOrder({ memory: makeTabMemory(kept && { ...kept, country: 'TR' }) })
    await elsewhere.open('?vehicle_id=1')
    expect(elsewhere.draft()).toMatchObject({ pickup: { landmark: '' }, receiver: { mobile: '' } })
    const here = visitOrder({ memory: makeTabMemory(kept) })
    await here.open('?vehicle_id=1')
    expect(here.draft()).toEqual(wholeDraft)
  })

  it('is opened unchanged by the address of its own page', () => {
    fc.assert(
      fc.property(anyKeptOrder, (order) => {
        const opened = keptOrLinked(india)(parseQuery(searchOf(order.draft)), order)
        expect({ ...opened, placed: null }).toEqual({ ...order, placed: null })
      }),
    )
  })

  it('adds nothing to a link to another estimate', () => {
    fc.assert(
      fc.property(anyKeptOrder, (order) => {
        const fareEstimateToken = 'another'
        const query = partOrderQuery(orderDraftQuery({ ...order.draft, fareEstimateToken })).rest
        expect(keptOrLinked(india)(query, order)).toEqual(keptOrLinked(india)(query, null))
      }),
    )
  })
})

const text = fc.string({ unit: 'grapheme', maxLength: 30 })

const names = fc.oneof(
  fc.constantFrom(
    ...['sender_name', 'sender_mobile', 'receiver_name', 'from_lat', 'from_long', 'to_landmark'],
    ...['vehicle_id', 'goods_type', 'fare_estimate_token', 'geo_region_id', 'edit', 'intent'],
    ...['order_crn', 'tracking_link', 'former_token', '__proto__', 'constructor'],
  ),
  text,
)

const anyQuery: fc.Arbitrary<Query> = fc.array(
  fc.tuple(
    names,
    fc.oneof(
      text,
      fc.constantFrom('1', '97', '12.9', '77.6', 'token-1', '1000', 'waypoint=drop&lat=1&long=2'),
      fc.string({ unit: 'binary', maxLength: 20 }),
    ),
  ),
  { maxLength: 12 },
)

it('order review opens an order whatever the link says and whatever was kept', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, fc.option(anyKeptOrder), async (link, kept) => {
      const visit = visitOrder({ memory: makeTabMemory(kept) })
      visit.tell(orderReviewOpened({ path: orderPath, query: link }))
      await passQuickly(1_000)
      expect(visit.review().status).toBe('reviewing')
      expect(visit.reports).toEqual([])
      visit.stop()
    }),
    { numRuns: 60 },
  )
}, 60_000)
