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

type Here = {
  readonly market: { readonly country: Pick<Market['country'], 'code'> }
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
    const { name, requirement } = entered
    return {
      ...(country === market.country.code ? entered : { name, requirement }),
      ...(now === null || now === asked ? { category } : {}),
    }
  }
