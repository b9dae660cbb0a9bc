import { describe, expect, it } from '@jest/globals'
import {
  fullName,
  type Profile,
  shownEmail,
  shownFirstName,
  unknownProfile,
} from '../../../src/domain/session/profile.ts'

const asha: Profile = {
  mobile: '9876543210',
  externalId: '2f1b7c1e-5d0a-4f0e-9b57-0d6c1c1f2a3b',
  firstName: 'Asha',
  lastName: 'Rao',
  blacklisted: false,
  email: { address: 'asha@example.in', isVerified: true },
}

describe('a profile', () => {
  it('shows first name and e-mail', () => {
    expect(shownFirstName(asha)).toBe('Asha')
    expect(shownEmail(asha)).toBe('asha@example.in')
  })

  it('shows Profile and N.A. where they are missing or blank', () => {
    expect(shownFirstName(unknownProfile)).toBe('Profile')
    expect(shownEmail(unknownProfile)).toBe('N.A.')
    expect(shownFirstName({ ...asha, firstName: '  ' })).toBe('Profile')
    expect(shownEmail({ ...asha, email: { address: ' ', isVerified: false } })).toBe('N.A.')
  })

  it.each([
    ['Asha', 'Rao', 'Asha Rao'],
    [' Asha ', '', 'Asha'],
    ['', 'Rao', 'Rao'],
    ['', '', ''],
  ])('of %j and %j has the name %j', (firstName, lastName, name) => {
    expect(fullName({ ...asha, firstName, lastName })).toBe(name)
  })

  it('of which nothing is known says empty texts and no', () => {
    expect(unknownProfile).toEqual({
      mobile: '',
      externalId: '',
      firstName: '',
      lastName: '',
      blacklisted: false,
      email: { address: '', isVerified: false },
    })
  })
})
