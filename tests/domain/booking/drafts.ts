import fc from 'fast-check'
import type { OrderPart } from '../../../src/domain/booking/completeness.ts'
import type { DraftStop, OrderDraft } from '../../../src/domain/booking/orderDraft.ts'
import type { PhoneRule } from '../../../src/domain/phone/phoneRule.ts'
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

type Given<A> = { readonly value: A; readonly isGiven: boolean }

const given = <A>(value: fc.Arbitrary<A>, instead: fc.Arbitrary<A>): fc.Arbitrary<Given<A>> =>
  fc.oneof(
    { weight: 4, arbitrary: value.map((one) => ({ value: one, isGiven: true })) },
    { weight: 1, arbitrary: instead.map((one) => ({ value: one, isGiven: false })) },
  )

const givenText = given(words, fc.constantFrom('', ' ', '\t\u00a0\n', '\u200b', '\u0000'))

const givenLocation = given<DraftStop['location']>(
  fc.oneof(
    fc.record({ lat: micro(0, 90), lng: micro(-180, 180) }),
    fc.constantFrom({ lat: 999.999999, lng: -180 }, { lat: 1e-6, lng: 180 }),
  ),
  fc.constantFrom(
    null,
    { lat: 1000, lng: 1000 },
    { lat: 1000, lng: 77 },
    { lat: 0, lng: 77 },
    { lat: -12, lng: 77 },
    { lat: 12, lng: 180.000001 },
    { lat: Number.NaN, lng: 77 },
    { lat: 12, lng: Number.POSITIVE_INFINITY },
  ),
)

type GivenMobile = Given<string> & { readonly national: string }

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${least - 1},${most - 1}}$`))

const givenMobile = (rule: PhoneRule): fc.Arbitrary<GivenMobile> => {
  const prefixes = [
    '',
    '0',
    `+${rule.callingCode}`,
    `00${rule.callingCode}`,
    `+${rule.callingCode} 0`,
  ]
  const right = fc
    .tuple(digits(rule.digits, rule.digits), fc.constantFrom(...prefixes))
    .map(([national, prefix]) => ({ value: prefix + national, isGiven: true, national }))
  const wrong = fc
    .oneof(
      fc.constantFrom('', ' ', '+', '0', 'none'),
      digits(1, rule.digits - 1),
      digits(rule.digits + 1, rule.digits + 4),
      digits(rule.digits, rule.digits).map((national) => `${national}x`),
    )
    .map((value) => ({ value, isGiven: false, national: '' }))
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wrong })
}

const givenEnds = fc.record({ landmark: givenText, location: givenLocation, house: words })

/** A draft of a market, and what was not given in it, in the order of the page. */
export const anyPartlyGiven = (rule: PhoneRule) =>
  fc
    .record({
      senderName: givenText,
      senderMobile: givenMobile(rule),
      receiverName: givenText,
      receiverMobile: givenMobile(rule),
      from: givenEnds,
      to: givenEnds,
      vehicle: given<number | null>(fc.integer({ min: 1 }), fc.constant(null)),
    })
    .map((parts) => {
      const draft: OrderDraft = {
        ...filledDraft,
        sender: { name: parts.senderName.value, mobile: parts.senderMobile.value },
        receiver: { name: parts.receiverName.value, mobile: parts.receiverMobile.value },
        pickup: {
          landmark: parts.from.landmark.value,
          location: parts.from.location.value,
          house: parts.from.house,
        },
        drop: {
          landmark: parts.to.landmark.value,
          location: parts.to.location.value,
          house: parts.to.house,
        },
        vehicleId: parts.vehicle.value,
      }
      const isGiven: ReadonlyArray<readonly [OrderPart, boolean]> = [
        ['senderName', parts.senderName.isGiven],
        ['senderMobile', parts.senderMobile.isGiven],
        ['receiverName', parts.receiverName.isGiven],
        ['receiverMobile', parts.receiverMobile.isGiven],
        ['pickupLandmark', parts.from.landmark.isGiven],
        ['pickupLocation', parts.from.location.isGiven],
        ['dropLandmark', parts.to.landmark.isGiven],
        ['dropLocation', parts.to.location.isGiven],
        ['vehicle', parts.vehicle.isGiven],
      ]
      return {
        draft,
        lacking: isGiven.filter(([, is]) => !is).map(([part]) => part),
        mobiles: { sender: parts.senderMobile.national, receiver: parts.receiverMobile.national },
      }
    })
