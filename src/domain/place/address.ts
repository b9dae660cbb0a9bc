import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import { type ErrorsByFault, errorOf, type Fault, noFault } from '../form/fault.ts'
import { type Coordinates, isResolved } from './coordinates.ts'

/** Parts of an address; an unknown part is the empty text (spec 1 §3). */
export type AddressDetails = {
  readonly state: string
  readonly city: string
  readonly pincode: string
  readonly locality: string
  readonly subLocality: string
}

/** A place that has been resolved: what people call it, and where it is. */
export type Place = {
  readonly landmark: string
  readonly location: Coordinates
  readonly details: AddressDetails
}

/** What an address field holds: nothing, words that no place stands behind yet, or a place. */
export type AddressEntry =
  | { readonly status: 'empty' }
  | { readonly status: 'typed'; readonly text: string }
  | { readonly status: 'resolved'; readonly place: Place }

/** What is wrong with an address field (spec 1 §5). */
export type AddressError =
  | { readonly kind: 'AddressMissing' }
  | { readonly kind: 'AddressUnchosen' }
  | { readonly kind: 'LandmarkMalformed' }
  | { readonly kind: 'LocationUnresolved' }

/** An address field that holds nothing; frozen, as it is both ends of every empty form. */
export const noAddress: AddressEntry = Object.freeze({ status: 'empty' })

/** The details of an address of which none is known. */
export const unknownDetails: AddressDetails = Object.freeze({
  state: '',
  city: '',
  pincode: '',
  locality: '',
  subLocality: '',
})

/**
 * The part of an address before its first comma or hyphen (spec 1 §3), trimmed; empty for an empty
 * address.
 *
 * @example
 * cityOf('Bengaluru, Karnataka 560034') // → 'Bengaluru'
 */
export const cityOf = (address: string): string => address.replace(/[,-].*/s, '').trim()

/**
 * What an address field shows (spec 1 §2): the words that were typed, or the landmark of its place.
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

// Most texts begin with a letter of the alphabet, which is seen sooner than it is searched for.
const beginsWithLetter = (text: string): boolean => {
  const lowerCase = text.charCodeAt(0) | 0x20
  return lowerCase > 0x60 && lowerCase < 0x7b
}

/**
 * Whether a text can be a landmark: there is a letter in it (spec 1 §5).
 *
 * @example
 * isLandmark('4th Block') // → true
 * isLandmark('560034') // → false
 */
export const isLandmark = (text: string): boolean => beginsWithLetter(text) || isLetter.test(text)

const typedFault = (text: string): Fault =>
  beginsWithLetter(text) || text.trim() !== '' ? unchosen : missing

/** What `parseAddress` says is wrong, with nothing made around it. */
export const addressFault = (entry: AddressEntry): Fault => {
  // Asked first: of a form that is being typed, one end at least is chosen most of the time.
  if (entry.status === 'resolved') {
    const { place } = entry
    if (!isLandmark(place.landmark)) return malformed
    return isResolved(place.location) ? noFault : unresolved
  }
  return entry.status === 'empty' ? missing : typedFault(entry.text)
}

/**
 * The place of an address field (spec 1 §5): chosen, its landmark not blank and with a letter in
 * it, its location resolved. Fails with `AddressMissing` for an empty field, `AddressUnchosen` for
 * words that no place stands behind, `LandmarkMalformed` and `LocationUnresolved` for a place that
 * is none.
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
 * The place that a field holds, or null where it holds none yet (spec 1 §2). It is not checked:
 * that is `parseAddress`.
 *
 * @example
 * placeOf({ status: 'typed', text: 'Koramangala' }) // → null
 */
export const placeOf = (entry: AddressEntry): Place | null =>
  entry.status === 'resolved' ? entry.place : null

/** Both ends of a route as places. */
export type AddressPair = { readonly pickup: Place; readonly drop: Place }

/** What is wrong with each end of a route; an end that is right has no error. */
export type AddressPairErrors = Readonly<Partial<Record<Waypoint, AddressError>>>

/**
 * Both places of a route, or what is wrong with each, by field (spec 1 §5): the errors of
 * `parseAddress`.
 *
 * @example
 * parseAddressPair({ pickup: noAddress, drop: { status: 'typed', text: 'White' } })
 * // → left: { pickup: { kind: 'AddressMissing' }, drop: { kind: 'AddressUnchosen' } }
 */
export const parseAddressPair = (
  entries: Readonly<Record<Waypoint, AddressEntry>>,
): E.Either<AddressPairErrors, AddressPair> => {
  const pickup = parseAddress(entries.pickup)
  const drop = parseAddress(entries.drop)
  if (isRight(pickup) && isRight(drop)) return right({ pickup: pickup.right, drop: drop.right })
  return left({
    ...(isLeft(pickup) ? { pickup: pickup.left } : {}),
    ...(isLeft(drop) ? { drop: drop.left } : {}),
  })
}
