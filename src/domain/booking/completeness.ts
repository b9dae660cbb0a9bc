import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right, sharedLeft } from '../answer.ts'
import { isPresent } from '../form/isPresent.ts'
import type { Market } from '../market/market.ts'
import { type NameError, parseName } from '../person/personName.ts'
import { type MobileError, parseMobile } from '../phone/mobileNumber.ts'
import { type AddressError, isLandmark } from '../place/address.ts'
import { type Coordinates, isResolved } from '../place/coordinates.ts'
import type { DraftStop, OrderDraft } from './orderDraft.ts'

/** A part that keeps an order from being booked, and why: missing, or refused by the market's rules. */
export type OrderPartError =
  | { readonly part: 'senderName' | 'receiverName'; readonly error: NameError }
  | { readonly part: 'senderMobile' | 'receiverMobile'; readonly error: MobileError }
  | {
      readonly part: 'pickupLandmark' | 'dropLandmark'
      readonly error: Extract<
        AddressError,
        { readonly kind: 'AddressMissing' | 'LandmarkMalformed' }
      >
    }
  | {
      readonly part: 'pickupLocation' | 'dropLocation'
      readonly error: Extract<AddressError, { readonly kind: 'LocationUnresolved' }>
    }
  | { readonly part: 'vehicle'; readonly error: { readonly kind: 'VehicleMissing' } }

/** A required part of an order (spec 1 §4). */
export type OrderPart = OrderPartError['part']

type LocatedStop = DraftStop & { readonly location: Coordinates }

/** A draft that may be booked. Names and mobile numbers are as the market's rules read them. */
export type CompleteOrder = Omit<OrderDraft, 'pickup' | 'drop' | 'vehicleId'> & {
  readonly pickup: LocatedStop
  readonly drop: LocatedStop
  readonly vehicleId: number
}

const noLandmark = sharedLeft({ kind: 'AddressMissing' } as const)
const notALandmark = sharedLeft({ kind: 'LandmarkMalformed' } as const)
const notLocated = sharedLeft({ kind: 'LocationUnresolved' } as const)
const noVehicle = sharedLeft({ kind: 'VehicleMissing' } as const)

// A text without a visible character counts as missing, as in a link.
const visible = (text: string): string => (isPresent(text) ? text : '')

const toLandmark = (
  text: string,
): E.Either<{ readonly kind: 'AddressMissing' | 'LandmarkMalformed' }, string> => {
  if (isLandmark(text)) return right(text)
  return isPresent(text) ? notALandmark : noLandmark
}

const toLocation = (location: Coordinates | null) =>
  location !== null && isResolved(location) ? right(location) : notLocated

const errorAt = <Part extends OrderPart, Failure>(
  part: Part,
  read: E.Either<Failure, unknown>,
): ReadonlyArray<{ readonly part: Part; readonly error: Failure }> =>
  isLeft(read) ? [{ part, error: read.left }] : []

/**
 * The bookable order of a draft in a market. Fails with the error of every part that keeps the draft
 * from being booked, in page order (spec 1 §4, §5): those of `parseName` and `parseMobile`;
 * `AddressMissing` or `LandmarkMalformed` for a landmark; `LocationUnresolved`; `VehicleMissing`. House,
 * goods type and estimate are optional.
 *
 * @example
 * const link = 'sender_mobile=98765+43210&receiver_mobile=12345&from_landmark=Koramangala' +
 *   '&from_lat=12.9352&from_long=77.6245&to_landmark=560066&to_lat=12.9698&to_long=77.75'
 * completeOrder({ country: india })(parseOrderDraft(parseQuery(link)))
 * // → left: [
 * //     { part: 'receiverMobile', error: { kind: 'MobileMalformed', country: 'IN' } },
 * //     { part: 'dropLandmark', error: { kind: 'LandmarkMalformed' } },
 * //     { part: 'vehicle', error: { kind: 'VehicleMissing' } },
 * //   ]
 */
export const completeOrder = ({
  country,
}: Pick<Market, 'country'>): ((
  draft: OrderDraft,
) => E.Either<readonly OrderPartError[], CompleteOrder>) => {
  const toName = parseName(country.name)
  const toMobile = parseMobile(country.phone)
  return (draft) => {
    const senderName = toName(visible(draft.sender.name))
    const senderMobile = toMobile(visible(draft.sender.mobile))
    const receiverName = toName(visible(draft.receiver.name))
    const receiverMobile = toMobile(visible(draft.receiver.mobile))
    const pickupLandmark = toLandmark(draft.pickup.landmark)
    const pickupLocation = toLocation(draft.pickup.location)
    const dropLandmark = toLandmark(draft.drop.landmark)
    const dropLocation = toLocation(draft.drop.location)
    const vehicle = draft.vehicleId === null ? noVehicle : right(draft.vehicleId)
    if (
      isRight(senderName) &&
      isRight(senderMobile) &&
      isRight(receiverName) &&
      isRight(receiverMobile) &&
      isRight(pickupLandmark) &&
      isRight(pickupLocation) &&
      isRight(dropLandmark) &&
      isRight(dropLocation) &&
      isRight(vehicle)
    ) {
      return right({
        ...draft,
        sender: { name: senderName.right, mobile: senderMobile.right },
        receiver: { name: receiverName.right, mobile: receiverMobile.right },
        pickup: { ...draft.pickup, location: pickupLocation.right },
        drop: { ...draft.drop, location: dropLocation.right },
        vehicleId: vehicle.right,
      })
    }
    return left([
      ...errorAt('senderName', senderName),
      ...errorAt('senderMobile', senderMobile),
      ...errorAt('receiverName', receiverName),
      ...errorAt('receiverMobile', receiverMobile),
      ...errorAt('pickupLandmark', pickupLandmark),
      ...errorAt('pickupLocation', pickupLocation),
      ...errorAt('dropLandmark', dropLandmark),
      ...errorAt('dropLocation', dropLocation),
      ...errorAt('vehicle', vehicle),
    ])
  }
}
