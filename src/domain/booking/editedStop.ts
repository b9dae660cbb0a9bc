import type { FareEstimate, QuotedPlace } from '../fare/fareQuote.ts'
import { isPresent } from '../form/isPresent.ts'
import { type AddressEntry, noAddress, unknownDetails, type Waypoint } from '../place/address.ts'
import { isSamePoint } from '../place/coordinates.ts'
import type { DraftStop, OrderDraft, Party } from './orderDraft.ts'

/**
 * The draft without the chosen vehicle and the estimate. Neither holds for another route or another
 * category (spec 1 §4).
 *
 * @example
 * const draft = parseOrderDraft(parseQuery('vehicle_id=1&fare_estimate_token=t'))
 * withoutQuote(draft) // → { ...draft, vehicleId: null, fareEstimateToken: null }
 */
export const withoutQuote = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  vehicleId: null,
  fareEstimateToken: null,
})

/**
 * The draft after one end was edited, together with its sender or receiver (spec 2 §4). Moving the
 * point clears the chosen vehicle and the estimate, because both were for another route (spec 1 §4).
 *
 * @example
 * const draft = parseOrderDraft([['vehicle_id', '1']])
 * const stop = { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 }, house: '' }
 * const moved = withEditedStop('pickup', stop, { name: 'Asha', mobile: '9876543210' })(draft)
 * moved.sender // → { name: 'Asha', mobile: '9876543210' }
 * moved.vehicleId // → null
 */
export const withEditedStop =
  (waypoint: Waypoint, stop: DraftStop, party: Party) =>
  (draft: OrderDraft): OrderDraft => ({
    ...(isSamePoint(draft[waypoint].location, stop.location) ? draft : withoutQuote(draft)),
    ...(waypoint === 'pickup' ? { pickup: stop, sender: party } : { drop: stop, receiver: party }),
  })

/**
 * An end of a draft as the content of an address field (spec 2 §2).
 *
 * @example
 * entryOfStop({ landmark: 'Koramangala', location: null, house: '' })
 * // → { status: 'typed', text: 'Koramangala' }
 */
export const entryOfStop = ({ landmark, location }: DraftStop): AddressEntry => {
  if (location !== null) {
    return { status: 'resolved', place: { landmark, location, details: unknownDetails } }
  }
  return isPresent(landmark) ? { status: 'typed', text: landmark } : noAddress
}

const stopOf = (stop: DraftStop, { landmark, location }: QuotedPlace): DraftStop =>
  stop.location === null ? { landmark, location, house: stop.house } : stop

/**
 * The draft, with each end that has no location taken from the estimate (spec 1 §2).
 *
 * @example
 * const pickup = { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 } }
 * const drop = { landmark: 'Whitefield', location: { lat: 12.9698, lng: 77.75 } }
 * withQuotedStops({ pickup, drop })(parseOrderDraft([])).drop // → { ...drop, house: '' }
 */
export const withQuotedStops =
  ({ pickup, drop }: Pick<FareEstimate, 'pickup' | 'drop'>) =>
  (draft: OrderDraft): OrderDraft => ({
    ...draft,
    pickup: stopOf(draft.pickup, pickup),
    drop: stopOf(draft.drop, drop),
  })
