import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import { asLinked } from '../../../domain/booking/parseOrderDraft.ts'
import type { StopForm } from '../../../domain/booking/stopForm.ts'
import type { FareCategory } from '../../../domain/fare/serviceCategory.ts'
import type { Market } from '../../../domain/market/market.ts'
import type { Waypoint } from '../../../domain/place/address.ts'
import { isSamePoint } from '../../../domain/place/coordinates.ts'
import { type BookingIntent, isAmong } from '../order/bookingIntent.ts'
import type { PlacedOrder } from '../order/placeOrder.port.ts'
import type { UnsavedStops } from '../order/stopEdit.ts'

/** An open edit of one end of the route. */
export type KeptEdit = { readonly waypoint: Waypoint; readonly input: StopForm }

/** An order as this tab keeps it, at any step from the draft to the placed order. */
export type KeptOrder = {
  /** The code of the country that its addresses and mobile numbers belong to. */
  readonly country: string
  /** The mobile number of the customer whose order this is; null before a login. */
  readonly customer: string | null
  readonly draft: OrderDraft
  readonly formerToken: string | null
  /** The vehicle that was chosen last, even if a new route has cleared it in the draft. */
  readonly lastVehicleId: number | null
  /** The category that the customer asked for instead; null for that of the vehicle chosen last. */
  readonly category: FareCategory | null
  readonly edit: KeptEdit | null
  /** Null if nothing is unsaved at either end. */
  readonly unsaved: UnsavedStops | null
  /** The last order that was sent, and its request. */
  readonly intent: BookingIntent | null
  /** The order that it became, while the page shows its confirmation. Its link is not validated. */
  readonly placed: PlacedOrder | null
}

type InCountry = { readonly country: Pick<Market['country'], 'code'> }

/** A new order in a market: a draft that was not edited, sent or claimed by a customer yet. */
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

/** The kept order, or null if it is another country's: an order stays in its country, as a fare does. */
export const keptIn =
  ({ country }: InCountry) =>
  (kept: KeptOrder | null): KeptOrder | null =>
    kept?.country === country.code ? kept : null

/**
 * The kept order, continued by a vehicle of the estimate that it had before its present one. Null if that was for
 * another route, or if the order is placed: then another order is meant.
 */
export const continuedBy =
  (chosen: OrderDraft) =>
  (kept: KeptOrder): KeptOrder | null => {
    const { pickup, drop, vehicleId, fareEstimateToken, geoRegionId } = asLinked(chosen)
    const { draft, formerToken, category, placed } = kept
    const isContinued =
      placed === null &&
      fareEstimateToken === formerToken &&
      isSamePoint(pickup.location, draft.pickup.location) &&
      isSamePoint(drop.location, draft.drop.location)
    if (!isContinued) return null
    // Goods that led to the other category are not for the vehicles of this one.
    const goodsType = category === null ? draft.goodsType : null
    return {
      ...kept,
      draft: { ...draft, vehicleId, goodsType, fareEstimateToken, geoRegionId },
      formerToken: draft.fareEstimateToken,
      category: null,
    }
  }

/** The kept order without a request whose order has ended, because booking it again makes another order. */
export const withoutEnded =
  (crns: readonly string[]) =>
  (kept: KeptOrder): KeptOrder =>
    isAmong(crns)(kept.intent) ? { ...kept, intent: null, placed: null } : kept
