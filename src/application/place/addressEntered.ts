import type { Action } from '@reduxjs/toolkit'
import { type AddressEntries, noAddress } from '../../domain/place/address.ts'
import { searchTyped } from './locationPicker.slice.ts'
import { type AddressOwner, placeAccepted } from './placeAccepted.ts'

type AddressEntered = ReturnType<typeof placeAccepted> | ReturnType<typeof searchTyped>

/**
 * Whether an action changes an address of the owner's form: a place was accepted for it, or the
 * customer typed into a field that is the search box itself.
 */
export const isAddressEntered =
  (owner: AddressOwner) =>
  (action: Action): action is AddressEntered =>
    placeAccepted.match(action)
      ? action.payload.owner === owner
      : searchTyped.match(action) &&
        action.payload.owner === owner &&
        action.payload.onChoice !== 'pin'

/** The address that was entered; until the customer chooses a place, the text in the field. */
export const enteredAddress = ({ payload }: AddressEntered): Partial<AddressEntries> => {
  if ('place' in payload)
    return { [payload.waypoint]: { status: 'resolved', place: payload.place } }
  const { waypoint, text } = payload
  return { [waypoint]: text === '' ? noAddress : { status: 'typed', text } }
}
