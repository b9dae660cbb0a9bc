import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import type { Market } from '../market/market.ts'
import { type NameError, parseName } from '../person/personName.ts'
import { type MobileError, parseMobile } from '../phone/mobileNumber.ts'
import {
  type AddressEntry,
  type AddressError,
  parseAddress,
  type Waypoint,
} from '../place/address.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { entryOfStop } from './editedStop.ts'
import { type DraftStop, fallbackNames, type OrderDraft, type Party } from './orderDraft.ts'

/** One end of the route with whoever stands there, as it is edited (spec 2 §2). */
export type StopForm = {
  readonly address: AddressEntry
  readonly house: string
  readonly name: string
  readonly mobile: string
}

/** What is wrong with an edited end, all of it in one pass; a house may be missing (spec 2 §5). */
export type StopErrors = {
  readonly address?: AddressError
  readonly name?: NameError
  readonly mobile?: MobileError
}

/** An end of the route that somebody stands at. */
export type NamedStop = {
  readonly stop: DraftStop & { readonly location: Coordinates }
  readonly party: Party
}

/**
 * Who stands at an end of the route (spec 1 §2).
 *
 * @example
 * partyAt('pickup') // → 'sender'
 * partyAt('drop') // → 'receiver'
 */
export const partyAt = (waypoint: Waypoint): 'sender' | 'receiver' =>
  waypoint === 'pickup' ? 'sender' : 'receiver'

/**
 * The form of an end of a draft; a name that nobody gave is not one to keep (spec 2 §2).
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
    const { name, mobile } = draft[role]
    return {
      address: entryOfStop(draft[waypoint]),
      house: draft[waypoint].house,
      name: name === fallbackNames[role] ? '' : name,
      mobile,
    }
  }

/**
 * The end that a form makes in a market, or everything that is wrong with it, by field: the errors
 * of `parseAddress`, `parseName` and `parseMobile` (spec 2 §5).
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
