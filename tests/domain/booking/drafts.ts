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

/** A complete draft. */
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

type Standing = 'given' | 'missing' | 'wrong'

type Given<A> = { readonly value: A; readonly standing: Standing }

const standing = <A>(value: fc.Arbitrary<A>, is: Standing): fc.Arbitrary<Given<A>> =>
  value.map((one) => ({ value: one, standing: is }))

const given = <A>(
  value: fc.Arbitrary<A>,
  missing: fc.Arbitrary<A>,
  wrong: fc.Arbitrary<A> | null,
): fc.Arbitrary<Given<A>> =>
  fc.oneof(
    { weight: 8, arbitrary: standing(value, 'given') },
    { weight: 1, arbitrary: standing(missing, 'missing') },
    ...(wrong === null ? [] : [{ weight: 1, arbitrary: standing(wrong, 'wrong') }]),
  )

const blank = fc.constantFrom('', ' ', '\t\u00a0\n', '\u200b', '\u0000')

const givenName = given(
  fc
    .array(fc.constantFrom('Kiran', 'किरण', 'রহিম', 'علی‌رضا'), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(' ')),
  blank,
  fc.constantFrom('Jo', 'R2-D2', "O'x", '100%', '😀😀😀', 'a'.repeat(51)),
)

const givenLandmark = given(
  words.filter((text) => /\p{L}/u.test(text)),
  blank,
  fc.constantFrom('560034', '#12', '%41', '😀', '12/3'),
)

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
  null,
)

type GivenMobile = Given<string> & { readonly national: string }

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${least - 1},${most - 1}}$`))

const notGiven = (value: fc.Arbitrary<string>, is: Standing): fc.Arbitrary<GivenMobile> =>
  standing(value, is).map((one) => ({ ...one, national: '' }))

const givenMobile = (rule: PhoneRule): fc.Arbitrary<GivenMobile> => {
  const prefixes = [
    '',
    '0',
    `+${rule.callingCode}`,
    `00${rule.callingCode}`,
    `+${rule.callingCode} 0`,
  ]
  const right = rule.starts.map((start) => {
    const rest = rule.digits - start.length
    return fc
      .tuple(fc.stringMatching(new RegExp(`^[0-9]{${rest}}$`)), fc.constantFrom(...prefixes))
      .map(([end, prefix]): GivenMobile => {
        const national = start + end
        return { value: prefix + national, standing: 'given', national }
      })
  })
  const ofNobody = digits(rule.digits, rule.digits).filter(
    (national) => !rule.starts.some((start) => national.startsWith(start)),
  )
  const wrong = fc.oneof(
    fc.constantFrom('+', '0', 'none'),
    digits(1, rule.digits - 1),
    digits(rule.digits + 1, rule.digits + 4),
    digits(rule.digits, rule.digits).map((national) => `${national}x`),
    ofNobody,
  )
  return fc.oneof(
    ...right.map((arbitrary) => ({ weight: 8, arbitrary })),
    { weight: Math.max(1, right.length), arbitrary: notGiven(blank, 'missing') },
    { weight: Math.max(1, right.length), arbitrary: notGiven(wrong, 'wrong') },
  )
}

const givenEnds = fc.record({ landmark: givenLandmark, location: givenLocation, house: words })

/**
 * A draft in a market, with the parts that keep it from being booked, and those of them that are wrong, in the
 * order of the page.
 */
export const anyPartlyGiven = (rule: PhoneRule) =>
  fc
    .record({
      senderName: givenName,
      senderMobile: givenMobile(rule),
      receiverName: givenName,
      receiverMobile: givenMobile(rule),
      from: givenEnds,
      to: givenEnds,
      vehicle: given<number | null>(fc.integer({ min: 1 }), fc.constant(null), null),
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
      const standings: ReadonlyArray<readonly [OrderPart, Standing]> = [
        ['senderName', parts.senderName.standing],
        ['senderMobile', parts.senderMobile.standing],
        ['receiverName', parts.receiverName.standing],
        ['receiverMobile', parts.receiverMobile.standing],
        ['pickupLandmark', parts.from.landmark.standing],
        ['pickupLocation', parts.from.location.standing],
        ['dropLandmark', parts.to.landmark.standing],
        ['dropLocation', parts.to.location.standing],
        ['vehicle', parts.vehicle.standing],
      ]
      return {
        draft,
        lacking: standings.filter(([, is]) => is !== 'given').map(([part]) => part),
        wrong: standings.filter(([, is]) => is === 'wrong').map(([part]) => part),
        mobiles: { sender: parts.senderMobile.national, receiver: parts.receiverMobile.national },
      }
    })
