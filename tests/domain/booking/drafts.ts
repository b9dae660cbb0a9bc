import fc from 'fast-check'
import type { DraftStop, OrderDraft } from '../../../src/domain/booking/orderDraft.ts'
import { koramangala, whitefield } from '../../support/places.ts'

export const pickup: DraftStop = {
  landmark: koramangala.landmark,
  location: koramangala.location,
  house: '12, 2nd floor',
}

export const drop: DraftStop = {
  landmark: whitefield.landmark,
  location: whitefield.location,
  house: '',
}

/** A draft that lacks nothing. */
export const filledDraft: OrderDraft = {
  sender: { name: 'Kiran Rao', mobile: '9812345678' },
  receiver: { name: 'Asha Nair', mobile: '8012345678' },
  pickup,
  drop,
  vehicleId: 1,
  goodsType: 'furniture',
  fareEstimateToken: 'token-1',
  geoRegionId: 4,
}

const words = fc
  .array(
    fc.constantFrom('Kiran', 'किरण', 'রহিম', 'MG Road', '#12', 'a&b=c', '%41', '100%', '😀', "O'x"),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '))

const optional = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(some)

const party = fc.record({
  name: words,
  mobile: fc.oneof(
    fc.constant(''),
    fc.constantFrom('9812345678', '+91 98123-45678', '098123 45678', '98123', 'none'),
    fc.stringMatching(/^[0-9]{1,13}$/),
  ),
})

const micro = (from: number, to: number) =>
  fc.integer({ min: from * 1e6 + 1, max: to * 1e6 }).map((degrees) => degrees / 1e6)

const stop: fc.Arbitrary<DraftStop> = fc.record({
  landmark: fc.oneof(fc.constant(''), words),
  location: optional(fc.record({ lat: micro(0, 90), lng: micro(-180, 180) })),
  house: fc.oneof(fc.constant(''), words),
})

/** Drafts as a link may carry them, complete or not. */
export const anyDraft: fc.Arbitrary<OrderDraft> = fc.record({
  sender: party,
  receiver: party,
  pickup: stop,
  drop: stop,
  vehicleId: optional(fc.integer({ min: 1, max: 999_999_999 })),
  goodsType: optional(words),
  fareEstimateToken: optional(fc.stringMatching(/^[!-~]{1,40}$/)),
  geoRegionId: optional(fc.integer({ min: 1, max: 999_999_999 })),
})
