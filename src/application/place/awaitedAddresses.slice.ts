import { type Action, createAction } from '@reduxjs/toolkit'
import type { LocationPicker, PickerPurpose } from './locationPicker.slice.ts'
import type { AddressOwner } from './placeAccepted.ts'

/**
 * The addresses that are being fetched: of a choice, of the device, or under a pin. They include those for an
 * end that the picker has left since.
 */
export type AwaitedAddresses = readonly PickerPurpose[]

/**
 * Replaces the list of awaited addresses. Only the flow of choosing a place knows, and dispatches, what it
 * waits for.
 */
export const addressesAwaited = createAction<AwaitedAddresses>('place/awaited')

export const awaitedAddressesReducer = (
  state: AwaitedAddresses = [],
  action: Action,
): AwaitedAddresses => (addressesAwaited.match(action) ? action.payload : state)

/**
 * Whether an end of the owner's form is about to get another address that counts without a Confirm
 * (spec 1 §4). Until that has arrived or failed, the form does not say what the customer means.
 *
 * @example
 * guestStore.dispatch(pickerOpened({ ...purpose, onChoice: 'accept', place: null }))
 * guestStore.dispatch(currentLocationRequested())
 * isUnsettled(purpose.owner)(guestStore.getState()) // → true
 * await settled()
 * isUnsettled(purpose.owner)(guestStore.getState()) // → false
 */
export const isUnsettled =
  (owner: AddressOwner) =>
  (state: {
    readonly awaitedAddresses: AwaitedAddresses
    readonly locationPicker: LocationPicker
  }): boolean => {
    const picker = state.locationPicker
    return (
      state.awaitedAddresses.some((of) => of.owner === owner && of.onChoice !== 'pin') ||
      (picker.status === 'pinning' &&
        picker.pin.status === 'dragging' &&
        picker.owner === owner &&
        picker.onChoice !== 'pin')
    )
  }
