import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import {
  type Asker,
  type Contact,
  type ContactErrors,
  type FareForm,
  noContact,
  parseContact,
} from '../fare/fareForm.ts'
import type { Market } from '../market/market.ts'
import {
  type AddressPair,
  type AddressPairErrors,
  noAddress,
  parseAddressPair,
} from '../place/address.ts'
import type { LeadCategory } from './leadCategory.ts'

/** The spot estimate lead form as it is filled in (spec 2 §3). */
export type LeadForm = Omit<FareForm, 'category'> & { readonly category: LeadCategory }

/** A field that may be wrong: the consent is taken as it is (spec 2 §5). */
export type LeadField = Exclude<keyof LeadForm, 'category' | 'consent'>

/** What is wrong with the form, all of it in one pass. */
export type LeadErrors = AddressPairErrors & ContactErrors

/** A lead that may be sent. */
export type LeadEnquiry = {
  readonly route: AddressPair
  /** Null for a customer: whoever is signed in is known to the service. */
  readonly contact: Contact | null
  readonly consent: boolean
  readonly category: LeadCategory
}

/**
 * The lead form before anything is entered; consent as the country has it by default (spec 2 §3).
 *
 * @example
 * const form = emptyLeadForm({ country: india }, 'compact')
 * form.category // → 'compact'
 * form.consent // → true
 */
export const emptyLeadForm = (
  { country }: Pick<Market, 'country'>,
  category: LeadCategory,
): LeadForm => ({
  pickup: noAddress,
  drop: noAddress,
  ...noContact,
  consent: country.consent.byDefault,
  category,
})

/**
 * The lead of a form in a market, or everything that is wrong with it, by field: the errors of
 * `parseAddressPair` and `parseContact` (spec 2 §5). Whoever is signed in is asked for the route
 * only (spec 2 §6).
 *
 * @example
 * const form = emptyLeadForm({ country: india }, 'trucks')
 * parseLead({ country: india })({ kind: 'customer' })(form)
 * // → left: { pickup: { kind: 'AddressMissing' }, drop: { kind: 'AddressMissing' } }
 */
export const parseLead = (market: Pick<Market, 'country'>) => {
  const parseGuest = parseContact(market)
  return ({ kind }: Pick<Asker, 'kind'>) =>
    (form: LeadForm): E.Either<LeadErrors, LeadEnquiry> => {
      const { consent, category } = form
      const route = parseAddressPair(form)
      const contact: E.Either<ContactErrors, Contact | null> =
        kind === 'customer' ? right(null) : parseGuest(form)
      if (isRight(route) && isRight(contact)) {
        return right({ route: route.right, contact: contact.right, consent, category })
      }
      return left({
        ...(isLeft(route) ? route.left : {}),
        ...(isLeft(contact) ? contact.left : {}),
      })
    }
}
