import * as t from 'io-ts'
import type { FareQuote } from '../../domain/fare/fareQuote.ts'
import { orNothing } from '../http/orNothing.ts'
import { toCallbackOutcome, WireCallback } from './callback.codec.ts'
import { toVehicle, WireVehicle } from './vehicle.codec.ts'

/** The validator's success (spec 1 §3). */
export const WireFareQuote = t.type({
  fare_estimate_url: t.string,
  callback_request_response: t.intersection([
    WireCallback,
    t.partial({
      lead_entry_created: orNothing(t.boolean),
      send_unregistered_event: orNothing(t.boolean),
    }),
  ]),
  vehicles: t.array(WireVehicle),
})

export const toFareQuote = ({
  fare_estimate_url,
  callback_request_response: callback,
  vehicles,
}: t.TypeOf<typeof WireFareQuote>): FareQuote => ({
  url: fare_estimate_url,
  callback: toCallbackOutcome(callback, {
    leadEntryCreated: callback.lead_entry_created ?? false,
    sendUnregisteredEvent: callback.send_unregistered_event ?? false,
  }),
  vehicles: vehicles.map(toVehicle),
})
