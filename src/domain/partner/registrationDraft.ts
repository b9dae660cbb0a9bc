import type { PartnerCity, PartnerRules } from './partnerRules.ts'
import { cityOfName, type RegistrationForm } from './registration.ts'

/**
 * Whether two cities of the partner form are one: two names may share a geo region (spec 2 §3).
 */
export const isSameCity = (one: PartnerCity | null, other: PartnerCity | null): boolean =>
  one?.id === other?.id && one?.name === other?.name

/**
 * What of a kept registration holds where these cities are offered: one that is offered no more goes,
 * and its vehicle with it (spec 2 §4).
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
 * What was kept, in every field that is still as the form began (spec 2 §4): whatever was entered
 * meanwhile stays, and a vehicle belongs to its city.
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
