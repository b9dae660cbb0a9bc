import { createAction } from '@reduxjs/toolkit'

/** What a login leads on to (spec 1 §4). */
export type FollowUp =
  /** The review of an order with a vehicle of the shown estimate, by its model's id. */
  | { readonly kind: 'bookVehicle'; readonly vehicleId: number }
  /** The booking of the order under review. */
  | { readonly kind: 'placeOrder' }

/**
 * Somebody is logged in and the modal has closed: what it was opened for goes on (spec 1 §4).
 *
 * @example
 * customerStore.dispatch(resultsOpened(resultsPage))
 * await settled()
 * customerStore.dispatch(loginFollowed({ kind: 'bookVehicle', vehicleId: 1 }))
 * await settled()
 * went[0]?.split('?')[0] // → '/en-IN/order-review'
 */
export const loginFollowed = createAction<FollowUp>('auth/loginFollowed')
