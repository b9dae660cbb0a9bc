import { either as E } from 'fp-ts'
import { completeOrder } from '../../domain/booking/completeness.ts'
import { type OrderDraft, orderDraftQuery } from '../../domain/booking/orderDraft.ts'
import { parseOrderDraft } from '../../domain/booking/parseOrderDraft.ts'
import type { StopForm } from '../../domain/booking/stopForm.ts'
import { firstOf, formatQuery, parseQuery, type Query } from '../../domain/link/query.ts'
import type { Market } from '../../domain/market/market.ts'
import {
  type AddressEntry,
  entryText,
  noAddress,
  unknownDetails,
  type Waypoint,
} from '../../domain/place/address.ts'
import { parseCoordinates } from '../../domain/place/coordinates.ts'
import type { PlacedOrder } from './placeOrder.port.ts'
import type { BookingIntent, OfferedVehicle } from './placing.slice.ts'

/** One end of the route as somebody was editing it. */
export type KeptEdit = { readonly waypoint: Waypoint; readonly input: StopForm }

/** An order as this tab keeps it, whatever step it is at. */
export type KeptOrder = {
  /** The number of the customer whose order this is; null while it is nobody's. */
  readonly customer: string | null
  readonly draft: OrderDraft
  readonly formerToken: string | null
  readonly edit: KeptEdit | null
  /** What was sent last, and as which request. */
  readonly intent: BookingIntent | null
  /** What came of it, while that is what the page shows; its link is to be read like any other. */
  readonly placed: PlacedOrder | null
}

const entryQuery = (entry: AddressEntry): Query => [
  ['landmark', entryText(entry)],
  ...(entry.status === 'resolved'
    ? ([
        ['lat', String(entry.place.location.lat)],
        ['long', String(entry.place.location.lng)],
      ] as const)
    : []),
]

const editQuery = ({ waypoint, input: { address, house, name, mobile } }: KeptEdit): Query => [
  ['waypoint', waypoint],
  ...entryQuery(address),
  ['house', house],
  ['name', name],
  ['mobile', mobile],
]

const intentQuery = ({ order, vehicle, customer, requestId, crn }: BookingIntent): Query => [
  ['request_id', requestId],
  ['customer', customer],
  ...(vehicle === null
    ? []
    : ([
        ['vehicle_name', vehicle.name],
        ['fare', String(vehicle.fare.value)],
        ['currency', vehicle.fare.currency],
      ] as const)),
  ...(crn === null ? [] : [['crn', crn] as const]),
  ...orderDraftQuery(order),
]

/** The parameters that an order is kept as in a country: those of its link, and what no link tells. */
export const keptOrderQuery =
  ({ country }: Pick<Market, 'country'>) =>
  ({ customer, draft, formerToken, edit, intent, placed }: KeptOrder): Query => [
    ...orderDraftQuery(draft),
    ['country', country.code],
    ...(customer === null ? [] : [['customer', customer] as const]),
    ...(formerToken === null ? [] : [['former_token', formerToken] as const]),
    ...(edit === null ? [] : [['edit', formatQuery(editQuery(edit))] as const]),
    ...(intent === null ? [] : [['intent', formatQuery(intentQuery(intent))] as const]),
    ...(placed === null
      ? []
      : ([
          ['order_crn', placed.crn],
          ['tracking_link', placed.trackingUrl],
        ] as const)),
  ]

const parseEntry = (first: (name: string) => string | null): AddressEntry => {
  const landmark = first('landmark') ?? ''
  const location = parseCoordinates(first('lat') ?? '', first('long') ?? '')
  if (location !== null) {
    return { status: 'resolved', place: { landmark, location, details: unknownDetails } }
  }
  return landmark === '' ? noAddress : { status: 'typed', text: landmark }
}

const parseEdit = (text: string | null): KeptEdit | null => {
  if (text === null) return null
  const first = firstOf(parseQuery(text))
  const waypoint = first('waypoint')
  return waypoint === 'pickup' || waypoint === 'drop'
    ? {
        waypoint,
        input: {
          address: parseEntry(first),
          house: first('house') ?? '',
          name: first('name') ?? '',
          mobile: first('mobile') ?? '',
        },
      }
    : null
}

// What is no currency cannot be written.
const currencyShape = /^[A-Z]{3}$/

const parseVehicle = (query: Query): OfferedVehicle | null => {
  const first = firstOf(query)
  const [name, fare, currency] = [first('vehicle_name'), first('fare'), first('currency')]
  if (name === null || fare === null || currency === null) return null
  const value = Number(fare)
  const isFare = fare.trim() !== '' && Number.isFinite(value) && currencyShape.test(currency)
  return isFare ? { name, fare: { value, currency } } : null
}

const parseIntent =
  (market: Pick<Market, 'country'>) =>
  (text: string | null): BookingIntent | null => {
    if (text === null) return null
    const query = parseQuery(text)
    const requestId = firstOf(query)('request_id')
    const customer = firstOf(query)('customer')
    const order = completeOrder(market)(parseOrderDraft(query))
    if (requestId === null || customer === null || E.isLeft(order)) return null
    // Without its vehicle it is the same request: an order is not sent twice for want of a line to show.
    const vehicle = parseVehicle(query)
    return { order: order.right, vehicle, customer, requestId, crn: firstOf(query)('crn') }
  }

const nothingKept: Query = []

/**
 * The order that parameters were kept of. What they do not tell, or no longer mean, is absent; an order
 * stays in its country, as a fare does: its addresses and its numbers are of there.
 */
export const parseKeptOrder =
  (market: Pick<Market, 'country'>) =>
  (kept: Query): KeptOrder => {
    const country = firstOf(kept)('country')
    const query = country === null || country === market.country.code ? kept : nothingKept
    const first = firstOf(query)
    const crn = first('order_crn')
    const trackingUrl = first('tracking_link')
    return {
      customer: first('customer'),
      draft: parseOrderDraft(query),
      formerToken: first('former_token'),
      edit: parseEdit(first('edit')),
      intent: parseIntent(market)(first('intent')),
      placed: crn === null || trackingUrl === null ? null : { crn, trackingUrl },
    }
  }
