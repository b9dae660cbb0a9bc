import { type Entered, enteredFor } from '../fare/fareDraft.ts'
import type { Market } from '../market/market.ts'
import type { LeadForm } from './leadForm.ts'

/** A lead form as it was left: what it is about is the page's (spec 2 §4). */
export type LeadDraft = {
  readonly form: Entered
  /** The country that its addresses and its number are of. */
  readonly country: string
}

type Here = { readonly market: { readonly country: Pick<Market['country'], 'code'> } }

/**
 * The lead form as it is left on a page of a market, to be kept for the next visit (spec 2 §4).
 *
 * @example
 * const form = { ...emptyLeadForm({ country: india }, 'trucks'), name: 'Asha' }
 * const { category: _, ...entered } = form
 * leadDraft({ market: { country: india } })(form) // → { form: entered, country: 'IN' }
 */
export const leadDraft =
  ({ market }: Here) =>
  ({ category: _, ...form }: LeadForm): LeadDraft => ({ form, country: market.country.code })

/**
 * What of a draft holds on a page of a market (spec 2 §4): addresses, the number and the consent stay
 * in their country.
 *
 * @example
 * const form = { ...emptyLeadForm({ country: india }, 'trucks'), name: 'Asha', mobile: '98765' }
 * const draft = leadDraft({ market: { country: india } })(form)
 * leadDraftFor({ market: { country: emirates } })(draft) // → { name: 'Asha', requirement: '' }
 */
export const leadDraftFor =
  (here: Here) =>
  ({ form, country }: LeadDraft): Partial<Entered> =>
    enteredFor(here)(country, form)
