import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { KeptOrder } from '../../src/application/booking/kept/keptOrder.ts'
import { completeOrder } from '../../src/domain/booking/completeness.ts'
import { asLinked } from '../../src/domain/booking/parseOrderDraft.ts'
import { unknownDetails } from '../../src/domain/place/address.ts'
import { anyDraft, filledDraft } from '../domain/booking/drafts.ts'
import { india } from './fares.ts'

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

const input = fc.record({ address: entry, house: text, name: text, mobile: text })

const edit = fc.record({
  waypoint: fc.constantFrom('pickup' as const, 'drop' as const),
  input,
})

const intent: fc.Arbitrary<NonNullable<KeptOrder['intent']>> = fc
  .record({
    meant: fc.record({
      vehicleId: fc.integer({ min: 1, max: 999 }),
      goodsType: fc.option(fc.constantFrom('furniture', 'a&b=c', '100%')),
      house: fc.constantFrom('', '12, 2nd floor', 'A+B'),
    }),
    vehicle: fc.record({
      name: fc.constantFrom('Tata Ace', 'Pickup & 8ft', ''),
      fare: fc.record({
        value: fc.constantFrom(0, 368.5, 1e21),
        currency: fc.constantFrom('INR', 'AED'),
      }),
    }),
    requestId: fc.uuid(),
    crn: fc.option(fc.stringMatching(/^CRN[0-9]{10}$/)),
    customer: fc.stringMatching(/^[0-9]{10}$/),
    isRefused: fc.boolean(),
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

/** An order as a tab in India keeps it, at any step. */
export const anyKeptOrder: fc.Arbitrary<KeptOrder> = fc.record({
  country: fc.constant('IN'),
  customer: fc.option(fc.stringMatching(/^[0-9]{10}$/)),
  draft,
  formerToken: fc.option(fc.stringMatching(/^[!-~]{1,40}$/)),
  lastVehicleId: fc.option(fc.nat()),
  category: fc.option(fc.constantFrom('two-wheeler' as const, 'trucks' as const)),
  edit: fc.option(edit),
  unsaved: fc.option(fc.record({ pickup: fc.option(input), drop: fc.option(input) })),
  intent: fc.option(intent),
  placed: fc.option(fc.record({ crn: text, trackingUrl: text })),
})
