import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import type { Market } from '../market/market.ts'
import { hasLengthOf } from '../phone/mobileLength.ts'
import { nationalForm } from '../phone/mobileNumber.ts'
import { type Coordinates, isResolved } from '../place/coordinates.ts'
import { isPresent } from './isPresent.ts'
import type { DraftStop, OrderDraft } from './orderDraft.ts'

/** What an order cannot be without, in the order of the page (spec 1 §4). */
export const orderParts = Object.freeze([
  'senderName',
  'senderMobile',
  'receiverName',
  'receiverMobile',
  'pickupLandmark',
  'pickupLocation',
  'dropLandmark',
  'dropLocation',
  'vehicle',
] as const)

/** A part that an order cannot be without. */
export type OrderPart = (typeof orderParts)[number]

type LocatedStop = DraftStop & { readonly location: Coordinates }

/** A draft that may be booked; mobile numbers in the national form of their market. */
export type CompleteOrder = Omit<OrderDraft, 'pickup' | 'drop' | 'vehicleId'> & {
  readonly pickup: LocatedStop
  readonly drop: LocatedStop
  readonly vehicleId: number
}

const located = (stop: DraftStop): LocatedStop | null =>
  stop.location !== null && isResolved(stop.location) ? { ...stop, location: stop.location } : null

/**
 * The order that a draft makes in a market, or every part that it lacks, in the order of the page
 * (spec 1 §4). A mobile number that has not the configured length is lacking; whether one of that
 * length can exist is for `parseMobile` to say. House, goods type and estimate may be missing.
 *
 * @example
 * const draft = parseOrderDraft(parseQuery('sender_mobile=98765+43210&vehicle_id=1'))
 * completeOrder({ country: india })(draft)
 * // → left: ['receiverMobile', 'pickupLandmark', 'pickupLocation', 'dropLandmark', 'dropLocation']
 */
export const completeOrder =
  ({ country }: Pick<Market, 'country'>) =>
  (draft: OrderDraft): E.Either<readonly OrderPart[], CompleteOrder> => {
    const toNational = nationalForm(country.phone)
    const senderMobile = toNational(draft.sender.mobile)
    const receiverMobile = toNational(draft.receiver.mobile)
    const pickup = located(draft.pickup)
    const drop = located(draft.drop)
    const { vehicleId } = draft
    const has: Readonly<Record<OrderPart, boolean>> = {
      senderName: isPresent(draft.sender.name),
      senderMobile: hasLengthOf(country.phone, senderMobile),
      receiverName: isPresent(draft.receiver.name),
      receiverMobile: hasLengthOf(country.phone, receiverMobile),
      pickupLandmark: isPresent(draft.pickup.landmark),
      pickupLocation: pickup !== null,
      dropLandmark: isPresent(draft.drop.landmark),
      dropLocation: drop !== null,
      vehicle: vehicleId !== null,
    }
    const missing = orderParts.filter((part) => !has[part])
    if (missing.length > 0 || pickup === null || drop === null || vehicleId === null) {
      return left(missing)
    }
    return right({
      ...draft,
      sender: { ...draft.sender, mobile: senderMobile },
      receiver: { ...draft.receiver, mobile: receiverMobile },
      pickup,
      drop,
      vehicleId,
    })
  }

/**
 * The parts that a draft still lacks, in the order of the page; none when it is complete (spec 1
 * §4).
 *
 * @example
 * const draft = parseOrderDraft(
 *   parseQuery(
 *     'sender_mobile=9876543210&receiver_mobile=9812345678' +
 *       '&from_landmark=Koramangala&from_lat=12.9352&from_long=77.6245' +
 *       '&to_landmark=Whitefield&to_lat=12.9698&to_long=77.75',
 *   ),
 * )
 * missingOf({ country: india })(draft) // → ['vehicle']
 */
export const missingOf =
  (market: Pick<Market, 'country'>) =>
  (draft: OrderDraft): readonly OrderPart[] => {
    const order = completeOrder(market)(draft)
    return isLeft(order) ? order.left : []
  }

/**
 * Whether the draft may be booked (spec 1 §4).
 *
 * @example
 * isComplete({ country: india })(parseOrderDraft([])) // → false
 */
export const isComplete =
  (market: Pick<Market, 'country'>) =>
  (draft: OrderDraft): boolean =>
    isRight(completeOrder(market)(draft))
