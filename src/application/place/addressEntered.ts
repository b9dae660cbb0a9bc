import type { Action } from '@reduxjs/toolkit'
import { searchTyped } from './locationPicker.slice.ts'
import { type AddressOwner, placeAccepted } from './placeAccepted.ts'

/**
 * Whether an action changes an address of the owner's form: a place was accepted for it, or the
 * customer typed into a field that is the search box itself.
 */
export const isAddressEntered =
  (owner: AddressOwner) =>
  (action: Action): boolean =>
    placeAccepted.match(action)
      ? action.payload.owner === owner
      : searchTyped.match(action) &&
        action.payload.owner === owner &&
        action.payload.onChoice !== 'pin'
