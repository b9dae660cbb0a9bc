import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** The names of all calls of the sandbox, for faults and the journal. */
export const callNames = [
  'validator',
  'secure',
  'fareEstimate',
  'serviceability',
  'book',
  'order',
  'cancelOrder',
  'orderHistory',
  'spotCallback',
  'spotRedirect',
  'vehicleDetails',
  'vendorContact',
  'placesSearch',
  'placesReverse',
  'tile',
  'fareResults',
  'page',
  'cities',
  'picture',
  'goodsTypes',
  'partners',
  'existOtp',
  'exists',
  'signup',
  'validation',
  'resendOtp',
  'logout',
  'profile',
] as const

export type CallName = (typeof callNames)[number]

export type Bindings = {
  Bindings: HttpBindings & {
    /** The host as the visitor wrote it, which may be none. */
    readonly hostAsked: string
  }
}

/**
 * Middleware before the handler of a call. Lets everything pass, unless the sandbox was started for
 * tests.
 */
export type CallGate = (call: CallName) => MiddlewareHandler<Bindings>

export const openGate: CallGate = () => (_c, next) => next()
