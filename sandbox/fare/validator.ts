import type { Handler } from 'hono'
import * as t from 'io-ts'
import type { Bindings } from '../http/calls.ts'
import { Refusal } from '../http/refusal.ts'
import { readBody, readOrderHeaders } from '../http/strictRequest.ts'
import type { OrderNeeds } from '../orderService/needs.ts'
import { nationalMobile } from '../phone/phoneRules.ts'
import type { RequestCallback } from './callbackRequests.ts'
import { readEnquiry } from './enquiry.ts'
import { type AddressErrorType, type FieldError, findTrip, personErrors } from './enquiryRules.ts'
import { type Estimates, quoteOf } from './estimates.ts'
import { quoteVehicles } from './quoteVehicles.ts'
import { resultsUrl } from './resultsUrl.ts'
import { quotedIn } from './vehicleWords.ts'

type FormErrors = {
  readonly address_error_type: AddressErrorType | null
  readonly field_errors: readonly FieldError[]
  readonly form_error: string | null
}

const noErrors: FormErrors = { address_error_type: null, field_errors: [], form_error: null }

const refuseForm = (errors: Partial<FormErrors>): Refusal =>
  new Refusal(422, { ...noErrors, ...errors })

const ReId = new t.Type<string>(
  'ReId',
  t.string.is,
  (value, context) =>
    t.string.is(value) && value !== '' ? t.success(value) : t.failure(value, context),
  t.identity,
)

type ValidatorNeeds = Pick<OrderNeeds, 'areas' | 'sessions' | 'captcha'> & {
  readonly estimates: Estimates
  readonly requestCallback: RequestCallback
}

/** `POST /website/fare_estimate_validator_v2`: checks the form and quotes the vehicles (spec 1 §7). */
export const validator =
  ({ areas, sessions, captcha, estimates, requestCallback }: ValidatorNeeds): Handler<Bindings> =>
  async (c) => {
    const { region, locale } = readOrderHeaders(c)
    const { enquiry, question } = readEnquiry(c)
    await readBody(c, captcha ? { re_id: ReId } : {}, {})
    const customer = sessions.identify(c)

    const national = nationalMobile(region, enquiry.mobile)
    const person = personErrors(enquiry, national, customer !== null)
    const trip = findTrip(areas, enquiry)
    if (trip.kind === 'NotServed') {
      throw refuseForm({
        address_error_type: trip.type,
        field_errors: [...trip.fields, ...person],
      })
    }
    if (person.length > 0) throw refuseForm({ field_errors: person })
    const { from, to, category } = enquiry
    const vehicles = [...quoteVehicles(trip.area, from, to, category)]
    if (vehicles.length === 0) throw refuseForm({ form_error: 'Sorry! No service is available' })

    estimates.remember(question, quoteOf(trip.area, from, to, vehicles))
    const mobile = national ?? customer?.mobile ?? ''
    const isCustomer = customer !== null || sessions.isCustomer(mobile)
    const callback = requestCallback(mobile)
    return c.json({
      fare_estimate_url: resultsUrl(locale, enquiry, {
        geo_region_id: String(trip.area.regionId),
        brand: enquiry.brand,
      }),
      callback_request_response: {
        result: 'success',
        prev_callback_req_id_present: callback.wasThere,
        callback_request_id: callback.id,
        is_existing_cust: isCustomer,
        brand: enquiry.brand,
        lead_entry_created: !isCustomer && !callback.wasThere,
        // A repeated request is no new lead, but the caller is still not a customer.
        send_unregistered_event: !isCustomer,
      },
      vehicles: vehicles.map(quotedIn(locale)),
    })
  }
