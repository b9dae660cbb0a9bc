import * as t from 'io-ts'
import type { SpotCallback } from '../../application/lead/requestSpotCallback.port.ts'
import { orNothing } from '../http/orNothing.ts'
import { Id } from '../http/wire.codec.ts'

/** A lead that was taken, and where its visitor goes on (spec 2 §3), which promises the two flags of the callback alone. */
export const WireSpotCallback = t.type({
  callback_request_data: t.intersection([
    t.type({ lead_entry_created: t.boolean, send_unregistered_event: t.boolean }),
    t.partial({
      result: orNothing(t.string),
      prev_callback_req_id_present: orNothing(t.boolean),
      callback_request_id: orNothing(Id),
      is_existing_cust: orNothing(t.boolean),
    }),
  ]),
  redirect_url: t.string,
})

export const toSpotCallback = ({
  callback_request_data: callback,
  redirect_url,
}: t.TypeOf<typeof WireSpotCallback>): SpotCallback => ({
  callback: {
    result: callback.result ?? null,
    prevCallbackReqIdPresent: callback.prev_callback_req_id_present ?? null,
    callbackRequestId: callback.callback_request_id ?? null,
    isExistingCust: callback.is_existing_cust ?? null,
    leadEntryCreated: callback.lead_entry_created,
    sendUnregisteredEvent: callback.send_unregistered_event,
  },
  redirectUrl: redirect_url,
})
