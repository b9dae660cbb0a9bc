import type { CompleteOrder } from '../../../domain/booking/completeness.ts'
import type { Money } from '../../../domain/money/money.ts'

/** The name and the fare at which the vehicle of an order was offered. */
export type OfferedVehicle = { readonly name: string; readonly fare: Money }

/** What a customer intends to book: one request, however often it is sent (docs/decisions/0018). */
export type BookingIntent = {
  readonly order: CompleteOrder
  readonly vehicle: OfferedVehicle
  /** The customer's mobile number. */
  readonly customer: string
  readonly requestId: string
  /** The number of the order that it became; null until the service gave it. */
  readonly crn: string | null
  /** Whether the service said that it booked nothing; absent if it did not say so. */
  readonly isRefused?: boolean | undefined
}

/** Whether the order that an intent became has one of these numbers. */
export const isAmong =
  (crns: readonly string[]) =>
  (intent: Pick<BookingIntent, 'crn'> | null): boolean =>
    crns.some((crn) => crn === intent?.crn)
