import type { FareEnquiry } from '../fare/fareForm.ts'
import type { FareEstimate } from '../fare/fareQuote.ts'
import { isPresent } from '../form/isPresent.ts'
import type { Link } from '../link/link.ts'
import { parted, type Query } from '../link/query.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { type OrderDraftName, personalParams } from './orderDraftNames.ts'

/** The sender or the receiver of the goods. The texts are unchecked, and empty until given. */
export type Party = { readonly name: string; readonly mobile: string }

/** One end of the route; `location` is null until the address is resolved. */
export type DraftStop = {
  readonly landmark: string
  readonly location: Coordinates | null
  /** Flat or house: optional, empty for none. */
  readonly house: string
}

/** What the order-review page works on (spec 1 §2, §3). */
export type OrderDraft = {
  readonly sender: Party
  readonly receiver: Party
  readonly pickup: DraftStop
  readonly drop: DraftStop
  readonly vehicleId: number | null
  readonly goodsType: string | null
  readonly fareEstimateToken: string | null
  /** The city's geo region, if the link names it. */
  readonly geoRegionId: number | null
}

/** What a party is in an order. */
export type PartyRole = 'sender' | 'receiver'

/** The names used where the link gives none (spec 1 §2). */
export const fallbackNames = Object.freeze({
  sender: 'Sender',
  receiver: 'Receiver',
} as const satisfies Record<PartyRole, string>)

/** The name of a party: the given one, or that of its role if none was given (spec 1 §2). */
export const partyName = (role: PartyRole, name: string): string =>
  isPresent(name) ? name : fallbackNames[role]

type Written = ReadonlyArray<readonly [name: OrderDraftName, value: string]>

const stopQuery = (end: 'from' | 'to', { landmark, location, house }: DraftStop): Written => [
  [`${end}_landmark`, landmark],
  [`${end}_lat`, location === null ? '' : String(location.lat)],
  [`${end}_long`, location === null ? '' : String(location.lng)],
  [`${end}_house`, house],
]

/**
 * The link parameters of a draft. Empty fields are left out (spec 1 §9). Degrees are not rounded.
 *
 * @example
 * orderDraftQuery(parseOrderDraft([['vehicle_id', '1']]))
 * // → [['sender_name', 'Sender'], ['receiver_name', 'Receiver'], ['vehicle_id', '1']]
 */
export const orderDraftQuery = ({
  sender,
  receiver,
  pickup,
  drop,
  vehicleId,
  goodsType,
  fareEstimateToken,
  geoRegionId,
}: OrderDraft): Query => {
  const all: Written = [
    ['sender_mobile', sender.mobile],
    ['sender_name', sender.name],
    ['receiver_mobile', receiver.mobile],
    ['receiver_name', receiver.name],
    ...stopQuery('from', pickup),
    ...stopQuery('to', drop),
    ['vehicle_id', vehicleId === null ? '' : String(vehicleId)],
    ['goods_type', goodsType ?? ''],
    ['fare_estimate_token', fareEstimateToken ?? ''],
    ['geo_region_id', geoRegionId === null ? '' : String(geoRegionId)],
  ]
  return all.filter(([, value]) => value !== '')
}

/**
 * The link to the order review of a draft, in a locale (spec 1 §2, §9).
 *
 * @example
 * formatLink(orderDraftLink('en-IN')(parseOrderDraft([['sender_name', 'Asha']])))
 * // → '/en-IN/order-review?sender_name=Asha&receiver_name=Receiver'
 */
export const orderDraftLink =
  (locale: string) =>
  (draft: OrderDraft): Link => ({
    site: null,
    path: `/${locale}/order-review`,
    query: orderDraftQuery(draft),
  })

/**
 * Splits a query: `taken` are the parameters that identify people and places, which are stored
 * encrypted and removed from the URL. `rest` may stay in the URL; vehicle, goods type and token are
 * among them (spec 1 §2).
 *
 * @example
 * partOrderQuery([['sender_name', 'Asha'], ['vehicle_id', '1']])
 * // → { taken: [['sender_name', 'Asha']], rest: [['vehicle_id', '1']] }
 */
export const partOrderQuery = parted(personalParams)

const begun = (
  { name, mobile }: Party,
  { token, geoRegionId, pickup, drop }: Omit<FareEstimate, 'vehicles' | 'quotedAt'>,
  vehicleId: number | null,
): OrderDraft => ({
  sender: { name: partyName('sender', name), mobile },
  receiver: { name: fallbackNames.receiver, mobile: '' },
  pickup: { landmark: pickup.landmark, location: pickup.location, house: '' },
  drop: { landmark: drop.landmark, location: drop.location, house: '' },
  vehicleId,
  goodsType: null,
  fareEstimateToken: token,
  geoRegionId,
})

/**
 * The draft that follows a fare enquiry: the person who asked is the sender, the receiver is still to
 * be named. A two-wheeler is the configured model; any other vehicle is still to be chosen (spec 1 §4,
 * §9).
 *
 * @example
 * const place = {
 *   landmark: 'Koramangala',
 *   location: { lat: 12.9352, lng: 77.6245 },
 *   details: unknownDetails,
 * }
 * const enquiry: FareEnquiry = {
 *   route: { pickup: place, drop: place },
 *   asker: 'customer',
 *   contact: { name: 'Asha Rao', mobile: '9876543210', requirement: 'personal' },
 *   consent: null,
 *   category: 'two-wheeler',
 * }
 * const draft = draftOfEnquiry(97)(enquiry, { token: 't', geoRegionId: 3 })
 * draft.sender // → { name: 'Asha Rao', mobile: '9876543210' }
 * draft.receiver // → { name: 'Receiver', mobile: '' }
 * draft.vehicleId // → 97
 */
export const draftOfEnquiry =
  (twoWheelerId: number) =>
  (
    { route, contact, category }: FareEnquiry,
    estimate: Pick<FareEstimate, 'token' | 'geoRegionId'>,
  ): OrderDraft =>
    begun(contact, { ...estimate, ...route }, category === 'two-wheeler' ? twoWheelerId : null)

/**
 * The draft for an estimate and the vehicle chosen from it (spec 1 §2, §9).
 *
 * @example
 * const estimate: FareEstimate = {
 *   token: 't',
 *   pickup: { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 } },
 *   drop: { landmark: 'Whitefield', location: { lat: 12.9698, lng: 77.75 } },
 *   geoRegionId: 3,
 *   vehicles: [],
 *   quotedAt: 0,
 * }
 * const draft = draftOfEstimate({ name: 'Asha Rao', mobile: '9876543210' })(estimate, 1)
 * draft.vehicleId // → 1
 * draft.pickup.landmark // → 'Koramangala'
 */
export const draftOfEstimate =
  (sender: Party) =>
  (estimate: FareEstimate, vehicleId: number): OrderDraft =>
    begun(sender, estimate, vehicleId)
