import type { PollPolicy } from './orders/pollPolicy.ts'
import type { ResendPolicy } from './session/resend.ts'

/** The limits that the product's rules take, as data (spec 1 §9). Times are in milliseconds. */
export type Limits = {
  /** One-time codes: their number of digits, and how often one may be resent. */
  readonly codes: {
    readonly length: number
    readonly resend: ResendPolicy
    /** The channel that codes are sent through unless the customer chooses another. */
    readonly channel: 'sms' | 'whatsapp'
    /** How long after its last step a login can be resumed once the page was reloaded. */
    readonly keptFor: number
  }
  /** How often to poll the one tracked order, and all live orders. */
  readonly orders: { readonly tracked: PollPolicy; readonly live: PollPolicy }
  /** The minimum number of characters before predictions are requested. */
  readonly predictionLeast: number
  /** In metres: dragging the pin less than this does not count as a move. */
  readonly leastMove: number
  /**
   * In metres: a place whose city is not named belongs to a city named in its landmark, else to the
   * nearest one, if the city's centre is within this distance.
   */
  readonly cityReach: number
}
