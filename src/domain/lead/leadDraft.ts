import { type Entered, enteredFor } from '../fare/fareDraft.ts'
import type { Market } from '../market/market.ts'
import type { LeadForm } from './leadForm.ts'

/** A lead form as the visitor left it, without its category, which the page determines (spec 2 §4). */
export type LeadDraft = {
  readonly form: Entered
  /** The country that its addresses and its mobile number belong to. */
  readonly country: string
}

type Here = { readonly market: { readonly country: Pick<Market['country'], 'code'> } }

/**
 * The draft of a lead form in a market, to be stored for the next visit (spec 2 §4).
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
 * The part of a draft that is valid in a market (spec 2 §4): addresses, mobile number and consent do
 * not carry over to another country.
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
