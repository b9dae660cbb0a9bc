import type { CountryRules } from '../market/market.ts'
import type { PartnerVehicle } from './partnerVehicle.ts'

/** A city that partners drive in, by the id of its geo region, which two names may share. */
export type PartnerCity = { readonly id: number; readonly name: string }

/** A city as the form offers it: `Bengaluru` for `bangalore`. */
export type OfferedCity = PartnerCity & { readonly label: string }

/** What partners register by, as data (spec 2 §3, §5). */
export type PartnerRules = {
  /** Where they drive, whatever the locale of the page: the form shows its calling code. */
  readonly country: CountryRules
  readonly cities: readonly OfferedCity[]
  /** The name of the city that the form starts with. */
  readonly defaultCity: string
  /** Offered where the list of a city does not come. */
  readonly vehicles: readonly PartnerVehicle[]
}
