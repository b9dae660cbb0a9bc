import { lettersAndSpaces } from '../customer/personRules.ts'
import { dropsAt, pickupAreaAt, type ServiceArea } from '../serviceability/serviceArea.ts'
import type { EnquiredPlace, Enquiry } from './enquiry.ts'

export type FieldName = 'from_address' | 'to_address' | 'name' | 'customer_mobile' | 'frequency'

export type FieldError = { readonly field_name: FieldName; readonly message: string }

export type AddressErrorType = 'INVALID_PICKUP' | 'INVALID_DROP' | 'INVALID_PICKUP_DROP'

const pickupNotServed =
  'We do not serve pickup service from this area. Please change the pickup location'
const dropNotServed =
  'We do not serve dropoff service from this area. Please change the dropoff location'

/** The error of a name, or null (spec 2 §5). */
export const nameError = (name: string): string | null => {
  const trimmed = name.trim()
  if (trimmed === '') return 'Name is required'
  const length = Array.from(trimmed).length
  if (length < 3 || length > 50 || !lettersAndSpaces.test(trimmed)) {
    return 'Name must contain at least 3 alphabets'
  }
  return /\p{L}/u.test(trimmed) ? null : 'Name must contain at least 3 alphabets'
}

/** The error of a mobile, or null; `national` is null if it is no mobile of the market. */
export const mobileError = (mobile: string, national: string | null): string | null => {
  if (mobile.trim() === '') return 'Mobile is required'
  return national === null ? 'Invalid mobile number' : null
}

const frequencies = ['personal', 'business', 'house_shift']

export const frequencyError = (frequency: string): string | null =>
  frequencies.includes(frequency) ? null : 'Please select a valid option for requirement.'

const field = (field_name: FieldName, message: string | null): readonly FieldError[] =>
  message === null ? [] : [{ field_name, message }]

/**
 * A guest must give all three. A customer who is logged in may leave them empty, but not fill them
 * in wrongly.
 */
export const personErrors = (
  { name, mobile, frequency }: Enquiry,
  national: string | null,
  isSignedIn: boolean,
): readonly FieldError[] => {
  const asked = (value: string): boolean => !isSignedIn || value.trim() !== ''
  return [
    ...(asked(name) ? field('name', nameError(name)) : []),
    ...(asked(mobile) ? field('customer_mobile', mobileError(mobile, national)) : []),
    ...(asked(frequency) ? field('frequency', frequencyError(frequency)) : []),
  ]
}

const placeError = ({ landmark, lat, lng }: EnquiredPlace, missing: string): string | null => {
  if (landmark.trim() === '') return missing
  if (!/\p{L}/u.test(landmark)) return 'Please enter the valid address'
  const isOnEarth = lat > 0 && lat <= 90 && Math.abs(lng) <= 180
  return isOnEarth ? null : 'Select a valid address'
}

const servedError = (isServed: boolean, message: string): string | null =>
  isServed ? null : message

/** The city of the trip, or the errors of its ends. Both ends must be in the same city. */
export type Trip =
  | { readonly kind: 'Served'; readonly area: ServiceArea }
  | {
      readonly kind: 'NotServed'
      readonly type: AddressErrorType
      readonly fields: readonly FieldError[]
    }

export const findTrip = (
  areas: readonly ServiceArea[],
  { from, to }: Pick<Enquiry, 'from' | 'to'>,
): Trip => {
  const area = pickupAreaAt(areas, from)
  const dropAreas = area === undefined ? areas : [area]
  const pickup =
    placeError(from, 'Enter the pickup address') ?? servedError(area !== undefined, pickupNotServed)
  const drop =
    placeError(to, 'Enter the dropoff address') ??
    servedError(
      dropAreas.some((candidate) => dropsAt(candidate, to)),
      dropNotServed,
    )
  if (area !== undefined && pickup === null && drop === null) return { kind: 'Served', area }
  return {
    kind: 'NotServed',
    type:
      drop === null ? 'INVALID_PICKUP' : pickup === null ? 'INVALID_DROP' : 'INVALID_PICKUP_DROP',
    fields: [...field('from_address', pickup), ...field('to_address', drop)],
  }
}
