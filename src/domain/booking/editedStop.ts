import type { Waypoint } from '../place/address.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { DraftStop, OrderDraft, Party } from './orderDraft.ts'

const isSamePoint = (a: Coordinates | null, b: Coordinates | null): boolean =>
  a === null || b === null ? a === b : a.lat === b.lat && a.lng === b.lng

/**
 * The draft after one end of it was edited, with the sender or the receiver there. A point that
 * moved takes the chosen vehicle and the estimate with it: both were for another route (spec 1 §4).
 */
export const withEditedStop =
  (waypoint: Waypoint, stop: DraftStop, party: Party) =>
  (draft: OrderDraft): OrderDraft => ({
    ...draft,
    ...(isSamePoint(draft[waypoint].location, stop.location)
      ? {}
      : { vehicleId: null, fareEstimateToken: null }),
    ...(waypoint === 'pickup' ? { pickup: stop, sender: party } : { drop: stop, receiver: party }),
  })
