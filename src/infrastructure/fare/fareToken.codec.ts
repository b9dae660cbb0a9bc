import * as t from 'io-ts'
import { orNothing } from '../http/orNothing.ts'

const told = {
  response: orNothing(t.type({ fare_estimate_token: orNothing(t.string) })),
  status: t.unknown,
  error: t.unknown,
}

// A response with none of them answers another request.
const isOfToken = (answer: object): boolean =>
  Object.keys(told).some((name) => Object.hasOwn(answer, name))

/**
 * The response of the secure call. Success and failure share the same HTTP status (spec 1 §3), and the
 * token tells them apart: no type is named for the response's own status, which is not read.
 */
export const WireFareToken = t.refinement(t.partial(told), isOfToken, 'FareToken')
