import {
  type AddressEntries,
  otherEnd,
  type Place,
  placeOf,
  type Waypoint,
} from '../../domain/place/address.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { PickerPurpose } from './locationPicker.slice.ts'
import type { AddressOwner } from './placeAccepted.ts'

/**
 * The position of a route's other end, in degrees, around which to search (spec 1 §4); null if it has no
 * place yet.
 *
 * @example
 * const ends = { pickup: { status: 'resolved', place: koramangala }, drop: { status: 'empty' } } as const
 * nearOtherEnd('drop', ends) // → koramangala.location
 * nearOtherEnd('pickup', ends) // → null
 */
export const nearOtherEnd = (waypoint: Waypoint, ends: AddressEntries): Coordinates | null =>
  placeOf(ends[otherEnd(waypoint)])?.location ?? null

/**
 * What to open the picker with for an end of a form's route: at the map over that end's place, or else at
 * the search (spec 1 §4).
 *
 * @example
 * const ends = { pickup: { status: 'resolved', place: koramangala }, drop: { status: 'empty' } } as const
 * store.dispatch(pickerOpened(pickerAt('fare', 'pickup', ends)))
 * store.getState().locationPicker.status // → 'pinning'
 */
export const pickerAt = (
  owner: AddressOwner,
  waypoint: Waypoint,
  ends: AddressEntries,
): PickerPurpose & { readonly place: Place | null } => ({
  owner,
  waypoint,
  onChoice: 'pin',
  near: nearOtherEnd(waypoint, ends),
  place: placeOf(ends[waypoint]),
})
