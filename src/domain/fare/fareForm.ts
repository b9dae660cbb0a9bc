import type { either as E } from 'fp-ts'
import { isLeft, isRight, right, sharedLeft } from '../answer.ts'
import { type Fault, faultIn, noFault } from '../form/fault.ts'
import type { Market } from '../market/market.ts'
import { nameOrFault, parseName } from '../person/personName.ts'
import { parseMobile } from '../phone/mobileNumber.ts'
import {
  type AddressEntry,
  type AddressPair,
  type AddressPairErrors,
  addressFault,
  noAddress,
  parseAddressPair,
} from '../place/address.ts'
import {
  type Asker,
  type ContactEntry,
  type ContactErrors,
  knownContact,
  noContact,
  parseContact,
  type SentContact,
} from './contact.ts'
import { knownRequirement, parseFareRequirement } from './requirement.ts'
import type { FareCategory } from './serviceCategory.ts'

/** The fare-estimate form as typed (spec 1 §3). */
export type FareForm = ContactEntry & {
  readonly pickup: AddressEntry
  readonly drop: AddressEntry
  readonly consent: boolean
  readonly category: FareCategory
}

/** A field of the fare form that is validated. */
export type FareField = Exclude<keyof FareForm, 'category'>

/** The country requires a consent that was not given. */
export type ConsentError = { readonly kind: 'ConsentMissing' }

/** All errors of the form at once. */
export type FareFormErrors = AddressPairErrors & ContactErrors & { readonly consent?: ConsentError }

/** A valid fare form, ready to be sent. */
export type FareEnquiry = {
  readonly route: AddressPair
  readonly asker: 'guest' | 'customer'
  readonly contact: SentContact
  /** Whether the team may call back; null if consent was not asked for. */
  readonly consent: boolean | null
  readonly category: FareCategory
}

/**
 * The empty fare form, with the country's default consent (spec 1 §2, §3).
 *
 * @example
 * const form = emptyFareForm({ country: india }, 'trucks')
 * form.pickup // → { status: 'empty' }
 * form.consent // → true
 */
export const emptyFareForm = (
  market: { readonly country: { readonly consent: { readonly byDefault: boolean } } },
  category: FareCategory,
): FareForm => ({
  pickup: noAddress,
  drop: noAddress,
  ...noContact,
  consent: market.country.consent.byDefault,
  category,
})

/**
 * A customer's contact. The form's name and requirement fill in where none is known, and both are
 * optional (spec 1 §6): on phones the form has no name field for customers, so an invalid name typed
 * earlier as a guest must not block them.
 */
const customerContact = (
  market: Pick<Market, 'country'>,
  asker: Extract<Asker, { kind: 'customer' }>,
  form: ContactEntry,
): SentContact => {
  const known = {
    ...knownContact(market)(asker),
    requirement: asker.requirement ?? knownRequirement(form.requirement),
  }
  if (asker.name !== '') return known
  const name = parseName(market.country.name)(form.name)
  return isRight(name) ? { ...known, name: name.right } : known
}

type ParseForm = (form: FareForm) => E.Either<FareFormErrors, FareEnquiry>

const parseCustomersForm =
  (market: Pick<Market, 'country'>, asker: Extract<Asker, { kind: 'customer' }>): ParseForm =>
  (form) => {
    const route = parseAddressPair(form)
    return isRight(route)
      ? right({
          route: route.right,
          asker: 'customer',
          contact: customerContact(market, asker, form),
          consent: null,
          category: form.category,
        })
      : route
  }

const consentMissing: ConsentError = Object.freeze({ kind: 'ConsentMissing' })

/** The errors of a guest's form, by the rules of its fields. */
const guestsErrors = (market: Pick<Market, 'country'>) => {
  const toContact = parseContact(market)
  return (form: FareForm, consented: boolean): FareFormErrors => {
    const route = parseAddressPair(form)
    const contact = toContact(form)
    return {
      ...(isLeft(route) ? route.left : {}),
      ...(isLeft(contact) ? contact.left : {}),
      ...(consented ? {} : { consent: consentMissing }),
    }
  }
}

/** One more than the faults of any field, of which there are at most four: 0 means no fault. */
const base = 5

/**
 * The hot path: runs on every keystroke of every visitor, mostly on an incomplete form. The same
 * combination of faults always yields the same record, created when it first occurs. Most keystrokes
 * thus allocate nothing, and a letter that changes none of the errors is no change to code that
 * compares records.
 */
const parseGuestsForm = (market: Pick<Market, 'country'>): ParseForm => {
  const { name: nameRule, phone, consent } = market.country
  const toName = nameOrFault(nameRule)
  const toMobile = parseMobile(phone)
  // The shared answer to an empty number. Any other invalid number has one and the same error in a
  // market.
  const noMobile = toMobile('')
  const mobileFault = (mobile: typeof noMobile): Fault => {
    if (mobile === noMobile) return 1
    return mobile._tag === 'Right' ? noFault : 2
  }
  const errorsOf = guestsErrors(market)
  // The index of a record combines the faults of all fields and the two choices.
  const met: Array<E.Either<FareFormErrors, never> | null> = Array.from(
    { length: 4 * base ** 4 },
    () => null,
  )
  return (form) => {
    const pickup = addressFault(form.pickup)
    const drop = addressFault(form.drop)
    const name = toName(form.name)
    const mobile = toMobile(form.mobile)
    const requirement = parseFareRequirement(form.requirement)
    const consented = form.consent || !consent.required
    const choices = (requirement._tag === 'Right' ? 0 : 1) + (consented ? 0 : 2)
    const contact = faultIn(name) + base * (mobileFault(mobile) + base * choices)
    const at = pickup + base * (drop + base * contact)
    const known = met[at] ?? null
    if (known !== null) return known
    // Every field is valid; the compiler still needs the type of each.
    if (
      at === 0 &&
      form.pickup.status === 'resolved' &&
      form.drop.status === 'resolved' &&
      typeof name === 'string' &&
      mobile._tag === 'Right' &&
      requirement._tag === 'Right'
    ) {
      return right({
        route: { pickup: form.pickup.place, drop: form.drop.place },
        asker: 'guest',
        contact: { name, mobile: mobile.right, requirement: requirement.right },
        consent: consent.shown ? form.consent : null,
        category: form.category,
      })
    }
    // Shared, so frozen. The errors inside come from the rules, which freeze them.
    const first = sharedLeft(errorsOf(form, consented))
    met[at] = first
    return first
  }
}

/**
 * The enquiry that a form makes in a market, or all of its errors by field (spec 1 §5): those of
 * `parseAddressPair` and `parseContact`, and `ConsentMissing`. A known customer's contact is not asked
 * for (spec 1 §6); consent is mandatory only where the country requires it.
 *
 * @example
 * const form = { ...emptyFareForm({ country: india }, 'trucks'), name: 'Asha', mobile: '12345' }
 * parseFareEnquiry({ country: india })({ kind: 'guest' })(form)
 * // → left: {
 * //     pickup: { kind: 'AddressMissing' },
 * //     drop: { kind: 'AddressMissing' },
 * //     mobile: { kind: 'MobileMalformed', country: 'IN' },
 * //     requirement: { kind: 'RequirementMissing' },
 * //   }
 */
export const parseFareEnquiry = (
  market: Pick<Market, 'country'>,
): ((asker: Asker) => ParseForm) => {
  const guests = parseGuestsForm(market)
  return (asker) => (asker.kind === 'customer' ? parseCustomersForm(market, asker) : guests)
}
