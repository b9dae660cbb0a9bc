import type { CountryRules } from '../market/market.ts'
import type { PartnerVehicle } from './partnerVehicle.ts'

/** A city that partners drive in. `id` is its geo region's, which two names may share. */
export type PartnerCity = { readonly id: number; readonly name: string }

/** A city with the label that the form shows: `Bengaluru` for `bangalore`. */
export type OfferedCity = PartnerCity & { readonly label: string }

/** The rules of partner registration, as data (spec 2 §3, §5). */
export type PartnerRules = {
  /**
   * The country that partners drive in, whatever the locale of the page. The form shows its calling
   * code.
   */
  readonly country: CountryRules
  readonly cities: readonly OfferedCity[]
  /** The name of the preselected city. */
  readonly defaultCity: string
  /** The fallback if the vehicles of a city fail to load. */
  readonly vehicles: readonly PartnerVehicle[]
}
