import { type Clock, dayMs } from '../clock.ts'
import {
  type AddressErrorType,
  type FieldError,
  findTrip,
  mobileError,
  nameError,
} from '../fare/enquiryRules.ts'
import type { Estimates } from '../fare/estimates.ts'
import { type QuotedVehicle, quoteVehicles } from '../fare/quoteVehicles.ts'
import { vehiclesFor } from '../fare/vehiclesForGoods.ts'
import { Refusal, refusal } from '../http/refusal.ts'
import type { Region } from '../http/strictRequest.ts'
import { nationalMobile } from '../phone/phoneRules.ts'
import type { ServiceArea } from '../serviceability/serviceArea.ts'
import type { BookedContact, BookedEnd, Booking } from './bookingBody.ts'

type BookingField =
  | FieldError['field_name']
  | 'sender_name'
  | 'sender_mobile'
  | 'receiver_name'
  | 'receiver_mobile'
  | 'vehicle_id'
  | 'goods_type'
  | 'fare_estimate_token'

type BookingError = { readonly field_name: BookingField; readonly message: string }

/** Lists all errors, with the first one as `error` too. */
const refuseBooking = (
  errors: readonly BookingError[],
  addressErrorType: AddressErrorType | null,
): Refusal =>
  new Refusal(422, {
    error: errors[0]?.message ?? 'Sorry! No service is available',
    address_error_type: addressErrorType,
    field_errors: errors,
  })

const wrong = (field_name: BookingField, message: string | null): readonly BookingError[] =>
  message === null ? [] : [{ field_name, message }]

const contactErrors = (
  who: 'sender' | 'receiver',
  { name, mobile }: BookedContact,
  region: Region,
): readonly BookingError[] => [
  ...wrong(`${who}_name`, nameError(name)),
  ...wrong(`${who}_mobile`, mobileError(mobile, nationalMobile(region, mobile))),
]

const goodsErrors = ({ goods_type, vehicle_id }: Booking): readonly BookingError[] => {
  if (goods_type === null) return []
  const suitable = vehiclesFor(goods_type)
  if (suitable === undefined) return wrong('goods_type', 'There is no such type of goods')
  return wrong(
    'goods_type',
    suitable.includes(vehicle_id) ? null : 'These goods do not go on this vehicle',
  )
}

/** Refuses a token that is not, or no longer, an estimate of the city. */
const estimateErrors = (
  token: string | null,
  regionId: number,
  { estimates, clock }: Pick<BookingNeeds, 'estimates' | 'clock'>,
): readonly BookingError[] => {
  if (token === null) return []
  const found = estimates.find(token)
  if (found === undefined) return wrong('fare_estimate_token', 'This estimate is not known')
  if (clock.now() - found.quotedAt > dayMs) throw refusal(410, 'This estimate has expired')
  return wrong(
    'fare_estimate_token',
    found.quote.geo_region_id === regionId ? null : 'This estimate is of another city',
  )
}

const placeOf = ({ landmark, location }: BookedEnd) => ({ landmark, ...location })

export type BookingNeeds = {
  readonly areas: readonly ServiceArea[]
  readonly estimates: Estimates
  readonly clock: Clock
}

/**
 * The order's city and its vehicle with the fare. The addresses may have changed since the
 * estimate.
 */
export type Bookable = { readonly area: ServiceArea; readonly vehicle: QuotedVehicle }

/**
 * Checks the booking against the same polygons, zones and fares as the validator, and throws a
 * refusal that lists the errors.
 */
export const demandBookable = (needs: BookingNeeds, booking: Booking, region: Region): Bookable => {
  const from = placeOf(booking.pickup_address)
  const to = placeOf(booking.drop_address)
  const trip = findTrip(needs.areas, { from, to })
  const people = [
    ...contactErrors('sender', booking.sender, region),
    ...contactErrors('receiver', booking.receiver, region),
  ]
  if (trip.kind === 'NotServed') throw refuseBooking([...trip.fields, ...people], trip.type)
  const vehicle = quoteVehicles(trip.area, from, to, '').find(
    ({ vehicle_id }) => vehicle_id === booking.vehicle_id,
  )
  const errors = [
    ...people,
    ...wrong(
      'vehicle_id',
      vehicle === undefined ? 'This vehicle does not serve these addresses' : null,
    ),
    ...goodsErrors(booking),
    ...estimateErrors(booking.fare_estimate_token, trip.area.regionId, needs),
  ]
  if (vehicle === undefined || errors.length > 0) throw refuseBooking(errors, null)
  return { area: trip.area, vehicle }
}
