import type { either as E } from 'fp-ts'
import { isLeft, isRight, left, right } from '../answer.ts'
import { seen } from '../form/invisible.ts'
import type { NameError, NameRule } from '../person/personName.ts'
import { type MobileError, type MobileNumber, parseMobile } from '../phone/mobileNumber.ts'
import { type InfoSource, type InfoSourceError, parseInfoSource } from './infoSource.ts'
import type { PartnerCity, PartnerRules } from './partnerRules.ts'
import type { PartnerVehicle } from './partnerVehicle.ts'

/** The registration form as filled in (spec 2 §3). */
export type RegistrationForm = {
  readonly name: string
  readonly mobile: string
  readonly city: PartnerCity | null
  readonly vehicle: PartnerVehicle | null
  /** Empty until chosen. */
  readonly infoSource: string
}

/**
 * The errors of a partner's name. It may be a company's, so any characters are accepted and only its
 * length is limited (spec 2 §5).
 */
export type PartnerNameError = Extract<NameError, { readonly kind: 'NameMissing' | 'NameTooLong' }>

/** All errors of the form at once. */
export type RegistrationErrors = {
  readonly name?: PartnerNameError
  readonly mobile?: MobileError
  readonly city?: { readonly kind: 'CityMissing' }
  readonly vehicle?: { readonly kind: 'VehicleMissing' }
  readonly infoSource?: InfoSourceError
}

/** A valid registration, ready to be sent. */
export type Registration = {
  readonly name: string
  readonly mobile: MobileNumber
  readonly city: PartnerCity
  readonly vehicle: PartnerVehicle
  readonly infoSource: InfoSource
}

/**
 * The city with this name in the partner form; null if the form does not offer it (spec 2 §3).
 *
 * @example
 * const offered = [{ id: 3, name: 'bangalore', label: 'Bengaluru' }]
 * cityOfName(offered)('bangalore') // → { id: 3, name: 'bangalore' }
 * cityOfName(offered)('atlantis') // → null
 */
export const cityOfName =
  (cities: PartnerRules['cities']) =>
  (wanted: string): PartnerCity | null => {
    const city = cities.find(({ name }) => name === wanted)
    return city === undefined ? null : { id: city.id, name: city.name }
  }

/**
 * The empty partner form, with only the city preselected (spec 2 §3).
 *
 * @example
 * const rules = {
 *   country: india,
 *   cities: [{ id: 3, name: 'bangalore', label: 'Bengaluru' }],
 *   defaultCity: 'bangalore',
 *   vehicles: [],
 * }
 * emptyRegistration(rules).city // → { id: 3, name: 'bangalore' }
 */
export const emptyRegistration = ({ cities, defaultCity }: PartnerRules): RegistrationForm => ({
  name: '',
  mobile: '',
  city: cityOfName(cities)(defaultCity),
  vehicle: null,
  infoSource: '',
})

const parsePartnerName =
  ({ most }: Pick<NameRule, 'most'>) =>
  (typed: string): E.Either<PartnerNameError, string> => {
    const name = seen(typed)
    if (name === '') return left({ kind: 'NameMissing' })
    return Array.from(name).length > most ? left({ kind: 'NameTooLong', most }) : right(name)
  }

/**
 * The registration that a form makes, or all of its errors by field (spec 2 §5): `NameMissing` or
 * `NameTooLong`, the errors of `parseMobile`, `CityMissing`, `VehicleMissing`, `InfoSourceMissing`.
 *
 * @example
 * parseRegistration({ country: india })({
 *   name: 'Rao & Sons',
 *   mobile: '98765 43210',
 *   city: { id: 3, name: 'bangalore' },
 *   vehicle: null,
 *   infoSource: 'bus_ads',
 * })
 * // → left: { vehicle: { kind: 'VehicleMissing' } }
 */
export const parseRegistration =
  ({ country }: Pick<PartnerRules, 'country'>) =>
  (form: RegistrationForm): E.Either<RegistrationErrors, Registration> => {
    const { city, vehicle } = form
    const name = parsePartnerName(country.name)(form.name)
    const mobile = parseMobile(country.phone)(form.mobile)
    const infoSource = parseInfoSource(form.infoSource)
    if (
      isRight(name) &&
      isRight(mobile) &&
      isRight(infoSource) &&
      city !== null &&
      vehicle !== null
    ) {
      return right({
        name: name.right,
        mobile: mobile.right,
        city,
        vehicle,
        infoSource: infoSource.right,
      })
    }
    return left({
      ...(isLeft(name) ? { name: name.left } : {}),
      ...(isLeft(mobile) ? { mobile: mobile.left } : {}),
      ...(city === null ? { city: { kind: 'CityMissing' as const } } : {}),
      ...(vehicle === null ? { vehicle: { kind: 'VehicleMissing' as const } } : {}),
      ...(isLeft(infoSource) ? { infoSource: infoSource.left } : {}),
    })
  }
