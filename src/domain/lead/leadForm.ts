import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import {
  type Asker,
  type Contact,
  type ContactErrors,
  noContact,
  parseContact,
} from '../fare/contact.ts'
import type { FareForm } from '../fare/fareForm.ts'
import type { Market } from '../market/market.ts'
import {
  type AddressPair,
  type AddressPairErrors,
  noAddress,
  parseAddressPair,
} from '../place/address.ts'
import type { LeadCategory } from './leadCategory.ts'

/** The lead form of a spot estimate, as filled in (spec 2 §3). */
export type LeadForm = Omit<FareForm, 'category'> & { readonly category: LeadCategory }

/** A field that is validated. Consent is not: any value is accepted (spec 2 §5). */
export type LeadField = Exclude<keyof LeadForm, 'category' | 'consent'>

/** All errors of the form at once. */
export type LeadErrors = AddressPairErrors & ContactErrors

/** A valid lead, ready to be sent. */
export type LeadEnquiry = {
  readonly route: AddressPair
  /** Null for a signed-in customer, whom the service knows. */
  readonly contact: Contact | null
  readonly consent: boolean
  readonly category: LeadCategory
}

/**
 * The empty lead form, with the country's default consent (spec 2 §3).
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
 * The lead that a form makes in a market, or all of its errors by field: those of `parseAddressPair`
 * and `parseContact` (spec 2 §5). A signed-in customer is asked for the route only (spec 2 §6).
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
