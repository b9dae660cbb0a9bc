import {
  type AddressEntry,
  otherEnd,
  type Place,
  placeOf,
  type Waypoint,
} from '../../domain/place/address.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { PickerPurpose } from './locationPicker.slice.ts'
import type { AddressOwner } from './placeAccepted.ts'

/**
 * Where the other end of a route is, in degrees, which places are looked for around (spec 1 §4); null
 * where there is none yet.
 *
 * @example
 * const ends = { pickup: { status: 'resolved', place: koramangala }, drop: { status: 'empty' } } as const
 * nearOtherEnd('drop', ends) // → koramangala.location
 * nearOtherEnd('pickup', ends) // → null
 */
export const nearOtherEnd = (
  waypoint: Waypoint,
  ends: Readonly<Record<Waypoint, AddressEntry>>,
): Coordinates | null => placeOf(ends[otherEnd(waypoint)])?.location ?? null

/**
 * What the picker is opened with for an end of a form's route, as that stands: at the map, over the place
 * that the end has, or else at the search (spec 1 §4).
 *
 * @example
 * const ends = { pickup: { status: 'resolved', place: koramangala }, drop: { status: 'empty' } } as const
 * store.dispatch(pickerOpened(pickerAt('fare', 'pickup', ends)))
 * store.getState().locationPicker.status // → 'pinning'
 */
export const pickerAt = (
  owner: AddressOwner,
  waypoint: Waypoint,
  ends: Readonly<Record<Waypoint, AddressEntry>>,
): PickerPurpose & { readonly place: Place | null } => ({
  owner,
  waypoint,
  onChoice: 'pin',
  near: nearOtherEnd(waypoint, ends),
  place: placeOf(ends[waypoint]),
})
