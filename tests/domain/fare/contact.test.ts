import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { knownContact, noContact, parseContact } from '../../../src/domain/fare/contact.ts'
import { filledEnquiry, filledForm, india, marketIn } from '../../support/fares.ts'

describe('the contact of a guest', () => {
  it('has all that a guest is asked for', () => {
    const { name, mobile, requirement } = filledForm
    expect(parseContact(india)({ name, mobile, requirement })).toEqual(
      E.right(filledEnquiry.contact),
    )
  })

  it('left empty reports all of its errors at once', () => {
    expect(parseContact(india)(noContact)).toStrictEqual(
      E.left({
        name: { kind: 'NameMissing' },
        mobile: { kind: 'MobileMissing' },
        requirement: { kind: 'RequirementMissing' },
      }),
    )
  })
})

describe('the contact of a customer', () => {
  const asha = { name: 'Asha Rao', mobile: '+91 98765-43210', requirement: 'business' } as const

  it('is sent as the rules of the market read it', () => {
    expect(knownContact(india)(asha)).toEqual({ ...asha, mobile: '9876543210' })
  })

  it('lacks a number of another country', () => {
    expect(knownContact(marketIn('tr-TR'))(asha)).toEqual({ ...asha, mobile: '' })
  })
})
