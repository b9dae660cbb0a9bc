import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import type { Market } from '../market/market.ts'
import { type NameError, type PersonName, parseName } from '../person/personName.ts'
import { type MobileError, type MobileNumber, parseMobile } from '../phone/mobileNumber.ts'
import { parseFareRequirement, type Requirement, type RequirementError } from './requirement.ts'

/** The contact details of a form as typed. */
export type ContactEntry = {
  readonly name: string
  readonly mobile: string
  /** Empty until chosen. */
  readonly requirement: string
}

/** Empty contact details: before anything is entered, and once they no longer belong to anyone. */
export const noContact: ContactEntry = Object.freeze({
  name: '',
  mobile: '',
  requirement: '',
})

/** The contact details of a guest who asks for a fare. */
export type Contact = {
  readonly name: PersonName
  readonly mobile: MobileNumber
  readonly requirement: Requirement
}

/** The errors of a guest's contact details. */
export type ContactErrors = {
  readonly name?: NameError
  readonly mobile?: MobileError
  readonly requirement?: RequirementError
}

/** The contact details that a service is sent. A customer's may lack the name and the number. */
export type SentContact = {
  readonly name: string
  readonly mobile: string
  readonly requirement: Requirement
}

/**
 * Who asks for a fare. A customer's name and number are known, and their requirement once they have
 * named one (spec 1 §6).
 */
export type Asker =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer'
      readonly name: string
      readonly mobile: string
      /** Null until named. */
      readonly requirement: Requirement | null
    }

/**
 * The contact details sent for a customer, whom the service knows by their credentials. Name and number
 * are sent as the market's rules read them, and only if these accept them: no form asks a customer for
 * either, so nobody could correct one that the service refuses, such as D'Souza or a number of another
 * country (spec 1 §6). The requirement defaults to personal (spec 1 §4).
 *
 * @example
 * const known = { name: "Maria D'Souza", mobile: '9876543210', requirement: 'business' } as const
 * knownContact({ country: india })(known)
 * // → { name: '', mobile: '9876543210', requirement: 'business' }
 * knownContact({ country: emirates })(known).mobile // → ''
 * knownContact({ country: india })({ ...known, requirement: null }).requirement // → 'personal'
 */
export const knownContact =
  ({ country }: Pick<Market, 'country'>) =>
  ({
    name,
    mobile,
    requirement,
  }: Pick<Extract<Asker, { kind: 'customer' }>, keyof Contact>): SentContact => {
    const known = parseName(country.name)(name)
    const reached = parseMobile(country.phone)(mobile)
    return {
      name: isRight(known) ? known.right : '',
      mobile: isRight(reached) ? reached.right : '',
      requirement: requirement ?? 'personal',
    }
  }

/**
 * A guest's contact in a market, or all of its errors by field: those of `parseName` and `parseMobile`,
 * and `RequirementMissing` (spec 1 §5).
 *
 * @example
 * const typed = { name: 'Asha Rao', mobile: '98765 43210', requirement: 'personal' }
 * parseContact({ country: india })(typed)
 * // → right: { name: 'Asha Rao', mobile: '9876543210', requirement: 'personal' }
 * parseContact({ country: india })({ ...typed, mobile: '98765', requirement: '' })
 * // → left: {
 * //     mobile: { kind: 'MobileMalformed', country: 'IN' },
 * //     requirement: { kind: 'RequirementMissing' },
 * //   }
 */
export const parseContact = ({ country }: Pick<Market, 'country'>) => {
  const toName = parseName(country.name)
  const toMobile = parseMobile(country.phone)
  return (entry: ContactEntry): E.Either<ContactErrors, Contact> => {
    const name = toName(entry.name)
    const mobile = toMobile(entry.mobile)
    const requirement = parseFareRequirement(entry.requirement)
    if (isRight(name) && isRight(mobile) && isRight(requirement)) {
      return right({ name: name.right, mobile: mobile.right, requirement: requirement.right })
    }
    return left({
      ...(isLeft(name) ? { name: name.left } : {}),
      ...(isLeft(mobile) ? { mobile: mobile.left } : {}),
      ...(isLeft(requirement) ? { requirement: requirement.left } : {}),
    })
  }
}
