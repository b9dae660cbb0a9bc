import type { AppState } from '../store/appState.ts'
import type { LaterState } from '../store/laterState.ts'

/** The state of a store with the booking feature. */
export type BookingState = AppState & Pick<LaterState, 'orderReview' | 'offer' | 'placing'>
