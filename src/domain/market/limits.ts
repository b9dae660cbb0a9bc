import type { PollPolicy } from '../orders/pollPolicy.ts'
import type { ResendPolicy } from '../session/resend.ts'

/** Times, sizes and counts of the product, as data (spec 1 §9). Times are in milliseconds. */
export type Limits = {
  readonly requestDeadline: number
  readonly captchaDeadline: number
  readonly geolocationDeadline: number
  readonly geocodeDeadline: number
  readonly mapScriptDeadline: number
  readonly autocompleteDebounce: number
  /** The same in the form of a city page (spec 2 §9). */
  readonly cityAutocompleteDebounce: number
  /** From the end of a drag to the question where that is. */
  readonly reverseGeocodeDelay: number
  /** How old a position the browser may answer with. */
  readonly locationMaximumAge: number
  readonly captchaReloadDelay: number
  readonly modalCloseDelay: number
  /** One-time codes: how many digits they have, and how often one is sent again. */
  readonly codes: {
    readonly length: number
    readonly resend: ResendPolicy
    /** How often the countdown to the next sending is shown anew. */
    readonly tick: number
    /** How a code travels unless the customer says otherwise. */
    readonly channel: 'sms' | 'whatsapp'
    /** How long after its last step a login may be gone on with once the page was loaded anew. */
    readonly keptFor: number
  }
  /** Characters before predictions are asked for. */
  readonly predictionLeast: number
  readonly zoom: { readonly least: number; readonly most: number; readonly start: number }
  readonly mapScript: {
    readonly retries: number
    readonly retryEvery: number
    readonly polls: number
    readonly pollEvery: number
  }
  /** How often the one order that is tracked is asked after, and how often all that are under way. */
  readonly orders: { readonly tracked: PollPolicy; readonly live: PollPolicy }
  /** CSS pixels: from here on the layout is the desktop's. */
  readonly desktopWidth: number
  /** Metres: a drag that moves the pin less is no move. */
  readonly leastMove: number
  /** Metres: a place without a city's name is in the city whose middle is no farther than this. */
  readonly cityReach: number
}
