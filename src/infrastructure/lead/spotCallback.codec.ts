import * as t from 'io-ts'
import type { SpotCallback } from '../../application/lead/requestSpotCallback.port.ts'
import { toCallbackOutcome, WireCallback } from '../fare/callback.codec.ts'

/**
 * The response to a lead: the callback, of which the contract promises only the two flags, and
 * where the visitor goes next (spec 2 §3).
 */
export const WireSpotCallback = t.type({
  callback_request_data: t.intersection([
    t.type({ lead_entry_created: t.boolean, send_unregistered_event: t.boolean }),
    WireCallback,
  ]),
  redirect_url: t.string,
})

export const toSpotCallback = ({
  callback_request_data: callback,
  redirect_url,
}: t.TypeOf<typeof WireSpotCallback>): SpotCallback => ({
  callback: toCallbackOutcome(callback, {
    leadEntryCreated: callback.lead_entry_created,
    sendUnregisteredEvent: callback.send_unregistered_event,
  }),
  redirectUrl: redirect_url,
})
