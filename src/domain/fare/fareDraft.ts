import { firstOf, type Query } from '../link/query.ts'
import type { Market } from '../market/market.ts'
import type { FareForm } from './fareForm.ts'

/** A fare form as it was left, and the page that it was left on (spec 1 §3). */
export type FareDraft = {
  readonly form: FareForm
  /** The country that its addresses and its number are of. */
  readonly country: string
  /** The category that the page's link asked for, as the link spells it; null where it named none. */
  readonly asked: string | null
}

type InMarket = { readonly market: { readonly country: Pick<Market['country'], 'code'> } }

type Here = InMarket & {
  /** The query of the link that the visit began with. */
  readonly landing: Query
}

const askedBy = (landing: Query): string | null => firstOf(landing)('service_category')

/**
 * The form as it is left on a page, to be kept for the next visit (spec 1 §4).
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
    asked: askedBy(landing),
  })

/** What is entered into a form about a trip: what it is of is the page's. */
export type Entered = Omit<FareForm, 'category'>

/**
 * What was entered in a country, as far as it holds in a market (spec 1 §4): addresses, the number
 * and the consent stay in their country.
 */
export const enteredFor =
  ({ market }: InMarket) =>
  (country: string, entered: Entered): Partial<Entered> => {
    const { name, requirement } = entered
    return country === market.country.code ? entered : { name, requirement }
  }

/**
 * What was kept, in every field that is still as the form began (spec 1 §4): whatever was entered
 * meanwhile stays.
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

/**
 * What of a draft holds on a page (spec 1 §4): addresses, the number and the consent stay in their
 * country, and a link that asks for another category than the draft's page did is newer than the
 * draft.
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
    const now = askedBy(landing)
    const { category, ...entered } = form
    return {
      ...enteredFor({ market })(country, entered),
      ...(now === null || now === asked ? { category } : {}),
    }
  }
