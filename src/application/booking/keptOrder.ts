import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import type { StopForm } from '../../domain/booking/stopForm.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { Market } from '../../domain/market/market.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import type { UnsavedStops } from './orderReview.slice.ts'
import { hasEnded } from './ordersEnded.ts'
import type { PlacedOrder } from './placeOrder.port.ts'
import type { BookingIntent } from './placing.slice.ts'

/** One end of the route as somebody was editing it. */
export type KeptEdit = { readonly waypoint: Waypoint; readonly input: StopForm }

/** An order as this tab keeps it, whatever step it is at. */
export type KeptOrder = {
  /** The country that its addresses and its numbers are of. */
  readonly country: string
  /** The number of the customer whose order this is; null while it is nobody's. */
  readonly customer: string | null
  readonly draft: OrderDraft
  readonly formerToken: string | null
  /** The vehicle that was chosen last, also after a change of the route took it away. */
  readonly lastVehicleId: number | null
  /** What its customer asked to see fares of instead; null for those of the vehicle that was chosen last. */
  readonly category: FareCategory | null
  readonly edit: KeptEdit | null
  /** Null for nothing at either end. */
  readonly unsaved: UnsavedStops | null
  /** What was sent last, and as which request. */
  readonly intent: BookingIntent | null
  /** What came of it, while that is what the page shows; its link is to be read like any other. */
  readonly placed: PlacedOrder | null
}

type InCountry = { readonly country: Pick<Market['country'], 'code'> }

/** An order that somebody begins in a market: a draft that nobody has done anything with yet. */
export const begunOrder =
  ({ country }: InCountry) =>
  (draft: OrderDraft): KeptOrder => ({
    country: country.code,
    customer: null,
    draft,
    formerToken: null,
    lastVehicleId: null,
    category: null,
    edit: null,
    unsaved: null,
    intent: null,
    placed: null,
  })

/** What was kept, in a market: an order stays in its country, as a fare does. */
export const keptIn =
  ({ country }: InCountry) =>
  (kept: KeptOrder | null): KeptOrder | null =>
    kept?.country === country.code ? kept : null

/** What was kept without the request that became one of the ended orders: to book it again is to book another. */
export const withoutEnded =
  (crns: readonly string[]) =>
  (kept: KeptOrder): KeptOrder =>
    hasEnded(crns)(kept.intent) ? { ...kept, intent: null, placed: null } : kept
