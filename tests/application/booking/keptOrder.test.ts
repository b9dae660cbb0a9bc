import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import {
  type KeptOrder,
  keptOrderQuery,
  parseKeptOrder,
} from '../../../src/application/booking/keptOrder.ts'
import { openedOrder } from '../../../src/application/booking/openedOrder.ts'
import { orderReviewOpened } from '../../../src/application/booking/orderReview.slice.ts'
import { completeOrder } from '../../../src/domain/booking/completeness.ts'
import { asLinked } from '../../../src/domain/booking/parseOrderDraft.ts'
import { formatQuery, parseQuery, type Query } from '../../../src/domain/link/query.ts'
import { unknownDetails } from '../../../src/domain/place/address.ts'
import { anyDraft, filledDraft } from '../../domain/booking/drafts.ts'
import { india, marketIn } from '../../support/fares.ts'
import { orderPath, visitOrder } from '../../support/visitOrder.ts'
import { passQuickly } from '../../support/visitStore.ts'

const draft = anyDraft.map(asLinked)

const text = fc.string({ unit: 'grapheme', maxLength: 30 })

const entry: fc.Arbitrary<NonNullable<KeptOrder['edit']>['input']['address']> = fc.oneof(
  fc.constant({ status: 'empty' as const }),
  text.filter((typed) => typed !== '').map((typed) => ({ status: 'typed' as const, text: typed })),
  fc
    .record({
      landmark: text,
      lat: fc.integer({ min: 1, max: 89_999_999 }),
      lng: fc.integer({ min: -180_000_000, max: 180_000_000 }),
    })
    .map(({ landmark, lat, lng }) => ({
      status: 'resolved' as const,
      place: {
        landmark,
        location: { lat: lat / 1e6, lng: lng / 1e6 },
        details: unknownDetails,
      },
    })),
)

const edit = fc.record({
  waypoint: fc.constantFrom('pickup' as const, 'drop' as const),
  input: fc.record({ address: entry, house: text, name: text, mobile: text }),
})

const intent: fc.Arbitrary<KeptOrder['intent']> = fc
  .record({
    meant: fc.record({
      vehicleId: fc.integer({ min: 1, max: 999 }),
      goodsType: fc.option(fc.constantFrom('furniture', 'a&b=c', '100%')),
      house: fc.constantFrom('', '12, 2nd floor', 'A+B'),
    }),
    vehicle: fc.option(
      fc.record({
        name: fc.constantFrom('Tata Ace', 'Pickup & 8ft', ''),
        fare: fc.record({
          value: fc.constantFrom(0, 368.5, 1e21),
          currency: fc.constantFrom('INR', 'AED'),
        }),
      }),
    ),
    requestId: fc.uuid(),
    crn: fc.option(fc.stringMatching(/^CRN[0-9]{10}$/)),
    customer: fc.stringMatching(/^[0-9]{10}$/),
  })
  .map(({ meant: { house, ...rest }, ...request }) => {
    const order = completeOrder(india)({
      ...filledDraft,
      ...rest,
      drop: { ...filledDraft.drop, house },
    })
    if (E.isLeft(order)) throw new Error(order.left.join())
    return { order: order.right, ...request }
  })

const kept: fc.Arbitrary<KeptOrder> = fc.record({
  customer: fc.option(fc.stringMatching(/^[0-9]{10}$/)),
  draft,
  formerToken: fc.option(fc.stringMatching(/^[!-~]{1,40}$/)),
  edit: fc.option(edit),
  intent: fc.option(intent),
  placed: fc.option(fc.record({ crn: text, trackingUrl: text })),
})

// What is written may have halves of characters in it, which no URL carries.
const isWhole = (order: KeptOrder): boolean => !/\p{Surrogate}/u.test(JSON.stringify(order))

describe('an order that is kept', () => {
  it('comes back as it was, whatever step it was at', () => {
    fc.assert(
      fc.property(kept.filter(isWhole), (order) => {
        expect(parseKeptOrder(india)(keptOrderQuery(india)(order))).toEqual(order)
      }),
    )
  })

  it('is none in another country, whose map and whose numbers are others', () => {
    const turkiye = marketIn('tr-TR')
    fc.assert(
      fc.property(kept.filter(isWhole), (order) => {
        const query = keptOrderQuery(india)(order)
        expect(parseKeptOrder(turkiye)(query)).toEqual(parseKeptOrder(turkiye)([]))
        const ofNoCountry = query.filter(([name]) => name !== 'country')
        expect(parseKeptOrder(india)(ofNoCountry)).toEqual(order)
      }),
    )
  })

  it.each([
    ['of an earlier build', ['vehicle_name', 'fare', 'currency'], ''],
    ['whose currency cannot be written', ['currency'], '&currency=rupees'],
    ['whose fare is none', ['fare'], '&fare=free'],
  ])('%s is the same request, without its vehicle', (_, without, instead) => {
    fc.assert(
      fc.property(kept.filter(isWhole), intent, (order, sent) => {
        const query = keptOrderQuery(india)({ ...order, intent: sent }).map(([name, text]) => {
          if (name !== 'intent') return [name, text] as const
          const left = parseQuery(text).filter(([part]) => !without.includes(part))
          return [name, `${formatQuery(left)}${instead}`] as const
        })
        expect(parseKeptOrder(india)(query).intent).toEqual(
          sent === null ? null : { ...sent, vehicle: null },
        )
      }),
    )
  })

  it('is opened by the address of its own page as it was', () => {
    fc.assert(
      fc.property(kept.filter(isWhole), (order) => {
        const { draft: meant } = order
        const names = ['vehicle_id', 'goods_type', 'fare_estimate_token', 'geo_region_id']
        const address = keptOrderQuery(india)({
          ...order,
          edit: null,
          intent: null,
          placed: null,
        }).filter(([name]) => names.includes(name))
        const opened = openedOrder(india)(parseQuery(formatQuery(address)), order)
        expect(opened.draft).toEqual(meant)
        expect(opened.edit).toEqual(order.edit)
        expect(opened.intent).toEqual(order.intent)
      }),
    )
  })
})

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

it('opens some order whatever a link says and whatever was kept', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, anyQuery, async (link, left) => {
      const visit = visitOrder()
      await visit.memory.keep(left)()
      visit.tell(orderReviewOpened({ path: orderPath, query: link }))
      await passQuickly(1_000)
      expect(visit.review().status).toBe('reviewing')
      expect(visit.reports).toEqual([])
      visit.stop()
    }),
    { numRuns: 60 },
  )
}, 60_000)
