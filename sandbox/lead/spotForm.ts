import type { Context } from 'hono'
import * as t from 'io-ts'
import type { Customer } from '../customer/customers.ts'
import {
  type FieldError,
  findTrip,
  frequencyError,
  mobileError,
  nameError,
} from '../fare/enquiryRules.ts'
import { distanceKm } from '../geometry/distance.ts'
import { Refusal, refusal } from '../http/refusal.ts'
import { exactly, type Region, readBody } from '../http/strictRequest.ts'
import { nationalMobile } from '../phone/phoneRules.ts'
import type { ServiceArea } from '../serviceability/serviceArea.ts'

const Address = exactly({
  landmark: t.string,
  location: exactly({ lat: t.number, lng: t.number }),
})

const required = {
  geo_region: t.Int,
  pickup_address: Address,
  drop_address: Address,
  service_category: t.keyof({ '2 wheeler': null, trucks: null, compact: null }),
  consent_for_callback: t.boolean,
}

const optional = { name: t.string, mobile: t.string, requirement: t.string }

/**
 * The payload of the spot estimate lead form (spec 2 §3). Customers who are logged in omit name,
 * mobile and requirement. In every country the consent may be false (spec 2 §5).
 */
export type SpotForm = t.TypeOfProps<typeof required> & t.TypeOfPartialProps<typeof optional>

export const readSpotForm = (c: Context): Promise<SpotForm> => readBody(c, required, optional)

type SpotError = {
  readonly field_name: 'pickup' | 'drop' | 'name' | 'mobile' | 'requirement'
  readonly message: string
}

const refuseSpot = (field_errors: readonly SpotError[]): Refusal =>
  new Refusal(422, { field_errors, form_error: null })

const wrong = (field_name: SpotError['field_name'], message: string | null) =>
  message === null ? [] : [{ field_name, message }]

const pickupOrDrop = ({ field_name, message }: FieldError): readonly SpotError[] =>
  wrong(field_name === 'from_address' ? 'pickup' : 'drop', message)

/** The person who asks, from the form or the session, with the mobile in its national form. */
export type SpotAsker = {
  readonly name: string
  readonly mobile: string
  readonly requirement: string
}

type SpotNeeds = { readonly areas: readonly ServiceArea[] }

/** The content of a valid form: the person who asks, and the city of the trip. */
type SpotSaid = { readonly asker: SpotAsker; readonly area: ServiceArea }

/**
 * The maximum distance of a pickup from the centre of its named city; a place between two cities
 * counts as in either.
 */
const farthestKm = 75

/** Throws a refusal that lists all errors. */
export const demandSaid = (
  { areas }: SpotNeeds,
  form: SpotForm,
  region: Region,
  customer: Customer | null,
): SpotSaid => {
  const named = areas.find(({ regionId }) => regionId === form.geo_region)
  if (named === undefined) throw refusal(400, 'body is wrong at geo_region')
  const { name = '', mobile = '', requirement = '' } = form
  const national = nationalMobile(region, mobile)
  const person =
    customer === null
      ? [
          ...wrong('name', nameError(name)),
          ...wrong('mobile', mobileError(mobile, national)),
          ...wrong('requirement', frequencyError(requirement)),
        ]
      : []
  const from = { landmark: form.pickup_address.landmark, ...form.pickup_address.location }
  const to = { landmark: form.drop_address.landmark, ...form.drop_address.location }
  const trip = findTrip(areas, { from, to })
  const places = trip.kind === 'NotServed' ? trip.fields.flatMap(pickupOrDrop) : []
  const errors = [...places, ...person]
  if (trip.kind === 'NotServed' || errors.length > 0) throw refuseSpot(errors)
  if (distanceKm(named.centre, from) > farthestKm) {
    throw refusal(400, 'body is wrong at geo_region: the pickup is in another city')
  }
  const asker =
    customer === null
      ? { name: name.trim(), mobile: national ?? '', requirement }
      : {
          name: [customer.first_name, customer.last_name ?? ''].join(' ').trim(),
          mobile: customer.mobile,
          requirement: requirement === '' ? 'personal' : requirement,
        }
  return { asker, area: trip.area }
}
