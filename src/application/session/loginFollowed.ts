import { createAction } from '@reduxjs/toolkit'

/** What a login leads to (spec 1 §4). */
export type FollowUp =
  /** Reviewing an order with a vehicle of the shown estimate; the id is its model's. */
  | { readonly kind: 'bookVehicle'; readonly vehicleId: number }
  /** Booking the order under review. */
  | { readonly kind: 'placeOrder' }

/**
 * The customer is logged in and the modal has closed: what needed the login continues (spec 1 §4).
 *
 * @example
 * customerStore.dispatch(resultsOpened(resultsPage))
 * await settled()
 * customerStore.dispatch(loginFollowed({ kind: 'bookVehicle', vehicleId: 1 }))
 * await settled()
 * went[0]?.split('?')[0] // → '/en-IN/order-review'
 */
export const loginFollowed = createAction<FollowUp>('auth/loginFollowed')
