import type { Query } from '../link/query.ts'
import type { Market } from '../market/market.ts'
import type { FareForm } from './fareForm.ts'
import { categoryInLink } from './serviceCategory.ts'

/** A fare form as the visitor left it, with the page that it was left on (spec 1 §3). */
export type FareDraft = {
  readonly form: FareForm
  /** The country that its addresses and its mobile number belong to. */
  readonly country: string
  /** The category in the page's link, as the link spells it; null if it named none. */
  readonly asked: string | null
}

type InMarket = { readonly market: { readonly country: Pick<Market['country'], 'code'> } }

type Here = InMarket & {
  /** The query of the link that opened the visit. */
  readonly landing: Query
}

/**
 * The draft of a form, to be stored for the next visit (spec 1 §4).
 *
 * @example
 * const form = emptyFareForm({ country: india }, 'trucks')
 * fareDraft({ market: { country: india }, landing: [] })(form)
 * // → { form, country: 'IN', asked: null }
 */
export const fareDraft =
  ({ market, landing }: Here) =>
  (form: FareForm): FareDraft => ({
    form,
    country: market.country.code,
    asked: categoryInLink(landing),
  })

/** The fields of a form about a trip, without the category, which the page determines. */
export type Entered = Omit<FareForm, 'category'>

/**
 * The part of what was entered in a country that is valid in a market (spec 1 §4): addresses, mobile
 * number and consent do not carry over to another country.
 */
export const enteredFor =
  ({ market }: InMarket) =>
  (country: string, entered: Entered): Partial<Entered> => {
    const { name, requirement } = entered
    return country === market.country.code ? entered : { name, requirement }
  }

/**
 * Merges what was entered before into a form: it fills every field that still has its initial value (spec 1 §4).
 * Fields edited meanwhile stay.
 */
export const recalledInto = (initial: Entered, input: Entered, kept: Partial<Entered>): Entered => {
  const draft = { ...input, ...kept }
  return {
    pickup: input.pickup.status === 'empty' ? draft.pickup : input.pickup,
    drop: input.drop.status === 'empty' ? draft.drop : input.drop,
    name: input.name === initial.name ? draft.name : input.name,
    mobile: input.mobile === initial.mobile ? draft.mobile : input.mobile,
    requirement: input.requirement === initial.requirement ? draft.requirement : input.requirement,
    consent: input.consent === initial.consent ? draft.consent : input.consent,
  }
}

/** Merges a stored draft into the fare form in the same way, with its category (spec 1 §4). */
export const draftInto = (
  initial: FareForm,
  input: FareForm,
  kept: Partial<FareForm>,
): FareForm => ({
  ...recalledInto(initial, input, kept),
  category:
    input.category === initial.category ? (kept.category ?? input.category) : input.category,
})

/**
 * The part of a draft that applies to a page (spec 1 §4). Addresses, mobile number and consent do not
 * carry over to another country. The category is dropped if the page's link asks for another one than
 * the draft's page did: the link is newer.
 *
 * @example
 * const form = { ...emptyFareForm({ country: india }, 'trucks'), name: 'Asha', mobile: '98765' }
 * const draft = fareDraft({ market: { country: india }, landing: [] })(form)
 * const abroad = { market: { country: emirates }, landing: [] }
 * draftFor(abroad)(draft) // → { name: 'Asha', requirement: '', category: 'trucks' }
 */
export const draftFor =
  ({ market, landing }: Here) =>
  ({ form, country, asked }: FareDraft): Partial<FareForm> => {
    const now = categoryInLink(landing)
    const { category, ...entered } = form
    return {
      ...enteredFor({ market })(country, entered),
      ...(now === null || now === asked ? { category } : {}),
    }
  }
