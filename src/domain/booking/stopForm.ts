import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import type { Market } from '../market/market.ts'
import { type NameError, parseName } from '../person/personName.ts'
import { type MobileError, parseMobile } from '../phone/mobileNumber.ts'
import {
  type AddressEntry,
  type AddressError,
  entryText,
  parseAddress,
  placeOf,
  type Waypoint,
} from '../place/address.ts'
import { type Coordinates, isSamePoint } from '../place/coordinates.ts'
import { entryOfStop } from './editedStop.ts'
import {
  type DraftStop,
  fallbackNames,
  type OrderDraft,
  type Party,
  type PartyRole,
} from './orderDraft.ts'

/** The form for one end of the route and the person there (spec 2 §2). */
export type StopForm = {
  readonly address: AddressEntry
  readonly house: string
  readonly name: string
  readonly mobile: string
}

/** All errors of a stop form at once. A house is optional (spec 2 §5). */
export type StopErrors = {
  readonly address?: AddressError
  readonly name?: NameError
  readonly mobile?: MobileError
}

/** A valid end of the route, with the person there. */
export type NamedStop = {
  readonly stop: DraftStop & { readonly location: Coordinates }
  readonly party: Party
}

/**
 * The role of the person at an end of the route (spec 1 §2).
 *
 * @example
 * partyAt('pickup') // → 'sender'
 * partyAt('drop') // → 'receiver'
 */
export const partyAt = (waypoint: Waypoint): PartyRole =>
  waypoint === 'pickup' ? 'sender' : 'receiver'

/**
 * Whether the name is only the fallback, because none was given (spec 1 §2).
 *
 * @example
 * isUnnamed('sender')({ name: 'Sender' }) // → true
 * isUnnamed('receiver')({ name: 'Sender' }) // → false
 */
export const isUnnamed =
  (role: PartyRole) =>
  ({ name }: Pick<Party, 'name'>): boolean =>
    name === fallbackNames[role]

/**
 * The form for one end of a draft. A fallback name is not filled in (spec 2 §2).
 *
 * @example
 * const draft = parseOrderDraft([['sender_mobile', '9876543210']])
 * stopFormOf('pickup')(draft)
 * // → { address: { status: 'empty' }, house: '', name: '', mobile: '9876543210' }
 */
export const stopFormOf =
  (waypoint: Waypoint) =>
  (draft: OrderDraft): StopForm => {
    const role = partyAt(waypoint)
    const party = draft[role]
    return {
      address: entryOfStop(draft[waypoint]),
      house: draft[waypoint].house,
      name: isUnnamed(role)(party) ? '' : party.name,
      mobile: party.mobile,
    }
  }

/**
 * Whether a form says of an end what the draft says of it, apart from the spaces around its texts:
 * saving it would change nothing (spec 2 §4).
 *
 * @example
 * const draft = parseOrderDraft([['sender_mobile', '9876543210']])
 * const form = stopFormOf('pickup')(draft)
 * isAsSaved('pickup')(draft)({ ...form, house: ' ' }) // → true
 * isAsSaved('pickup')(draft)({ ...form, mobile: '9812345678' }) // → false
 */
export const isAsSaved =
  (waypoint: Waypoint) =>
  (draft: OrderDraft) =>
  (form: StopForm): boolean => {
    const saved = stopFormOf(waypoint)(draft)
    const point = placeOf(form.address)?.location ?? null
    return (
      isSamePoint(point, draft[waypoint].location) &&
      entryText(form.address).trim() === entryText(saved.address).trim() &&
      form.house.trim() === saved.house.trim() &&
      form.name.trim() === saved.name.trim() &&
      form.mobile.trim() === saved.mobile.trim()
    )
  }

/**
 * The stop that a form describes in a market, or all of its errors by field: those of `parseAddress`,
 * `parseName` and `parseMobile` (spec 2 §5).
 *
 * @example
 * parseStopForm({ country: india })({ address: noAddress, house: '', name: 'Asha', mobile: '' })
 * // → left: { address: { kind: 'AddressMissing' }, mobile: { kind: 'MobileMissing' } }
 */
export const parseStopForm =
  ({ country }: Pick<Market, 'country'>) =>
  (form: StopForm): E.Either<StopErrors, NamedStop> => {
    const address = parseAddress(form.address)
    const name = parseName(country.name)(form.name)
    const mobile = parseMobile(country.phone)(form.mobile)
    if (isRight(address) && isRight(name) && isRight(mobile)) {
      const { landmark, location } = address.right
      return right({
        stop: { landmark, location, house: form.house.trim() },
        party: { name: name.right, mobile: mobile.right },
      })
    }
    return left({
      ...(isLeft(address) ? { address: address.left } : {}),
      ...(isLeft(name) ? { name: name.left } : {}),
      ...(isLeft(mobile) ? { mobile: mobile.left } : {}),
    })
  }
