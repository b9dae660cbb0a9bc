import type { PollPolicy } from './orders/pollPolicy.ts'
import type { ResendPolicy } from './session/resend.ts'

/** What the rules of the product are given, as data (spec 1 §9). Times are in milliseconds. */
export type Limits = {
  /** One-time codes: how many digits they have, and how often one is sent again. */
  readonly codes: {
    readonly length: number
    readonly resend: ResendPolicy
    /** How a code travels unless the customer says otherwise. */
    readonly channel: 'sms' | 'whatsapp'
    /** How long after its last step a login may be gone on with once the page was loaded anew. */
    readonly keptFor: number
  }
  /** How often the one order that is tracked is asked after, and how often all that are under way. */
  readonly orders: { readonly tracked: PollPolicy; readonly live: PollPolicy }
  /** Characters before predictions are asked for. */
  readonly predictionLeast: number
  /** Metres: a drag that moves the pin less is no move. */
  readonly leastMove: number
  /** Metres: a place without a city's name is in the city whose middle is no farther than this. */
  readonly cityReach: number
}
