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

type Ends = Readonly<Record<Waypoint, AddressEntry>>

/** Where the other end of a route is, which places are looked for around; null where there is none yet. */
export const nearOtherEnd = (waypoint: Waypoint, ends: Ends): Coordinates | null =>
  placeOf(ends[otherEnd(waypoint)])?.location ?? null

/** The picker in a dialog, for an end of a form's route as that stands. */
export const pickerAt = (
  owner: AddressOwner,
  waypoint: Waypoint,
  ends: Ends,
): PickerPurpose & { readonly place: Place | null } => ({
  owner,
  waypoint,
  onChoice: 'pin',
  near: nearOtherEnd(waypoint, ends),
  place: placeOf(ends[waypoint]),
})
