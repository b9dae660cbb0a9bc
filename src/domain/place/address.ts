import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import { type ErrorsByFault, errorOf, type Fault, noFault } from '../form/fault.ts'
import { seen } from '../form/invisible.ts'
import { type Coordinates, isResolved } from './coordinates.ts'

/** The parts of an address; unknown parts are empty (spec 1 §3). */
export type AddressDetails = {
  readonly state: string
  readonly city: string
  readonly pincode: string
  readonly locality: string
  readonly subLocality: string
}

/** A resolved place: what people call it, and where it is. */
export type Place = {
  readonly landmark: string
  readonly location: Coordinates
  readonly details: AddressDetails
}

/** The content of an address field: nothing, typed text that has no place yet, or a place. */
export type AddressEntry =
  | { readonly status: 'empty' }
  | { readonly status: 'typed'; readonly text: string }
  | { readonly status: 'resolved'; readonly place: Place }

/** The errors of an address field (spec 1 §5). */
export type AddressError =
  | { readonly kind: 'AddressMissing' }
  | { readonly kind: 'AddressUnchosen' }
  | { readonly kind: 'LandmarkMalformed' }
  | { readonly kind: 'LocationUnresolved' }

/** An empty address field. Frozen, because every empty form shares it for both ends. */
export const noAddress: AddressEntry = Object.freeze({ status: 'empty' })

/** Address details without any known part. */
export const unknownDetails: AddressDetails = Object.freeze({
  state: '',
  city: '',
  pincode: '',
  locality: '',
  subLocality: '',
})

/**
 * The part of an address before its first comma or hyphen, trimmed (spec 1 §3); empty for an empty
 * address.
 *
 * @example
 * cityOf('Bengaluru, Karnataka 560034') // → 'Bengaluru'
 */
export const cityOf = (address: string): string => address.replace(/[,-].*/s, '').trim()

/**
 * The text that an address field shows (spec 1 §2): what was typed, or the landmark of its place.
 *
 * @example
 * entryText({ status: 'typed', text: 'Kora' }) // → 'Kora'
 * entryText(noAddress) // → ''
 */
export const entryText = (entry: AddressEntry): string => {
  switch (entry.status) {
    case 'empty':
      return ''
    case 'typed':
      return entry.text
    case 'resolved':
      return entry.place.landmark
  }
}

/** In UTF-16 units: far longer than any address, and short enough for a query. */
export const longestLandmark = 500

/**
 * The words that places can be asked for by: what was typed, without invisible characters and the spaces around it;
 * null as long as that is fewer characters than `least` (spec 1 §4). Of a longer text than any landmark, the rest
 * is left out.
 *
 * @example
 * searchableText(2)(' Kora ') // → 'Kora'
 * searchableText(2)('K ') // → null
 */
export const searchableText =
  (least: number) =>
  (typed: string): string | null => {
    const text = seen(typed)
    if (text.length < least) return null
    // The cut may halve an emoji: what is left of it has no encoding.
    return text.slice(0, longestLandmark).replace(/\p{Surrogate}$/u, '')
  }

const missing: Fault = 1
const unchosen: Fault = 2
const malformed: Fault = 3
const unresolved: Fault = 4

const errors: ErrorsByFault<AddressError> = [
  Object.freeze({ kind: 'AddressMissing' }),
  Object.freeze({ kind: 'AddressUnchosen' }),
  Object.freeze({ kind: 'LandmarkMalformed' }),
  Object.freeze({ kind: 'LocationUnresolved' }),
]

const isLetter = /\p{L}/u

// A shortcut: most texts begin with an ASCII letter, and this check is faster than a search.
const beginsWithLetter = (text: string): boolean => {
  const lowerCase = text.charCodeAt(0) | 0x20
  return lowerCase > 0x60 && lowerCase < 0x7b
}

/**
 * Whether a text can be a landmark: it contains a letter (spec 1 §5).
 *
 * @example
 * isLandmark('4th Block') // → true
 * isLandmark('560034') // → false
 */
export const isLandmark = (text: string): boolean => beginsWithLetter(text) || isLetter.test(text)

const typedFault = (text: string): Fault =>
  beginsWithLetter(text) || seen(text) !== '' ? unchosen : missing

/** The fault that `parseAddress` reports, without allocating an Either. */
export const addressFault = (entry: AddressEntry): Fault => {
  // Checked first: while a form is being filled in, usually at least one end is chosen.
  if (entry.status === 'resolved') {
    const { place } = entry
    if (!isLandmark(place.landmark)) return malformed
    return isResolved(place.location) ? noFault : unresolved
  }
  return entry.status === 'empty' ? missing : typedFault(entry.text)
}

/**
 * Validates an address field (spec 1 §5): a place was chosen, its landmark contains a letter, and its
 * location is resolved. Fails with `AddressMissing` if the field is empty or blank, with
 * `AddressUnchosen` for text without a place, and with `LandmarkMalformed` or `LocationUnresolved` for
 * an invalid place.
 *
 * @example
 * const location = { lat: 12.9352, lng: 77.6245 }
 * const place = { landmark: 'Koramangala', location, details: unknownDetails }
 * parseAddress({ status: 'resolved', place }) // → right: place
 * parseAddress({ status: 'typed', text: 'Kora' }) // → left: { kind: 'AddressUnchosen' }
 */
export const parseAddress = (entry: AddressEntry): E.Either<AddressError, Place> => {
  const fault = addressFault(entry)
  return fault === noFault && entry.status === 'resolved'
    ? right(entry.place)
    : left(errorOf(errors, fault))
}

/** An end of a route (spec 1 §4). */
export type Waypoint = 'pickup' | 'drop'

/**
 * The other end of the route (spec 1 §2).
 *
 * @example
 * otherEnd('pickup') // → 'drop'
 */
export const otherEnd = (waypoint: Waypoint): Waypoint =>
  waypoint === 'pickup' ? 'drop' : 'pickup'

/**
 * The place in an address field, or null if it has none yet (spec 1 §2). It is not validated: that is
 * for `parseAddress`.
 *
 * @example
 * placeOf({ status: 'typed', text: 'Koramangala' }) // → null
 */
export const placeOf = (entry: AddressEntry): Place | null =>
  entry.status === 'resolved' ? entry.place : null

/** Both ends of a route as a form has them. */
export type AddressEntries = Readonly<Record<Waypoint, AddressEntry>>

/** Both ends of a route as places. */
export type AddressPair = { readonly pickup: Place; readonly drop: Place }

/** The errors of each end of a route; a valid end has none. */
export type AddressPairErrors = Readonly<Partial<Record<Waypoint, AddressError>>>

/**
 * Both places of a route, or the errors of `parseAddress` by field (spec 1 §5).
 *
 * @example
 * parseAddressPair({ pickup: noAddress, drop: { status: 'typed', text: 'White' } })
 * // → left: { pickup: { kind: 'AddressMissing' }, drop: { kind: 'AddressUnchosen' } }
 */
export const parseAddressPair = (
  entries: AddressEntries,
): E.Either<AddressPairErrors, AddressPair> => {
  const pickup = parseAddress(entries.pickup)
  const drop = parseAddress(entries.drop)
  if (isRight(pickup) && isRight(drop)) return right({ pickup: pickup.right, drop: drop.right })
  return left({
    ...(isLeft(pickup) ? { pickup: pickup.left } : {}),
    ...(isLeft(drop) ? { drop: drop.left } : {}),
  })
}
