import * as t from 'io-ts'
import type { FareQuote } from '../../domain/fare/fareQuote.ts'
import { Id } from '../http/wire.codec.ts'
import { toVehicle, WireVehicle } from './vehicle.codec.ts'

/** The validator's yes (spec 1 §3). */
export const WireFareQuote = t.type({
  fare_estimate_url: t.string,
  callback_request_response: t.intersection([
    t.type({
      result: t.string,
      prev_callback_req_id_present: t.boolean,
      callback_request_id: Id,
      is_existing_cust: t.boolean,
      brand: t.string,
      send_unregistered_event: t.boolean,
    }),
    t.partial({ lead_entry_created: t.union([t.boolean, t.null]) }),
  ]),
  vehicles: t.array(WireVehicle),
})

export const toFareQuote = ({
  fare_estimate_url,
  callback_request_response: callback,
  vehicles,
}: t.TypeOf<typeof WireFareQuote>): FareQuote => ({
  url: fare_estimate_url,
  callback: {
    result: callback.result,
    prevCallbackReqIdPresent: callback.prev_callback_req_id_present,
    callbackRequestId: callback.callback_request_id,
    isExistingCust: callback.is_existing_cust,
    brand: callback.brand,
    leadEntryCreated: callback.lead_entry_created ?? false,
    sendUnregisteredEvent: callback.send_unregistered_event,
  },
  vehicles: vehicles.map(toVehicle),
})
