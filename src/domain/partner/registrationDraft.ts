import type { PartnerCity, PartnerRules } from './partnerRules.ts'
import { cityOfName, type RegistrationForm } from './registration.ts'

/**
 * Whether two cities of the partner form are the same. The id is not enough: two names may share a geo
 * region (spec 2 §3).
 */
export const isSameCity = (one: PartnerCity | null, other: PartnerCity | null): boolean =>
  one?.id === other?.id && one?.name === other?.name

/**
 * The part of a stored registration that is valid for the cities on offer. A city that is no longer
 * offered is dropped, together with its vehicle (spec 2 §4).
 *
 * @example
 * const rules = { cities: [{ id: 3, name: 'bangalore', label: 'Bengaluru' }] }
 * const kept = {
 *   name: 'Rao & Sons',
 *   mobile: '98765',
 *   city: { id: 9, name: 'atlantis' },
 *   vehicle: { id: 1, name: 'Tata Ace' },
 *   infoSource: '',
 * }
 * const { city, vehicle } = keptRegistrationFor(rules)(kept)
 * city // → null
 * vehicle // → null
 */
export const keptRegistrationFor =
  ({ cities }: Pick<PartnerRules, 'cities'>) =>
  (kept: RegistrationForm): RegistrationForm => {
    const city = kept.city === null ? null : cityOfName(cities)(kept.city.name)
    return { ...kept, city, vehicle: isSameCity(city, kept.city) ? kept.vehicle : null }
  }

/**
 * Merges a stored registration into a form: it fills every field that still has its initial value
 * (spec 2 §4). Fields edited meanwhile stay, and a vehicle is only kept with its city.
 */
export const recalledRegistration = (
  initial: RegistrationForm,
  input: RegistrationForm,
  kept: RegistrationForm,
): RegistrationForm => {
  const isCityOpen = isSameCity(input.city, initial.city) && input.vehicle === null
  const city = isCityOpen ? kept.city : input.city
  return {
    name: input.name === initial.name ? kept.name : input.name,
    mobile: input.mobile === initial.mobile ? kept.mobile : input.mobile,
    city,
    vehicle: input.vehicle ?? (isSameCity(city, kept.city) ? kept.vehicle : null),
    infoSource: input.infoSource === initial.infoSource ? kept.infoSource : input.infoSource,
  }
}
