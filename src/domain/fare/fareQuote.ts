import type { Place } from '../place/address.ts'
import type { Vehicle } from './vehicle.ts'

/**
 * The outcome of a callback request (spec 1 §3). Null fields are those that the service left out;
 * without consent there is no id.
 */
export type CallbackOutcome = {
  readonly result: string | null
  readonly prevCallbackReqIdPresent: boolean | null
  readonly callbackRequestId: string | null
  readonly isExistingCust: boolean | null
  readonly leadEntryCreated: boolean
  readonly sendUnregisteredEvent: boolean
}

/** A successful fare validation: the fares, and the URL where they are shown. `url` is untrusted. */
export type FareQuote = {
  readonly url: string
  readonly callback: CallbackOutcome
  readonly vehicles: readonly Vehicle[]
}

/** One end of a quoted route, as the service stores it. */
export type QuotedPlace = Pick<Place, 'landmark' | 'location'>

/** An estimate that can be shown: fresh from a quote or recalled by its token. */
export type FareEstimate = {
  readonly token: string
  readonly pickup: QuotedPlace
  readonly drop: QuotedPlace
  readonly geoRegionId: number
  readonly vehicles: readonly Vehicle[]
  /** Milliseconds since the epoch. */
  readonly quotedAt: number
}
