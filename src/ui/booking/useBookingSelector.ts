import { useSelector } from 'react-redux'
import type { BookingState } from '../../application/booking/bookingState.ts'

/** For components inside `WithFeature` of booking, whose slices are there; another feature's may be absent. */
export const useBookingSelector = useSelector.withTypes<BookingState>()
