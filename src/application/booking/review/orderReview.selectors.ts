import type { BookingState } from '../bookingState.ts'
import type { PlaceOrderError } from '../order/placeOrder.port.ts'
import type { StopFailure } from '../order/stopEdit.ts'
import { selectStopEdit } from '../stops/stopEdit.selectors.ts'

/** Why an order was not booked, or an edited end not saved. */
export type OrderFailure = PlaceOrderError | StopFailure

/**
 * Why booking the order, or saving the open edit, failed; null if it did not, or if the customer has
 * changed it since (spec 2 §2).
 *
 * @example
 * reviewStore.dispatch(stopEditRequested('drop'))
 * selectOrderFailure('stop')(reviewStore.getState()) // → null
 */
export const selectOrderFailure =
  (failed: 'order' | 'stop') =>
  (state: BookingState): OrderFailure | null => {
    const { placing } = state
    if (failed === 'order') return placing.status === 'failed' ? placing.error : null
    const phase = selectStopEdit(state)?.form.phase
    return phase?.status === 'failed' ? phase.failure : null
  }
