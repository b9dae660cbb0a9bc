import { prefilledName } from '../person/personName.ts'

/** A customer as the profile call returns them (spec 1 §3). */
export type Profile = {
  readonly mobile: string
  /** The customer's uuid. */
  readonly externalId: string
  readonly firstName: string
  readonly lastName: string
  readonly blacklisted: boolean
  readonly email: { readonly address: string; readonly isVerified: boolean }
}

/** An empty profile. */
export const unknownProfile: Profile = Object.freeze({
  mobile: '',
  externalId: '',
  firstName: '',
  lastName: '',
  blacklisted: false,
  email: Object.freeze({ address: '', isVerified: false }),
})

/**
 * The first name to show; `missing` if there is none, by default `Profile`. Other languages pass their
 * own word (spec 1 §3).
 *
 * @example
 * shownFirstName({ ...unknownProfile, firstName: 'Asha' }) // → 'Asha'
 * shownFirstName(unknownProfile) // → 'Profile'
 * shownFirstName(unknownProfile, 'Profil') // → 'Profil'
 */
export const shownFirstName = (
  { firstName }: Pick<Profile, 'firstName'>,
  missing = 'Profile',
): string => firstName.trim() || missing

/**
 * The e-mail address to show; `missing` if there is none, by default `N.A.`. Other languages pass their
 * own word (spec 1 §3).
 *
 * @example
 * shownEmail(unknownProfile) // → 'N.A.'
 * shownEmail({ email: { address: 'asha@example.in' } }) // → 'asha@example.in'
 * @param profile Only its e-mail address is read.
 */
export const shownEmail = (
  {
    email,
  }: { readonly email: { readonly address: string; readonly isVerified?: boolean | undefined } },
  missing = 'N.A.',
): string => email.address.trim() || missing

/**
 * First and last name joined; empty if both are missing (spec 1 §3). Forms are prefilled with it, so
 * plus signs become spaces (spec 1 §5).
 *
 * @example
 * fullName({ ...unknownProfile, firstName: 'Asha', lastName: 'Rao' }) // → 'Asha Rao'
 * fullName({ ...unknownProfile, firstName: 'Asha+Devi' }) // → 'Asha Devi'
 */
export const fullName = ({ firstName, lastName }: Profile): string =>
  [firstName, lastName]
    .map(prefilledName)
    .filter((word) => word !== '')
    .join(' ')
