import type { FlowCrashed } from '../../flow/flowCrashed.ts'
import type { BookingState } from '../bookingState.ts'
import { type Offered, selectOfferedVehicles } from '../offer/offer.selectors.ts'
import type { PlaceOrderError } from '../order/placeOrder.port.ts'
import { selectOrderErrors } from './bookable.selectors.ts'

/**
 * What the primary button waits for. `vehicleUnchosen`: there are vehicles to choose from. `faresLoading`:
 * the chosen vehicle has no fare yet. `faresFailed`: the button books nothing, and asks for the fares again.
 */
export type BookingHold = 'vehicleUnchosen' | 'faresLoading' | 'faresFailed'

const isOffering = (offered: Offered): boolean =>
  offered.status === 'offered' && offered.vehicles.length > 0

/**
 * What the primary button waits for, tried or not; null for nothing (spec 1 §4). A guest's
 * fares hold nothing back, because the login comes first.
 *
 * @example
 * selectBookingHold(reviewStore.getState()) // → null
 * const failing = await customerIn({ recallEstimate: () => offline })
 * failing.dispatch(orderReviewOpened(orderPage))
 * await settled()
 * selectBookingHold(failing.getState()) // → 'faresFailed'
 */
export const selectBookingHold = (state: BookingState): BookingHold | null => {
  const { orderReview, session } = state
  if (orderReview.status !== 'reviewing') return null
  const offered = selectOfferedVehicles(state)
  if (orderReview.draft.vehicleId === null) return isOffering(offered) ? 'vehicleUnchosen' : null
  if (session.status === 'guest') return null
  if (offered.status === 'loading') return 'faresLoading'
  return offered.status === 'failed' ? 'faresFailed' : null
}

/** Why a try to book did not book the order. */
export type BookingProblem =
  /** Only the vehicle is missing, and there are vehicles to choose from. */
  | { readonly kind: 'VehicleUnchosen' }
  /** `selectOrderErrors` has the parts. */
  | { readonly kind: 'OrderIncomplete' }
  | PlaceOrderError
  | FlowCrashed

const vehicleUnchosen: BookingProblem = { kind: 'VehicleUnchosen' }
const incomplete: BookingProblem = { kind: 'OrderIncomplete' }

/**
 * Why the order is not booked; null before the customer tries to book it, and when nothing is wrong
 * (spec 1 §4, §5). Fares that failed are no such problem: `selectBookingHold` says so without a try.
 *
 * @example
 * const { path, query } = orderPage
 * const renamed = query.map(([key, text]) => [key, text === 'Kiran Rao' ? 'K' : text] as const)
 * reviewStore.dispatch(orderReviewOpened({ path, query: renamed }))
 * await settled()
 * selectBookingProblem(reviewStore.getState()) // → null
 * reviewStore.dispatch(bookingActionRequested())
 * selectBookingProblem(reviewStore.getState()) // → { kind: 'OrderIncomplete' }
 */
export const selectBookingProblem = (state: BookingState): BookingProblem | null => {
  const { orderReview, placing } = state
  const errors = selectOrderErrors(state)
  if (orderReview.status === 'reviewing' && orderReview.tried && errors.length > 0) {
    const isChoice =
      errors.every(({ part }) => part === 'vehicle') && isOffering(selectOfferedVehicles(state))
    return isChoice ? vehicleUnchosen : incomplete
  }
  return placing.status === 'failed' ? placing.error : null
}
