import fc from 'fast-check'
import { markets } from '../../config/market/markets.ts'
import type { Attribution } from '../../src/domain/attribution/attribution.ts'
import type { CallbackOutcome } from '../../src/domain/fare/fareQuote.ts'
import type { Query } from '../../src/domain/link/query.ts'
import type { Market } from '../../src/domain/market/market.ts'
import type { AddressEntry, Place } from '../../src/domain/place/address.ts'
import type { Coordinates } from '../../src/domain/place/coordinates.ts'
import { marketIn } from '../support/fares.ts'

/** Any character except half of a surrogate pair. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800))

/** Text of any characters. fast-check's `binary` strings take a second to set up. */
export const anyWriting = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(anyCharacter, { maxLength }).map((characters) => characters.join(''))

/** Text that people type, and text that they should not. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  anyWriting(20),
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    'Kiran Rao',
    'किरण',
    '😀',
    'a+b',
    '%41',
    '0',
  ),
)

/** Text that is typed for a mobile number; in every market that is served, some of it is one. */
export const anyTypedMobile: fc.Arbitrary<string> = fc.oneof(
  anyText,
  fc.stringMatching(/^(\+?[0-9]{2,3} ?|0)?[5-9][0-9]{4} ?[0-9]{4,5}$/),
)

export const anyLocale: fc.Arbitrary<string> = fc.constantFrom(
  ...markets.locales.map(({ locale }) => locale),
)

export const anyMarket: fc.Arbitrary<Market> = anyLocale.map(marketIn)

const micro = (from: number, to: number) =>
  fc.integer({ min: from * 1e6, max: to * 1e6 }).map((degrees) => degrees / 1e6)

/** A resolved point. */
export const anyPoint: fc.Arbitrary<Coordinates> = fc.record({
  lat: micro(0.000_001, 90),
  lng: micro(-180, 180),
})

const anyDetails = fc.record({
  state: anyText,
  city: anyText,
  pincode: anyText,
  locality: anyText,
  subLocality: anyText,
})

/** A place that a form accepts. */
export const anyPlace: fc.Arbitrary<Place> = fc.record({
  landmark: anyText.map((text) => `Road ${text}`),
  location: anyPoint,
  details: anyDetails,
})

/** A place that may lack a landmark, or whose point may be unresolved. */
const anyClaimedPlace: fc.Arbitrary<Place> = fc.record({
  landmark: anyText,
  location: fc.oneof(anyPoint, fc.record({ lat: fc.double(), lng: fc.double() })),
  details: anyDetails,
})

export const anyEntry: fc.Arbitrary<AddressEntry> = fc.oneof(
  fc.constant({ status: 'empty' as const }),
  anyText.map((text) => ({ status: 'typed' as const, text })),
  fc.oneof(anyPlace, anyClaimedPlace).map((place) => ({ status: 'resolved' as const, place })),
)

/** A query in which some names are ones that the product reads. */
export const anyQuery = (...names: readonly string[]): fc.Arbitrary<Query> =>
  fc.array(fc.tuple(fc.oneof(anyText, fc.constantFrom('', ...names)), anyText), { maxLength: 8 })

export const anyAttribution: fc.Arbitrary<Attribution> = fc.record({
  utm_source: anyText,
  utm_medium: anyText,
  utm_campaign: anyText,
  utm_term: anyText,
  utm_content: anyText,
})

export const anyOutcome: fc.Arbitrary<CallbackOutcome> = fc.record({
  result: fc.option(anyText),
  prevCallbackReqIdPresent: fc.option(fc.boolean()),
  callbackRequestId: fc.option(anyText),
  isExistingCust: fc.option(fc.boolean()),
  leadEntryCreated: fc.boolean(),
  sendUnregisteredEvent: fc.boolean(),
})
