import * as t from 'io-ts'
import type { SpotCallback } from '../../application/lead/requestSpotCallback.port.ts'
import { Id } from '../http/wire.codec.ts'

/** A lead that was taken, and where its visitor goes on (spec 2 §3); without a consent the callback has no id. */
export const WireSpotCallback = t.type({
  callback_request_data: t.type({
    result: t.string,
    prev_callback_req_id_present: t.boolean,
    callback_request_id: t.union([Id, t.null]),
    is_existing_cust: t.boolean,
    lead_entry_created: t.boolean,
    send_unregistered_event: t.boolean,
  }),
  redirect_url: t.string,
})

export const toSpotCallback = ({
  callback_request_data: callback,
  redirect_url,
}: t.TypeOf<typeof WireSpotCallback>): SpotCallback => ({
  callback: {
    result: callback.result,
    prevCallbackReqIdPresent: callback.prev_callback_req_id_present,
    callbackRequestId: callback.callback_request_id,
    isExistingCust: callback.is_existing_cust,
    leadEntryCreated: callback.lead_entry_created,
    sendUnregisteredEvent: callback.send_unregistered_event,
  },
  redirectUrl: redirect_url,
})
