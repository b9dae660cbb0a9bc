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
 * The first name to show; if there is none, `missing`, which is a text of the page's language: `Profile`
 * in English (spec 1 §3).
 *
 * @example
 * shownFirstName({ firstName: 'Asha' }, 'Profile') // → 'Asha'
 * shownFirstName(unknownProfile, 'Profil') // → 'Profil'
 */
export const shownFirstName = (
  { firstName }: Pick<Profile, 'firstName'>,
  missing: string,
): string => firstName.trim() || missing

/**
 * The e-mail address to show; if there is none, `missing`, which is a text of the page's language:
 * `N.A.` in English (spec 1 §3).
 *
 * @example
 * shownEmail({ email: { address: 'asha@example.in' } }, 'N.A.') // → 'asha@example.in'
 * shownEmail(unknownProfile, 'Yok') // → 'Yok'
 * @param profile Only its e-mail address is read.
 */
export const shownEmail = (
  {
    email,
  }: { readonly email: { readonly address: string; readonly isVerified?: boolean | undefined } },
  missing: string,
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
