import { either as E } from 'fp-ts'
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

export type AddressError =
  | { readonly kind: 'AddressMissing' }
  | { readonly kind: 'AddressUnchosen' }
  | { readonly kind: 'LandmarkMalformed' }
  | { readonly kind: 'LocationUnresolved' }

export const noAddress: AddressEntry = { status: 'empty' }

export const unknownDetails: AddressDetails = {
  state: '',
  city: '',
  pincode: '',
  locality: '',
  subLocality: '',
}

/** The part of an address before its first comma or hyphen (spec 1 §3). */
export const cityOf = (address: string): string => (address.split(/[,-]/)[0] ?? '').trim()

/** What the field shows. */
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

/**
 * The place of an address field (spec 1 §5): chosen, its landmark not blank and with a letter in
 * it, its location resolved.
 */
export const parseAddress = (entry: AddressEntry): E.Either<AddressError, Place> => {
  switch (entry.status) {
    case 'empty':
      return E.left({ kind: 'AddressMissing' })
    case 'typed':
      return E.left({ kind: entry.text.trim() === '' ? 'AddressMissing' : 'AddressUnchosen' })
    case 'resolved': {
      const { place } = entry
      if (!/\p{L}/u.test(place.landmark)) return E.left({ kind: 'LandmarkMalformed' })
      return isResolved(place.location) ? E.right(place) : E.left({ kind: 'LocationUnresolved' })
    }
  }
}

export type Waypoint = 'pickup' | 'drop'

/** The other end of the route. */
export const otherEnd = (waypoint: Waypoint): Waypoint =>
  waypoint === 'pickup' ? 'drop' : 'pickup'

/** The place that a field holds, or null where it holds none yet. */
export const placeOf = (entry: AddressEntry): Place | null =>
  entry.status === 'resolved' ? entry.place : null

export type AddressPair = { readonly pickup: Place; readonly drop: Place }

export type AddressPairErrors = Readonly<Partial<Record<Waypoint, AddressError>>>

/** Both places of a route, or what is wrong with each. */
export const parseAddressPair = (
  entries: Readonly<Record<Waypoint, AddressEntry>>,
): E.Either<AddressPairErrors, AddressPair> => {
  const pickup = parseAddress(entries.pickup)
  const drop = parseAddress(entries.drop)
  if (E.isRight(pickup) && E.isRight(drop)) {
    return E.right({ pickup: pickup.right, drop: drop.right })
  }
  return E.left({
    ...(E.isLeft(pickup) ? { pickup: pickup.left } : {}),
    ...(E.isLeft(drop) ? { drop: drop.left } : {}),
  })
}
