import * as t from 'io-ts'
import type { CallbackOutcome } from '../../domain/fare/fareQuote.ts'
import { orNothing } from '../http/orNothing.ts'
import { TextOrNumber } from '../http/wire.codec.ts'

// It is passed on to the results page as it is, and the specification names no type for it.
const Result = t.union([TextOrNumber, t.boolean])

/**
 * What a response may say of a callback request besides its flags. Without consent there is no
 * request (spec 1 §3, spec 2 §3).
 */
export const WireCallback = t.partial({
  result: orNothing(Result),
  prev_callback_req_id_present: orNothing(t.boolean),
  callback_request_id: orNothing(TextOrNumber),
  is_existing_cust: orNothing(t.boolean),
})

export const toCallbackOutcome = (
  { result = null, ...callback }: t.TypeOf<typeof WireCallback>,
  flags: Pick<CallbackOutcome, 'leadEntryCreated' | 'sendUnregisteredEvent'>,
): CallbackOutcome => ({
  result: result === null ? null : String(result),
  prevCallbackReqIdPresent: callback.prev_callback_req_id_present ?? null,
  callbackRequestId: String(callback.callback_request_id ?? '') || null,
  isExistingCust: callback.is_existing_cust ?? null,
  ...flags,
})
