import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import { isPresent } from '../form/isPresent.ts'
import type { Market } from '../market/market.ts'
import { parseName } from '../person/personName.ts'
import { parseMobile } from '../phone/mobileNumber.ts'
import { isLandmark } from '../place/address.ts'
import { type Coordinates, isResolved } from '../place/coordinates.ts'
import type { DraftStop, OrderDraft, Party } from './orderDraft.ts'

/** The required parts of an order, in page order (spec 1 §4). */
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

/** A required part of an order. */
export type OrderPart = (typeof orderParts)[number]

/** A required part that can be present but invalid: a text. */
export type WrongPart = Extract<
  OrderPart,
  | 'senderName'
  | 'senderMobile'
  | 'receiverName'
  | 'receiverMobile'
  | 'pickupLandmark'
  | 'dropLandmark'
>

const textParts: readonly WrongPart[] = [
  'senderName',
  'senderMobile',
  'receiverName',
  'receiverMobile',
  'pickupLandmark',
  'dropLandmark',
]

type LocatedStop = DraftStop & { readonly location: Coordinates }

/** A draft that may be booked. Names and mobile numbers are as the market's rules read them. */
export type CompleteOrder = Omit<OrderDraft, 'pickup' | 'drop' | 'vehicleId'> & {
  readonly pickup: LocatedStop
  readonly drop: LocatedStop
  readonly vehicleId: number
}

const located = (stop: DraftStop): LocatedStop | null =>
  stop.location !== null && isResolved(stop.location) ? { ...stop, location: stop.location } : null

/**
 * The bookable order of a draft in a market. Fails with every part that keeps the draft from being
 * booked, in page order (spec 1 §4): parts that are missing, and parts that the market's rules refuse
 * (spec 1 §5), which are those of `parseName`, `parseMobile` and `isLandmark`. `wrongPartsOf` tells the
 * two apart. House, goods type and estimate are optional.
 *
 * @example
 * const draft = parseOrderDraft(parseQuery('sender_mobile=98765+43210&vehicle_id=1'))
 * completeOrder({ country: india })(draft)
 * // → left: ['receiverMobile', 'pickupLandmark', 'pickupLocation', 'dropLandmark', 'dropLocation']
 */
export const completeOrder = ({
  country,
}: Pick<Market, 'country'>): ((
  draft: OrderDraft,
) => E.Either<readonly OrderPart[], CompleteOrder>) => {
  const toName = parseName(country.name)
  const toMobile = parseMobile(country.phone)
  // Of a party, what the rules refuse is empty.
  const read = (party: Party): Party => {
    const name = toName(party.name)
    const mobile = toMobile(party.mobile)
    return { name: isRight(name) ? name.right : '', mobile: isRight(mobile) ? mobile.right : '' }
  }
  return (draft) => {
    const { vehicleId } = draft
    const sender = read(draft.sender)
    const receiver = read(draft.receiver)
    const pickup = located(draft.pickup)
    const drop = located(draft.drop)
    const has: Readonly<Record<OrderPart, boolean>> = {
      senderName: sender.name !== '',
      senderMobile: sender.mobile !== '',
      receiverName: receiver.name !== '',
      receiverMobile: receiver.mobile !== '',
      pickupLandmark: isLandmark(draft.pickup.landmark),
      pickupLocation: pickup !== null,
      dropLandmark: isLandmark(draft.drop.landmark),
      dropLocation: drop !== null,
      vehicle: vehicleId !== null,
    }
    const missing = orderParts.filter((part) => !has[part])
    if (missing.length > 0 || pickup === null || drop === null || vehicleId === null) {
      return left(missing)
    }
    return right({ ...draft, sender, receiver, pickup, drop, vehicleId })
  }
}

/**
 * The parts, missing or invalid, that keep a draft from being booked, in page order; empty when the
 * draft is complete (spec 1 §4).
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
 * The parts of a draft that are present but refused by the market's rules (spec 1 §5), in page order.
 * These have to be corrected; the other parts that `missingOf` names have to be filled in.
 *
 * @example
 * const draft = parseOrderDraft(parseQuery('sender_name=R2-D2&sender_mobile=12345'))
 * wrongPartsOf({ country: india })(draft) // → ['senderName', 'senderMobile']
 */
export const wrongPartsOf =
  (market: Pick<Market, 'country'>) =>
  (draft: OrderDraft): readonly WrongPart[] => {
    const { sender, receiver, pickup, drop } = draft
    const texts: Readonly<Record<WrongPart, string>> = {
      senderName: sender.name,
      senderMobile: sender.mobile,
      receiverName: receiver.name,
      receiverMobile: receiver.mobile,
      pickupLandmark: pickup.landmark,
      dropLandmark: drop.landmark,
    }
    const lacking = missingOf(market)(draft)
    return textParts.filter((part) => lacking.includes(part) && isPresent(texts[part]))
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
