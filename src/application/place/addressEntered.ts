import type { Action } from '@reduxjs/toolkit'
import { searchTyped } from './locationPicker.slice.ts'
import { type AddressOwner, placeAccepted } from './placeAccepted.ts'

/**
 * Whether an address of the owner's form is another now: a place was settled for it, or words were
 * typed where the field itself is the search box.
 */
export const isAddressEntered =
  (owner: AddressOwner) =>
  (action: Action): boolean =>
    placeAccepted.match(action)
      ? action.payload.owner === owner
      : searchTyped.match(action) &&
        action.payload.owner === owner &&
        action.payload.onChoice !== 'pin'
