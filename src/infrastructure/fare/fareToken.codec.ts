import * as t from 'io-ts'
import { orNothing } from '../http/orNothing.ts'

/** The response of the secure call. Success and failure share the same HTTP status (spec 1 §3). */
export const WireFareToken = t.intersection([
  t.type({ status: t.union([t.string, t.number]) }),
  t.partial({
    response: orNothing(t.type({ fare_estimate_token: orNothing(t.string) })),
    error: t.unknown,
  }),
])
