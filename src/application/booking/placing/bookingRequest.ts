import { repeatsRequest } from '../../../domain/booking/intent.ts'
import type { Credentials } from '../../ports/customerCall.ts'
import type { BookingIntent } from '../order/bookingIntent.ts'
import { lastIntent, type PlacingState } from '../order/placing.slice.ts'
import type { BookableOrder } from './bookable.selectors.ts'

/** The request that the customer sends again by booking the order; null for a new request (docs/decisions/0018). */
export const sentBefore = (
  placing: PlacingState,
  { order, vehicle: { name } }: BookableOrder,
  { mobile }: Credentials,
): BookingIntent | null => {
  const last = lastIntent(placing)
  if (last === null) return null
  const isAnswered = last.crn !== null || last.isRefused === true
  return repeatsRequest({ ...last, isAnswered })(order, mobile)
    ? { ...last, vehicle: { ...last.vehicle, name }, isRefused: undefined }
    : null
}

/** A new request for an order, by its own id. */
export const newRequest = (
  { order, vehicle: { name, fare } }: BookableOrder,
  { mobile: customer }: Credentials,
  requestId: string,
): BookingIntent => ({ order, vehicle: { name, fare }, customer, requestId, crn: null })
