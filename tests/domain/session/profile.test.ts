import { describe, expect, it } from '@jest/globals'
import {
  fullName,
  type Profile,
  shownEmail,
  shownFirstName,
  unknownProfile,
} from '../../../src/domain/session/profile.ts'

const kiran: Profile = {
  ...unknownProfile,
  mobile: '9812345678',
  firstName: ' Kiran ',
  lastName: 'Rao',
  email: { address: 'kiran@hathi.example', isVerified: true },
}

describe('a customer’s profile', () => {
  it('is empty and not blacklisted if nothing is known', () => {
    expect(unknownProfile).toEqual({
      mobile: '',
      externalId: '',
      firstName: '',
      lastName: '',
      blacklisted: false,
      email: { address: '', isVerified: false },
    })
  })

  it('shows the first name and the e-mail', () => {
    expect(shownFirstName(kiran, 'Profile')).toBe('Kiran')
    expect(shownEmail(kiran, 'N.A.')).toBe('kiran@hathi.example')
    expect(fullName(kiran)).toBe('Kiran Rao')
  })

  it('shows the given fallback texts if they are missing', () => {
    expect(shownFirstName({ ...kiran, firstName: '  ' }, 'Profile')).toBe('Profile')
    expect(shownEmail({ ...kiran, email: { address: ' ', isVerified: false } }, 'N.A.')).toBe(
      'N.A.',
    )
    expect(shownFirstName(unknownProfile, 'Profil')).toBe('Profil')
    expect(shownEmail(unknownProfile, 'Yok')).toBe('Yok')
  })

  it('has the full name from the parts that are known', () => {
    expect(fullName({ ...kiran, lastName: '' })).toBe('Kiran')
    expect(fullName({ ...kiran, firstName: '' })).toBe('Rao')
    expect(fullName(unknownProfile)).toBe('')
    expect(fullName({ ...kiran, firstName: 'Kiran+Kumar', lastName: '+' })).toBe('Kiran Kumar')
  })
})
